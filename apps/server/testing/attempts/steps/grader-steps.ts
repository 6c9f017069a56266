import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { NORTH } from '../../test-tenants';
import { approveAttempt } from '../../../src/attempts/grading/approve-attempt';
import { gradeActivity } from '../../../src/attempts/grading/grade-activity';
import { reopenAttempt } from '../../../src/attempts/grading/reopen-attempt';
import { end, type Model, type ModelAttempt, type Step } from '../attempt-model';
import type { World } from '../attempt-world';
import { giveBack, isAwaited, type Piece, score } from '../piece-model';
import { gradedAttempt, workIn } from './piece-steps';
import { submitOf } from '../sent-command';

const momentOf = ({ clock }: World) => ({ now: clock.now, newId: randomUUID });

/** [4.3] Only what was handed in, and is graded: a film is watched. */
export function grade(piece: Piece, points: number): Step {
  return {
    label: `a grader gives the ${piece} ${points}`,
    isPossible: ({ attempts }) => Boolean(attempts.graded?.works[piece]),
    run: async (model, world) => {
      const attempt = gradedAttempt(model);
      const work = workIn(attempt, piece);
      const grading = { tenantId: NORTH.id, activityWorkflowId: work.id, userId: null, maxScore: 1 };
      const { kind } = await gradeActivity(
        world.server.db,
        { ...grading, actor: 'grader', score: points },
        momentOf(world),
      );
      const isTaken = attempt.state === 'inProgress' || attempt.state === 'inGrading';
      const isAllowed = piece !== 'film' && isTaken && work.state !== 'open' && work.isSubmitted;
      expect(kind).toBe(isAllowed ? 'graded' : 'refused');
      if (!isAllowed) return 'not graded';
      score(work, points);
      goOn(model, attempt);
      return 'graded';
    },
  };
}

/** [4.3] [4.29] Also where what was waited for is not there any more. */
export function approve(): Step {
  return {
    label: 'approve',
    isPossible: ({ attempts }) => Boolean(attempts.graded),
    run: async (model, world) => {
      const attempt = gradedAttempt(model);
      const approval = { tenantId: NORTH.id, objectiveWorkflowId: attempt.id, userId: null };
      const { kind } = await approveAttempt(world.server.db, approval, momentOf(world));
      goOn(model, attempt);
      const isAllowed = attempt.state === 'graded';
      expect(kind).toBe(isAllowed ? 'approved' : 'refused');
      if (!isAllowed) return 'not approved';
      end(model, attempt);
      return 'approved';
    },
  };
}

/** [4.3] The learner goes on, and hands in again. */
export function reopen(): Step {
  return {
    label: 'give the attempt back',
    isPossible: ({ attempts }) => Boolean(attempts.graded),
    run: async (model, world) => {
      const attempt = gradedAttempt(model);
      const reopening = { tenantId: NORTH.id, objectiveWorkflowId: attempt.id, userId: null };
      const { kind } = await reopenAttempt(world.server.db, reopening, momentOf(world));
      const isAllowed = attempt.state === 'inGrading' || attempt.state === 'graded';
      expect(kind).toBe(isAllowed ? 'reopened' : 'refused');
      if (!isAllowed) return 'not given back';
      attempt.state = 'inProgress';
      giveBack(attempt.works);
      const handedIn = submitOf(model, attempt);
      model.sent = model.sent.filter((sent) => sent !== handedIn);
      return 'given back';
    },
  };
}

/** [4.3] An attempt goes on when it waited for this alone. */
export function goOn({ pieces }: Model, attempt: ModelAttempt): void {
  if (attempt.state === 'inGrading' && !isAwaited(attempt.works, pieces)) attempt.state = 'graded';
}
