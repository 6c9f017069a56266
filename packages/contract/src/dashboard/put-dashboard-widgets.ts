import * as z from 'zod/mini';
import { defineCall } from '../call';
import { placedWidgets } from './placed-widgets';

/** [2.2] */
export const putDashboardWidgets = defineCall({
  method: 'PUT',
  path: '/api/lms/v1/users/me/dashboard/widgets',
  audience: 'learner',
  summary:
    'Says in which order the caller wants the widgets of their dashboard, and which of them; refused as a conflict where they are not, by now, as the caller says that they were before.',
  body: z.extend(placedWidgets, { before: z.optional(placedWidgets.shape.widgets) }),
  response: placedWidgets,
});
