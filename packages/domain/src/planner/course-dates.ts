import { isDone } from '../activity/is-done';
import { isCourseOpen } from '../course/course-closure';
import { lastRecord, lastWorkflow } from '../enrollment/enrolled-course';
import { type GradeReveal, gradeRevealTime } from '../grade/grade-reveal';
import type { CalendarKind, DateStatus } from './calendar-kinds';
import { courseTasks } from './course-tasks';
import type { PlannedActivity, PlannedCourse } from './planned-course';

/** [2.12] What a date of a course, or of one of its activities, can say; in the order in which they come. */
const COURSE_KINDS = [
  'opens',
  'startUntil',
  'due',
  'graceUntil',
  'closes',
  'results',
  'event',
] as const satisfies readonly CalendarKind[];
type CourseDateKind = (typeof COURSE_KINDS)[number];

export type DatedActivity = PlannedActivity & {
  /** [4.2] Of an event: when it takes place. */
  event: { start: Date; end: Date } | null;
};

export type CourseDate<Activity> = {
  kind: CourseDateKind;
  at: Date;
  /** Of what lasts: an event. */
  end: Date | null;
  /** Null for the course itself. */
  activity: Activity | null;
  status: DateStatus | null;
};

type DatedCourse<Activity extends DatedActivity> = PlannedCourse<Activity> &
  GradeReveal &
  Pick<DatedActivity, 'event'>;

/** [2.12] [3.8] Every date that a course and its activities have for the learner; none of a draft or an archived course. */
export function courseDates<Activity extends DatedActivity>(
  course: DatedCourse<Activity>,
  now: Date,
): Array<CourseDate<Activity>> {
  if (!isCourseOpen(course.objective.state)) return [];
  const wanted = courseTasks(course, now);
  const isWanted = (activity: Activity | null) => wanted.some((task) => task.activity === activity);
  const statusOf = (due: Date, activity: Activity | null): DateStatus | null => {
    if (isWanted(activity)) return due < now ? 'overdue' : null;
    return (activity ? isActivityDone(activity) : isHandedIn(course)) ? 'done' : null;
  };
  const dated = (activity: Activity | null, dates: Partial<Record<CourseDateKind, Date | null>>) =>
    COURSE_KINDS.flatMap((kind): Array<CourseDate<Activity>> => {
      const at = dates[kind];
      if (!at) return [];
      const status = kind === 'due' ? statusOf(at, activity) : null;
      const { event } = activity ?? course;
      return [{ kind, at, end: kind === 'event' && event ? event.end : null, activity, status }];
    });
  const isBegun = lastWorkflow(course) !== null || lastRecord(course) !== null;
  return [
    ...dated(null, {
      opens: course.availabilityDate,
      // [4.21] Who has begun may go on: the end of the window is for those who have not.
      startUntil: isBegun ? null : course.availabilityEndDate,
      due: course.dueDate,
      results: gradeRevealTime(course),
      event: course.event?.start ?? null,
    }),
    ...course.activities.flatMap((activity) => dated(activity, datesOf(activity))),
  ];
}

/** [3.8] What stands on an activity itself: what it inherits stands where it comes from. Reading 20 for its results. */
function datesOf({ own, event, work }: DatedActivity): Partial<Record<CourseDateKind, Date | null>> {
  const isBegun = work.some((one) => one !== null);
  return {
    opens: own.startFrom,
    startUntil: isBegun ? null : own.startUntil,
    due: own.due,
    graceUntil: own.gracePeriodUntil,
    closes: own.accessibleUntil,
    results: resultsTime(own),
    event: event?.start ?? null,
  };
}

/** [4.27] The moment from which results can be seen; none where it is something else that decides. */
function resultsTime({ resultsDisclosurePolicy, ...own }: DatedActivity['own']): Date | null {
  if (resultsDisclosurePolicy !== null && resultsDisclosurePolicy !== 'afterDate') return null;
  return own.resultsDisclosureFrom ?? own.revealResultsFrom;
}

function isActivityDone({ work }: PlannedActivity): boolean {
  return work.length > 0 && work.every((one) => isDone(one));
}

function isHandedIn(course: PlannedCourse): boolean {
  const workflow = lastWorkflow(course);
  return workflow ? workflow.state !== 'inProgress' : lastRecord(course) !== null;
}
