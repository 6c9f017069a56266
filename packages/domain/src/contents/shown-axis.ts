/** Further down only the last steps of the way are told: the whole of it would leave no room for the name. */
const MOST_STEPS = 6;
const LAST_STEPS = 3;

/** [2.29] The number in front of a name. */
export function shownAxis(axis: string): string {
  const steps = axis.split('.');
  return steps.length > MOST_STEPS ? `…${steps.slice(-LAST_STEPS).join('.')}` : axis;
}
