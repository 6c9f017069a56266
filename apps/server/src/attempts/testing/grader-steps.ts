import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { NORTH } from '../../testing/test-tenants';
import { approveAttempt } from '../approve-attempt';
import { gradeActivity } from '../grade-activity';
import type { Step } from './attempt-model';

export function grade(actor: 'grader' | 'tool'): Step {
  return {
    label: `${actor} grades the quiz`,
    isPossible: ({ attempts }) => Boolean(attempts.graded?.quiz),
    run: async ({ attempts }, { house, clock }) => {
      const { graded: attempt } = attempts;
      if (!attempt?.quiz) throw new Error('No quiz');
      const { kind } = await gradeActivity(
        house.db,
        {
          tenantId: NORTH.id,
          activityWorkflowId: attempt.quiz.id,
          actor,
          userId: null,
          score: 3,
          maxScore: 4,
        },
        { now: clock.now, newId: randomUUID },
      );
      const isRunning = attempt.state === 'inProgress';
      const isAllowed =
        attempt.state === 'inGrading' || (isRunning && (actor === 'tool' || attempt.quiz.isHandedIn));
      expect(kind).toBe(isAllowed ? 'graded' : 'refused');
      if (!isAllowed) return 'not graded';
      attempt.quiz.isHandedIn = true;
      attempt.quiz.isScored = true;
      if (!isRunning) attempt.state = 'graded';
      return 'graded';
    },
  };
}

export function approve(): Step {
  return {
    label: 'approve',
    isPossible: ({ attempts }) => Boolean(attempts.graded),
    run: async ({ attempts }, { house, clock }) => {
      const { graded: attempt } = attempts;
      if (!attempt) throw new Error('No attempt');
      const { kind } = await approveAttempt(
        house.db,
        { tenantId: NORTH.id, objectiveWorkflowId: attempt.id, userId: null },
        { now: clock.now, newId: randomUUID },
      );
      expect(kind).toBe(attempt.state === 'graded' ? 'approved' : 'refused');
      if (attempt.state !== 'graded') return 'not approved';
      attempt.state = 'finished';
      return 'approved';
    },
  };
}
