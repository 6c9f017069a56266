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
