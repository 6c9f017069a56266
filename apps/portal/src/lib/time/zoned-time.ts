import { isoDay } from './calendar-days';

const DAY_MS = 86_400_000;

/** What a clock in this zone shows, as `16:05`. */
export function clockTime(at: Date, timeZone: string): string {
  const options = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  return new Intl.DateTimeFormat('en-US', options).format(at);
}

/**
 * When a clock in this zone shows that time of that day. Of an hour that comes twice, the first; what a clock leaps
 * over is as much later as it leaps.
 */
export function momentIn(timeZone: string, day: string, time: string): Date {
  const [first] = momentsIn(timeZone, day, time);
  const [before = 0] = offsetsAround(timeZone, asUtc(day, time));
  return first ?? new Date(asUtc(day, time) - before);
}

/** Every moment at which it shows it, the first first: two of an hour that comes twice, none of what a clock leaps over. */
export function momentsIn(timeZone: string, day: string, time: string): Date[] {
  const wanted = asUtc(day, time);
  const moments = new Set(offsetsAround(timeZone, wanted).map((offset) => wanted - offset));
  return [...moments]
    .filter((ms) => ms + offsetAt(timeZone, ms) === wanted)
    .toSorted((one, other) => one - other)
    .map((ms) => new Date(ms));
}

function asUtc(day: string, time: string): number {
  return Date.parse(`${day}T${time}:00Z`);
}

function offsetAt(timeZone: string, ms: number): number {
  const at = new Date(ms);
  return asUtc(isoDay(at, timeZone), clockTime(at, timeZone)) - ms;
}

/** Of the day before and of the day after: where they differ, the clock changes in between. */
function offsetsAround(timeZone: string, ms: number): number[] {
  return [ms - DAY_MS, ms + DAY_MS].map((around) => offsetAt(timeZone, around));
}
