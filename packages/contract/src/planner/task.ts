import { TASK_TITLE_LENGTH } from '@lantern/domain/limits';
import { ACTIVITY_TYPE_CODES } from '@lantern/domain/vocabulary-codes';
import * as z from 'zod/mini';
import { id, instant, language } from '../call';
import { coded } from '../coded';
import { writtenLine } from '../written-text';
import { calendarDay } from './calendar-day';

/** Something to do: what a course wants by a date, or what learners have set themselves. */
export const task = z.object({
  /** The same as long as it is the same attempt's. */
  id: z.string(),
  title: z.string(),
  language,
  /** Of what courses want: the moment; of one's own: the day. */
  due: z.nullable(instant),
  dueOn: z.nullable(z.iso.date()),
  course: z.nullable(z.object({ objectiveId: id, name: z.string(), language, code: z.string() })),
  /** Which of the course's activities it is; null for the course itself, and for one's own. */
  activity: z.nullable(z.object({ axis: z.string(), type: coded(ACTIVITY_TYPE_CODES) })),
  isMandatory: z.boolean(),
  /** Of the course, 0 to 1; null where it was not begun, and for one's own. */
  progress: z.nullable(z.number()),
  isPersonal: z.boolean(),
  /** When the learner ticked it. It hands nothing in. */
  ticked: z.nullable(instant),
});
export type Task = z.output<typeof task>;

/** What learners write about a task of their own. */
export const personalTask = z.strictObject({
  title: writtenLine(TASK_TITLE_LENGTH),
  dueOn: z.nullable(calendarDay),
  objectiveId: z.nullable(id),
});
export type PersonalTask = z.output<typeof personalTask>;
