const DAY_MS = 24 * 60 * 60 * 1000;

/** The day, as ISO 8601 writes it, that it is where the clock stands at this time zone. */
export function isoDay(date: Date, timeZone: string): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(date);
}

/** From one day to another, as isoDay gives them; below 0 backwards. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / DAY_MS);
}
