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
  const asUtc = Date.parse(`${day}T${time}:00Z`);
  const shown = (ms: number) => {
    const at = new Date(ms);
    return Date.parse(`${isoDay(at, timeZone)}T${clockTime(at, timeZone)}:00Z`);
  };
  // The offsets of the day before and of the day after: where they differ, the clock changes in between.
  const offsets = [asUtc - DAY_MS, asUtc + DAY_MS].map((ms) => shown(ms) - ms);
  const moments = offsets.map((offset) => asUtc - offset);
  const fitting = moments.filter((ms) => shown(ms) === asUtc);
  return new Date(fitting.length > 0 ? Math.min(...fitting) : (moments[0] ?? asUtc));
}
