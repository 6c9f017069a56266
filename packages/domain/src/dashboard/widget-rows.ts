import type { DashboardWidget } from './widgets';

/** How much of a row a widget wants on a wide screen. */
const WIDTHS: Record<DashboardWidget, 'wide' | 'narrow' | 'whole'> = {
  calendar: 'wide',
  tasks: 'narrow',
  recentCourses: 'whole',
  results: 'wide',
  certificates: 'narrow',
  communications: 'whole',
  suggestions: 'whole',
  banners: 'whole',
};

export type WidgetRow = {
  widgets: DashboardWidget[];
  /** Two of a kind share a row in halves; otherwise the wide one has the greater part. */
  split: 'none' | 'halves' | 'wideFirst' | 'wideLast';
};

/** Rows without a hole, whatever the order: two that do not want all of it share one, and one alone has it to itself. */
export function widgetRows(widgets: readonly DashboardWidget[]): WidgetRow[] {
  const [first, second, ...others] = widgets;
  if (!first) return [];
  if (!second || WIDTHS[first] === 'whole' || WIDTHS[second] === 'whole') {
    return [{ widgets: [first], split: 'none' }, ...widgetRows(widgets.slice(1))];
  }
  const isAlike = WIDTHS[first] === WIDTHS[second];
  const split = isAlike ? 'halves' : WIDTHS[first] === 'wide' ? 'wideFirst' : 'wideLast';
  return [{ widgets: [first, second], split }, ...widgetRows(others)];
}
