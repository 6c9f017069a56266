/** [9.7] Whole minutes, rounded up; the count of "{{count}} minutes". Null when no duration is known. */
export function durationMinutes(seconds: number | null): number | null {
  return seconds === null ? null : Math.max(0, Math.ceil(seconds / 60));
}
