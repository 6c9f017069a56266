import { DASHBOARD_WIDGETS } from '@lantern/domain/dashboard/widgets';
import * as z from 'zod/mini';

const placedWidget = z.strictObject({ widget: z.enum(DASHBOARD_WIDGETS), isShown: z.boolean() });

/** Each once, in the learner's order. Those that are left out come last; none at all is the usual order. */
export const placedWidgets = z.strictObject({
  widgets: z.array(placedWidget).check(
    z.maxLength(DASHBOARD_WIDGETS.length),
    z.refine((widgets) => new Set(widgets.map(({ widget }) => widget)).size === widgets.length, {
      error: 'Each widget once.',
    }),
  ),
});
