/** The day, as YYYY-MM-DD, that it is for somebody; where their zone is unknown, in UTC. */
export function calendarDay(at: Date, timeZone: string | null): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: knownTimeZone(timeZone),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at);
}

/** Where the person's clock stands; UTC where nobody said, or nobody knows the name. */
export function knownTimeZone(timeZone: string | null): string {
  if (!timeZone) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
