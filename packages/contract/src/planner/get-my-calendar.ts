import * as z from 'zod/mini';
import { defineCall, instant } from '../call';
import { calendarDate } from './calendar-date';

/** [2.12] */
export const getMyCalendar = defineCall({
  method: 'GET',
  path: '/api/lms/v1/users/me/calendar',
  audience: 'signedIn',
  summary:
    'Every date between two moments, at most 400 days apart, that matters to the caller: of their courses and certificates, and of the tasks and events of their own.',
  query: z.strictObject({ from: instant, to: instant }),
  response: z.object({ dates: z.array(calendarDate) }),
});
