/** `1 h 30 min 5 s` in seconds. */
export function secondsOf(value: unknown): number | undefined {
  const found =
    typeof value === 'string'
      ? /^(?:(\d{1,5}) ?h)? ?(?:(\d{1,5}) ?min)? ?(?:(\d{1,7}) ?s)?$/.exec(value)
      : null;
  if (!found || value === '') return undefined;
  const [hours = 0, minutes = 0, seconds = 0] = found.slice(1).map((part) => Number(part ?? 0));
  return hours * 3600 + minutes * 60 + seconds;
}

/** Seconds as an author writes them. */
export function durationText(seconds: number): string {
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const;
  const said = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count} ${unit}`);
  return said.join(' ') || '0 s';
}
