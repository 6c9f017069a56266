import { mayGradeWorkOf } from '@lantern/domain/access/right-to-grade';
import type { Db } from '../../db/db';
import type { Moment } from '../attempt-change';
import { followGrade, lockGradedTogether } from './team-grades';
import { type Grading, type GradingOutcome, gradeOwnActivity } from './grade-own-activity';

/**
 * [4.3] A person or a tool gives an activity its score; the attempt goes on when it waited for that alone. [3.10] Who has
 * handed the same work in has the same grade.
 */
export function gradeActivity(db: Db, grading: Grading, moment: Moment): Promise<GradingOutcome> {
  return db.transaction(async (tx): Promise<GradingOutcome> => {
    const shared = await lockGradedTogether(tx, grading);
    const isOwn = shared.others.some(({ userId }) => !mayGradeWorkOf(userId, grading.userId));
    if (isOwn) return { kind: 'refused', reason: 'ownWork' };
    const outcome = await gradeOwnActivity(tx, grading, moment);
    if (outcome.kind === 'refused') return outcome;
    for (const { activityWorkflowId } of shared.others) {
      await gradeOwnActivity(tx, { ...grading, activityWorkflowId }, moment);
    }
    await followGrade(tx, grading, shared);
    return outcome;
  });
}
