import type { Cadence } from '@lantern/domain/notifications/notification-kinds';

/** Of the day where the reader lives. */
export const DIGEST_HOUR = 7;
/** 1 is Monday, 7 Sunday. */
export const DIGEST_WEEKDAY = 1;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/**
 * When the next digest is due: the first morning after now, never 24 hours later, since days have 23 and 25 hours too.
 * Computed here and not in SQL: the databases know other editions of the zones.
 */
export function nextDigest(now: Date, cadence: Cadence, timeZone: string): Date {
  const today = localTime(now, timeZone);
  for (let days = 0; ; days += 1) {
    // A day of the calendar there; Date.UTC alone counts them.
    const day = new Date(Date.UTC(today.year, today.month - 1, today.day + days));
    const weekday = day.getUTCDay() === 0 ? 7 : day.getUTCDay();
    if (cadence === 'weekly' && weekday !== DIGEST_WEEKDAY) continue;
    const due = momentOf(day, timeZone);
    if (due > now) return due;
  }
}

/** Whether it may be sent now: the morning has begun there. A zone that changed after it was planned may say no. */
export function isDigestTime(now: Date, cadence: Cadence, timeZone: string): boolean {
  const { year, month, day, hour } = localTime(now, timeZone);
  const weekday = new Date(Date.UTC(year, month - 1, day)).getUTCDay() || 7;
  return hour >= DIGEST_HOUR && (cadence === 'daily' || weekday === DIGEST_WEEKDAY);
}

/** The hour of the digest on that day; where the clock skips it, the moment at which it has skipped it. */
function momentOf(day: Date, timeZone: string): Date {
  const wanted = day.getTime() + DIGEST_HOUR * 60 * MINUTE_MS;
  const offsets = [wanted - DAY_MS, wanted + DAY_MS].map((near) => offsetAt(new Date(near), timeZone));
  const candidates = offsets.map((offset) => new Date(wanted - offset));
  const exact = candidates.find((moment) => moment.getTime() + offsetAt(moment, timeZone) === wanted);
  const [before = new Date(wanted)] = candidates;
  return exact ?? before;
}

/** How far the clock there is ahead of UTC. */
function offsetAt(moment: Date, timeZone: string): number {
  const { year, month, day, hour, minute } = localTime(moment, timeZone);
  const there = Date.UTC(year, month - 1, day, hour, minute);
  return there - Math.floor(moment.getTime() / MINUTE_MS) * MINUTE_MS;
}

type LocalTime = { year: number; month: number; day: number; hour: number; minute: number };

export function localTime(moment: Date, timeZone: string): LocalTime {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  }).formatToParts(moment);
  const valueOf = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value ?? 0);
  return {
    year: valueOf('year'),
    month: valueOf('month'),
    day: valueOf('day'),
    hour: valueOf('hour'),
    minute: valueOf('minute'),
  };
}
