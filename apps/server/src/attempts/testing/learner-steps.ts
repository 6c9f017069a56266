import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { mayStart, type ModelAttempt, type Step, stateAfterSubmit } from './attempt-model';
import type { CourseKind } from './attempt-world';
import { FINISH, START, send, startBody, SUBMIT, submitOf } from './sent-command';

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
      for (const { answer } of sent) {
        if (earlier) expect(answer).toEqual(earlier.answer);
        else expect(answer.status).toBe(isAllowed ? 200 : 400);
      }
      if (earlier) return 'handed in already';
      model.sent.push(...sent.slice(0, 1));
      if (!isAllowed) return 'not handed in';
      attempt.state = stateAfterSubmit(course, attempt);
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
      return attempt?.state === 'inProgress' && !submitOf(model, attempt);
    },
    run: async (model, world) => {
      const attempt = attemptIn(model.attempts[course]);
      const after = { ...attempt, state: stateAfterSubmit(course, attempt) };
      const mayFollow = mayStart({ attempts: { [course]: after } }, course, world.clock.now);
      const [handedIn, started] = await Promise.all([
        send(world, { client: 0, path: SUBMIT, body: { id: attempt.id } }),
        send(world, { client: 1, path: START, body: startBody(world, course) }),
      ]);
      model.sent.push(handedIn, started);
      expect(handedIn.answer.status).toBe(200);
      expect(mayFollow ? [200, 400] : [400]).toContain(started.answer.status);
      const next: ModelAttempt = { id: started.body.id, state: 'inProgress', quiz: null };
      model.attempts[course] = started.answer.status === 200 ? next : after;
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
      const isAllowed = attempt.state === 'inProgress' && course === 'page';
      const body = { id: randomUUID(), objectiveWorkflowId: attempt.id };
      const sent = await send(world, { client, path: FINISH, body });
      model.sent.push(sent);
      expect(sent.answer.status).toBe(isAllowed ? 200 : 400);
      if (!isAllowed) return 'not finished';
      attempt.state = 'finished';
      return 'finished';
    },
  };
}

export function takeQuiz(tab: number): Step {
  return {
    label: `take the quiz in tab ${tab}`,
    isPossible: ({ attempts }) => Boolean(attempts.graded),
    run: async (model, world) => {
      const attempt = attemptIn(model.attempts.graded);
      const client = world.clients[tab] ?? world.clients[0];
      const { status, json } = await client.startActivities(attempt.id, [world.parts.graded('2')]);
      const isAllowed = attempt.quiz !== null || attempt.state === 'inProgress';
      expect(status).toBe(isAllowed ? 200 : 409);
      if (!isAllowed) return 'quiz closed';
      const [started] = json['data'] as [{ id: string }]; // the call's own answer, asked for one part
      if (attempt.quiz) expect(started.id).toBe(attempt.quiz.id);
      const reached = attempt.quiz ? 'quiz open' : 'quiz begun';
      attempt.quiz ??= { id: started.id, isHandedIn: false, isScored: false };
      return reached;
    },
  };
}

/** [7.11] What was handed in before stays as it is. */
export function handInQuiz(tab: number): Step {
  return {
    label: `hand the quiz in, in tab ${tab}`,
    isPossible: ({ attempts }) => Boolean(attempts.graded?.quiz),
    run: async (model, world) => {
      const attempt = attemptIn(model.attempts.graded);
      if (!attempt.quiz) throw new Error('No quiz');
      const client = world.clients[tab] ?? world.clients[0];
      const { status } = await client.finishActivities(attempt.id, [attempt.quiz.id]);
      expect(status).toBe(200);
      if (attempt.state !== 'inProgress' || attempt.quiz.isHandedIn) return 'quiz not handed in';
      attempt.quiz.isHandedIn = true;
      return 'quiz handed in';
    },
  };
}

export function sendAgain(which: number, client: number): Step {
  return {
    label: `send command ${which} again from tab ${client}`,
    isPossible: ({ sent }) => sent.length > 0,
    run: async ({ sent }, world) => {
      const earlier = sent[which % sent.length];
      if (!earlier) throw new Error('Nothing was sent');
      const { answer } = await send(world, { ...earlier, client });
      expect(answer).toEqual(earlier.answer);
      return answer.status === 200 ? 'done once, sent again' : 'refused, sent again';
    },
  };
}

function attemptIn(attempt: ModelAttempt | undefined): ModelAttempt {
  if (!attempt) throw new Error('No attempt');
  return attempt;
}
