/** Is the day at the start of this text in the calendar? A Date makes 2 March of 30 February. */
export function isRealDay(text: string): boolean {
  const day = text.slice(0, 10);
  const date = new Date(day);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
}
