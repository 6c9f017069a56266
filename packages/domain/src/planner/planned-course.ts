import type { ActivityConstraint } from '../activity/activity-part';
import type { WorkedOn } from '../activity/is-done';
import type { DueCourse } from '../course/course-due';

/** [3.8] An activity that has a date of its own, as far as planning goes. */
export type PlannedActivity = {
  axis: string;
  /** [5.10] Its own or inherited. */
  optional: boolean;
  /** [3.8] What stands on the activity itself. */
  own: ActivityConstraint;
  /** [5.10] What holds for it: its own, else what stands above it. */
  constraint: ActivityConstraint;
  /** The last attempts at what must be done in it: at itself, or at all that is required below it. */
  work: ReadonlyArray<WorkedOn | null>;
};

/** [3.4] A course of the learner with what has a date in it. */
export type PlannedCourse<Activity extends PlannedActivity = PlannedActivity> = DueCourse & {
  activities: readonly Activity[];
};
