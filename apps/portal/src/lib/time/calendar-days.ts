const DAY_MS = 24 * 60 * 60 * 1000;

/** [4.22] How many times the date changes between two moments, where the clock stands at this time zone; below 0 backwards. */
export function calendarDaysBetween(from: Date, to: Date, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  const dayOf = (date: Date) => {
    const [month = 1, day = 1, year = 1970] = format.format(date).split('/').map(Number);
    return Date.UTC(year, month - 1, day) / DAY_MS;
  };
  return dayOf(to) - dayOf(from);
}

/** The day, as ISO 8601 writes it, that it is where the clock stands at this time zone. */
export function isoDay(date: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(date);
}

/** A moment within that day, wherever the clock stands. */
export function momentOfDay(day: string, timeZone: string): Date {
  const noon = new Date(`${day}T12:00:00Z`);
  // East of UTC+12 that is the next day already.
  return isoDay(noon, timeZone) === day ? noon : new Date(`${day}T00:00:00Z`);
}
