/** How far the reader's clock is from UTC at that moment: UTC+01:00. */
export function utcOffset(date: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(date);
  const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? '';
  // Some say "GMT" alone on the meridian, some "GMT+00:00": server and browser must say the same.
  return `UTC${name.replace('GMT', '') || '+00:00'}`;
}
