import { EVENT_TITLE_LENGTH } from '@lantern/domain/limits';
import * as z from 'zod/mini';
import { day, instant } from '../call';

/** [2.12] What learners write about an event of their own: from a moment to a moment, or whole days, the last included. */
export const personalEvent = z.strictObject({
  title: z.string().check(z.trim(), z.minLength(1), z.maxLength(EVENT_TITLE_LENGTH)),
  at: z.nullable(instant),
  end: z.nullable(instant),
  on: z.nullable(day),
  until: z.nullable(day),
});
export type PersonalEvent = z.output<typeof personalEvent>;
