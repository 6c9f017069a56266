/** What the dashboard shows below its head, in the order that it has for whoever has not chosen another. */
export const DASHBOARD_WIDGETS = [
  'calendar',
  'tasks',
  'recentCourses',
  'results',
  'certificates',
  'communications',
  'suggestions',
  'banners',
] as const;
export type DashboardWidget = (typeof DASHBOARD_WIDGETS)[number];

export type PlacedWidget = { widget: DashboardWidget; isShown: boolean };

/**
 * The widgets in the learner's order. What they chose before a widget was there says nothing about it: it comes last,
 * and shown. What is no widget any more is left out.
 */
export function arrangeWidgets(chosen: ReadonlyArray<{ widget: string; isShown: boolean }>): PlacedWidget[] {
  const known = chosen.flatMap(({ widget: name, isShown }) => {
    const widget = DASHBOARD_WIDGETS.find((one) => one === name);
    return widget ? [{ widget, isShown }] : [];
  });
  const missing = DASHBOARD_WIDGETS.filter((one) => !known.some(({ widget }) => widget === one));
  return [...known, ...missing.map((widget) => ({ widget, isShown: true }))];
}

/** Whether two come to the same: what one of them leaves out is where it comes by itself. */
export function isSameArrangement(one: readonly PlacedWidget[], other: readonly PlacedWidget[]): boolean {
  const others = arrangeWidgets(other);
  return arrangeWidgets(one).every(
    ({ widget, isShown }, place) => others[place]?.widget === widget && others[place].isShown === isShown,
  );
}
