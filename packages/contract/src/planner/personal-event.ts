import { EVENT_TITLE_LENGTH } from '@lantern/domain/limits';
import * as z from 'zod/mini';
import { writtenLine } from '../written-text';
import { calendarDay, calendarMoment } from './calendar-day';

/** [2.12] What learners write about an event of their own: from a moment to a moment, or whole days, the last included. */
export const personalEvent = z.strictObject({
  title: writtenLine(EVENT_TITLE_LENGTH),
  at: z.nullable(calendarMoment),
  end: z.nullable(calendarMoment),
  on: z.nullable(calendarDay),
  until: z.nullable(calendarDay),
});
export type PersonalEvent = z.output<typeof personalEvent>;
