import type { DashboardWidget, PlacedWidget } from './widgets';

type Move = { widget: DashboardWidget; towards: 'start' | 'end' };

/**
 * One place towards the start or the end, past the next of those that the tenant has; the same where there is none
 * left. What the tenant has not stays where it is, for when it is back.
 */
export function moveWidget(
  widgets: readonly PlacedWidget[],
  { widget, towards }: Move,
  isThere: (widget: DashboardWidget) => boolean,
): PlacedWidget[] {
  const order = widgets.filter((one) => isThere(one.widget));
  const from = order.findIndex((one) => one.widget === widget);
  const moved = order[from];
  const passed = order[towards === 'start' ? from - 1 : from + 1];
  if (!moved || !passed) return [...widgets];
  return widgets.map((one) => (one === moved ? passed : one === passed ? moved : one));
}
