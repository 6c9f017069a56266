import type { DashboardWidget, PlacedWidget } from './widgets';

/** One place towards the start or the end; the same where there is none left. */
export function moveWidget(
  widgets: readonly PlacedWidget[],
  widget: DashboardWidget,
  towards: 'start' | 'end',
): PlacedWidget[] {
  const from = widgets.findIndex((one) => one.widget === widget);
  const to = towards === 'start' ? from - 1 : from + 1;
  const moved = widgets[from];
  if (!moved || to < 0 || to >= widgets.length) return [...widgets];
  return widgets.toSpliced(from, 1).toSpliced(to, 0, moved);
}
