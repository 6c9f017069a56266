import { calendarAddress } from '@lantern/domain/planner/calendar-view';
import { countText } from '@lantern/fragment-kit/count-text';
import type { FragmentProps } from '@lantern/fragment-kit/fragment-props';
import type { Texts } from './fragment';
import type { ShownDates } from './load-dates';
import { Swatch } from './swatch';
import { dayFormat } from './day-format';

type WeekStripProps = Pick<ShownDates, 'strip'> & { texts: Texts; page: FragmentProps };

const MOST_DOTS = 3;

/** [2.12] Seven days side by side, with a dot for each date; a press leads to the day. */
export function WeekStrip({ strip, texts, page }: WeekStripProps) {
  const { locale, navigation } = page;
  const weekday = dayFormat(locale, { weekday: 'short' });
  const number = dayFormat(locale, { day: 'numeric' });
  const full = dayFormat(locale, { dateStyle: 'full' });
  return (
    <ol className="week">
      {strip.map(({ day, dates }, index) => (
        <li key={day}>
          <a
            href={navigation.hrefOf(`/calendar/${calendarAddress({ view: 'day', day })}`)}
            aria-label={[full(day), dates.length > 0 && countText(locale, texts.dates, dates.length)]
              .filter(Boolean)
              .join(', ')}
            aria-current={index === 0 ? 'date' : undefined}
          >
            <small>{weekday(day)}</small>
            <b>{number(day)}</b>
            <span className="dots">
              {dates.slice(0, MOST_DOTS).map(({ id, course }) => (
                <Swatch key={id} course={course} />
              ))}
            </span>
          </a>
        </li>
      ))}
    </ol>
  );
}
