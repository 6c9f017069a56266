import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { contentsCount, countedActivities } from '@lantern/domain/contents/contents-count';
import { type MissingActivity, whatIsMissing } from '@lantern/domain/attempt/what-is-missing';
import { lastRecord, lastWorkflow } from '@lantern/domain/enrollment/enrolled-course';
import { canBeTakenAgain } from '@lantern/domain/course/start-refusal';
import { courseResult } from '@lantern/domain/grade/course-result';
import type { WholeTree } from '../../../api/attempts/activities';
import { partsOf } from '../../../parts/attempt-ending/root-part';
import { listedCourse } from '../../../parts/table-of-contents/listed-course';

export type EndFacts = {
  isFinished: boolean;
  /** Null where nothing says so, or where it is not told. */
  passed: boolean | null;
  /** 0 to 1; null where there is none, or where it is not told. */
  normalizedScore: number | null;
  endedOn: Date | null;
  /** Calendar days from the first to the last, at least one; null where the attempt was not begun here. */
  days: number | null;
  activities: readonly ActivityPart[];
  /** How many of them are complete, by the count that the rest of the product shows. */
  done: number;
  missing: readonly MissingActivity[];
  canBeTakenAgain: boolean;
};

const DAY_MS = 86_400_000;

/** [4.16] What the end of a course tells; a course of one activity is told of like any other. */
export function endFacts(course: ObjectiveAccess, tree: WholeTree, now: Date): EndFacts {
  const attempt = lastWorkflow(course);
  const parts = partsOf(tree, course);
  const result = courseResult(course, now);
  const endedOn = attempt?.finished ?? attempt?.submitted ?? null;
  return {
    isFinished: attempt?.state === 'finished',
    passed: result.kind === 'shown' ? result.passed : null,
    normalizedScore: result.kind === 'shown' ? (lastRecord(course)?.normalizedScore ?? null) : null,
    endedOn,
    days:
      attempt?.started && endedOn
        ? Math.max(1, Math.ceil((endedOn.getTime() - attempt.started.getTime()) / DAY_MS))
        : null,
    activities: countedActivities(parts),
    done: contentsCount(parts).done,
    missing: whatIsMissing(parts, listedCourse(course, tree, now), now),
    canBeTakenAgain: canBeTakenAgain(course, now),
  };
}
