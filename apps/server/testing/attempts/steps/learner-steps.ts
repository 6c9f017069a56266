import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import {
  barrier,
  end,
  freshAttempt,
  type Model,
  mayStart,
  type ModelAttempt,
  type Step,
  submitIn,
} from '../attempt-model';
import type { CourseKind } from '../attempt-world';
import { FINISH, START, send, startBody, SUBMIT, submitOf } from '../sent-command';
import { shutOut } from './start-steps';

export function submit(course: CourseKind, client: number): Step {
  return { label: `submit ${course} in tab ${client}`, ...submitted(course, [client]) };
}

export function submitFromBothTabs(course: CourseKind): Step {
  return { label: `submit ${course} in both tabs at once`, ...submitted(course, [0, 1]) };
}

/** The id is the attempt's own: whoever sends it again hears the first outcome, also of a refusal. */
function submitted(course: CourseKind, clients: number[]): Omit<Step, 'label'> {
  return {
    isPossible: ({ attempts }) => Boolean(attempts[course]),
    run: async (model, world) => {
      const attempt = attemptIn(model.attempts[course]);
      const body = { id: attempt.id };
      const earlier = submitOf(model, attempt);
      const isAllowed = attempt.state === 'inProgress';
      const sent = await Promise.all(clients.map((client) => send(world, { client, path: SUBMIT, body })));
      const statuses = sent.map(({ answer }) => answer.status);
      if (model.isSuspended) return shutOut(statuses);
      if (earlier) {
        for (const { answer } of sent) expect(answer).toEqual(earlier.answer);
        return 'handed in already';
      }
      const barred = barrier(model, course);
      expect(new Set(statuses)).toEqual(new Set([barred?.status ?? (isAllowed ? 200 : 400)]));
      // Not kept: it is handed in when the course comes back.
      if (barred) return barred.reached;
      model.sent.push(...sent.slice(0, 1));
      if (!isAllowed) return 'not handed in';
      submitIn(model, course, attempt);
      return clients.length > 1 ? 'handed in from both tabs' : 'handed in';
    },
  };
}

/** Whichever comes first: either the new attempt follows the one handed in, or it is refused. */
export function submitAndStartAtOnce(course: CourseKind): Step {
  return {
    label: `submit ${course} in one tab and start it in the other at once`,
    isPossible: (model) => {
      const attempt = model.attempts[course];
      return attempt?.state === 'inProgress' && !submitOf(model, attempt) && !barrier(model, course);
    },
    run: async (model, world) => {
      const attempt = attemptIn(model.attempts[course]);
      submitIn(model, course, attempt);
      const mayFollow = mayStart(model, course, world.clock.now);
      const [handedIn, started] = await Promise.all([
        send(world, { client: 0, path: SUBMIT, body: { id: attempt.id } }),
        send(world, { client: 1, path: START, body: startBody(world, course) }),
      ]);
      model.sent.push(handedIn, started);
      expect(handedIn.answer.status).toBe(200);
      expect(mayFollow ? [200, 400] : [400]).toContain(started.answer.status);
      if (started.answer.status === 200) model.attempts[course] = freshAttempt(started.body.id);
      return 'handed in while starting';
    },
  };
}

export function finish(course: CourseKind, client: number): Step {
  return {
    label: `finish ${course} in tab ${client}`,
    isPossible: ({ attempts }) => Boolean(attempts[course]),
    run: async (model, world) => {
      const attempt = attemptIn(model.attempts[course]);
      const isAllowed = attempt.state === 'inProgress' && hasNothingToGrade(model, course);
      const body = { id: randomUUID(), objectiveWorkflowId: attempt.id };
      const sent = await send(world, { client, path: FINISH, body });
      const barred = barrier(model, course);
      expect(sent.answer.status).toBe(barred?.status ?? (isAllowed ? 200 : 400));
      if (barred) return barred.reached;
      model.sent.push(sent);
      if (!isAllowed) return 'not finished';
      end(model, attempt);
      return 'finished';
    },
  };
}

export function sendAgain(which: number, client: number): Step {
  return {
    label: `send command ${which} again from tab ${client}`,
    isPossible: ({ sent }) => sent.length > 0,
    run: async ({ sent, isSuspended }, world) => {
      const earlier = sent[which % sent.length];
      if (!earlier) throw new Error('Nothing was sent');
      const { answer } = await send(world, { ...earlier, client });
      if (isSuspended) return shutOut([answer.status]);
      expect(answer).toEqual(earlier.answer);
      return answer.status === 200 ? 'done once, sent again' : 'refused, sent again';
    },
  };
}

function attemptIn(attempt: ModelAttempt | undefined): ModelAttempt {
  if (!attempt) throw new Error('No attempt');
  return attempt;
}

/** [4.11] [4.29] Readings 24 and 61: also where all that weighs was withdrawn. */
function hasNothingToGrade({ pieces }: Model, course: CourseKind): boolean {
  if (course !== 'graded') return course === 'page';
  return pieces.quiz !== 'ready' && pieces.essay !== 'ready';
}
