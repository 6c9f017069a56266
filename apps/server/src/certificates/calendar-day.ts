/** The day, as YYYY-MM-DD, that it is for somebody; where their zone is unknown, in UTC. */
export function calendarDay(at: Date, timeZone: string | null): string {
  return new Intl.DateTimeFormat('en-CA', {
    timeZone: knownZone(timeZone),
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
  }).format(at);
}

function knownZone(timeZone: string | null): string {
  if (!timeZone) return 'UTC';
  try {
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone;
  } catch {
    return 'UTC';
  }
}
