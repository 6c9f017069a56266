import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { NORTH } from '../../testing/test-tenants';
import { approveAttempt } from '../approve-attempt';
import { gradeActivity } from '../grade-activity';
import type { Step } from './attempt-model';

export function grade(actor: 'grader' | 'tool'): Step {
  return {
    label: `${actor} grades the quiz`,
    run: async (model, world) => {
      const attempt = model.attempts.graded;
      if (!attempt?.quiz) return;
      const { kind } = await gradeActivity(
        world.house.db,
        {
          tenantId: NORTH.id,
          activityWorkflowId: attempt.quiz.id,
          actor,
          userId: null,
          score: 3,
          maxScore: 4,
        },
        { now: model.now, newId: randomUUID },
      );
      const isRunning = attempt.state === 'inProgress';
      const isAllowed =
        attempt.state === 'inGrading' || (isRunning && (actor === 'tool' || attempt.quiz.isScored));
      expect(kind).toBe(isAllowed ? 'graded' : 'refused');
      if (!isAllowed) return;
      attempt.quiz.isScored = true;
      if (!isRunning) attempt.state = 'graded';
    },
  };
}

export function approve(): Step {
  return {
    label: 'approve',
    run: async (model, world) => {
      const attempt = model.attempts.graded;
      if (!attempt) return;
      const { kind } = await approveAttempt(
        world.house.db,
        { tenantId: NORTH.id, objectiveWorkflowId: attempt.id, userId: null },
        { now: model.now, newId: randomUUID },
      );
      expect(kind).toBe(attempt.state === 'graded' ? 'approved' : 'refused');
      if (attempt.state === 'graded') attempt.state = 'finished';
    },
  };
}
