import { formattingLocale } from '@lantern/domain/display/locales';
import { usePage } from '../../lib/page/page-facts';

type EventTimes = {
  /** In the reader's zone, and that zone's name. */
  here: string;
  hereZone: string;
  /** In the zone of the place; null where its clocks show the same. */
  there: string | null;
  thereZone: string;
};

/** From and until, as the reader writes dates: Friday, 20 November 2026, 15:00 – 16:30. */
export function useEventTimes({
  start,
  end,
  timeZone: placeZone,
}: {
  start: Date;
  end: Date;
  timeZone: string;
}): EventTimes {
  const { locale, timeZone } = usePage();
  const tag = formattingLocale(locale);
  const rangeIn = (zone: string) =>
    new Intl.DateTimeFormat(tag, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      timeZone: zone,
    }).formatRange(start, end);
  const zoneName = (zone: string) =>
    new Intl.DateTimeFormat(tag, { timeZone: zone, timeZoneName: 'long' })
      .formatToParts(start)
      .find(({ type }) => type === 'timeZoneName')?.value ?? zone;
  const here = rangeIn(timeZone);
  const there = isZone(placeZone) ? rangeIn(placeZone) : here;
  return {
    here,
    hereZone: zoneName(timeZone),
    there: there === here ? null : there,
    thereZone: there === here ? '' : zoneName(placeZone),
  };
}

/** A zone that this browser does not know must not take the page down. */
function isZone(timeZone: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone }).format();
    return true;
  } catch {
    return false;
  }
}
