import { randomUUID } from 'node:crypto';
import { isCourseOpen } from '@lantern/domain/course/course-closure';
import { expect } from 'vitest';
import { NORTH } from '../../test-tenants';
import { takeToolScore } from '../../../src/attempts/tool-scores/take-tool-score';
import type { Step } from '../attempt-model';
import { goOn } from './grader-steps';
import { score, takePoints } from '../piece-model';
import { gradedAttempt, partOf, workIn } from './piece-steps';

const TOOL_ID = randomUUID();

/** [4.3] [4.18] [8.8] Whenever it comes: of an earlier try, after the hand-in, in a closed course, of somebody suspended. */
export function sendScore(tryNumber: number, points: number): Step {
  return {
    label: `the tool gives try ${tryNumber} of the quiz ${points}`,
    isPossible: ({ attempts }) => (attempts.graded?.works.quiz?.tries ?? 0) >= tryNumber,
    run: async (model, world) => {
      const attempt = gradedAttempt(model);
      const work = workIn(attempt, 'quiz');
      const { kind } = await takeToolScore(
        world.server.db,
        {
          tenantId: NORTH.id,
          toolId: TOOL_ID,
          lineItemId: partOf(world, 'quiz'),
          activityWorkflowId: work.id,
          tryNumber,
          userId: world.userId,
          score: {
            occurred: world.clock.now,
            activityProgress: 'Completed',
            gradingProgress: 'FullyGraded',
            scoreGiven: points,
            scoreMaximum: 1,
            comment: null,
          },
        },
        { now: world.clock.now, newId: randomUUID },
      );
      const isAllowed = attempt.state === 'inProgress' || attempt.state === 'inGrading';
      expect(kind).toBe(isAllowed ? 'taken' : 'refused');
      if (!isAllowed) return 'scored too late';
      const isLate = tryNumber < work.tries;
      if (isLate) takePoints(work, points);
      else score(work, points);
      goOn(model, attempt);
      if (!isCourseOpen(model.course)) return 'scored in a closed course';
      return isLate ? 'scored late' : 'scored';
    },
  };
}
