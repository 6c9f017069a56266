/** [5.6] The zone to save, or null when the learner chose the one in use. */
export function timeZoneChange(current: string | null, chosen: string): string | null {
  return chosen === current ? null : chosen;
}
