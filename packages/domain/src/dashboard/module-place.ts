/** Which of the course's modules an activity is in; null for one that is in none, or in one that is not shown. */
export function modulePlace(
  axis: string,
  topAxes: readonly string[],
): { number: number; total: number } | null {
  const [top = ''] = axis.split('.');
  const place = topAxes.indexOf(top);
  return axis === top || place === -1 ? null : { number: place + 1, total: topAxes.length };
}
