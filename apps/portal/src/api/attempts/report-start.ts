import { reportEvent } from './report-event';
import type { StartOutcome } from './start-sequence';

/** [7.33] What is told of an attempt that began, from whichever page. */
export function reportStart(objectiveId: string, { isRestart, activity }: StartOutcome): void {
  reportEvent('objective_start', { objectiveId });
  reportEvent(isRestart ? 'course_restart' : 'course_open_first_time', { objectiveId });
  if (activity === 'started') reportEvent('activity_start', { objectiveId });
}
