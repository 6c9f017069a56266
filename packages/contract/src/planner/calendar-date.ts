import { CALENDAR_KINDS, DATE_STATUSES } from '@lantern/domain/planner/calendar-kinds';
import { ACTIVITY_TYPE_CODES } from '@lantern/domain/vocabulary-codes';
import * as z from 'zod/mini';
import { id, instant, language } from '../call';
import { coded } from '../coded';

/** [2.12] Something that has a date: of a course, of one of its activities, of a certificate, or a task or an event of the learner's own. */
export const calendarDate = z.object({
  /** The same for the same date of the same thing, whenever it is moved. */
  id: z.string(),
  kind: z.enum(CALENDAR_KINDS),
  title: z.string(),
  language,
  /** The moment; null of what has a day only. */
  at: z.nullable(instant),
  /** Of what lasts. */
  end: z.nullable(instant),
  /** The day; null of what has a moment. */
  on: z.nullable(z.iso.date()),
  /** Of what lasts days: the last of them. */
  until: z.nullable(z.iso.date()),
  course: z.nullable(
    z.object({ objectiveId: id, name: z.string(), language, code: z.string(), isBegun: z.boolean() }),
  ),
  /** Null for the course itself, and for what is not of a course. */
  activity: z.nullable(z.object({ axis: z.string(), type: coded(ACTIVITY_TYPE_CODES) })),
  /** Of a certificate. */
  certificateNumber: z.nullable(z.string()),
  /** [4.22] Of what is due: done, or not and late. */
  status: z.nullable(z.enum(DATE_STATUSES)),
});
export type CalendarDate = z.output<typeof calendarDate>;
