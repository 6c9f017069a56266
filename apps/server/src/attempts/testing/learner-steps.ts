import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import {
  type Model,
  type ModelAttempt,
  mayStart,
  type Sent,
  type Step,
  stateAfterSubmit,
} from './attempt-model';
import type { CourseKind, World } from './attempt-world';

const START = '/start-objective-workflows';
const SUBMIT = '/submit-objective-workflows';
const FINISH = '/finish-objective-workflows';

async function send(world: World, sent: Omit<Sent, 'answer'>): Promise<Sent> {
  const client = world.clients[sent.client] ?? world.clients[0];
  const { status, json } = await client.post(sent.path, sent.body);
  return { ...sent, answer: { status, json: withoutTrace(json) } };
}

function startBody(world: World, course: CourseKind) {
  return { id: randomUUID(), objectiveWorkflowAggregateId: world.aggregates[course] };
}

export function start(course: CourseKind, client: number): Step {
  return {
    label: `start ${course} in tab ${client}`,
    run: async (model, world) => {
      const isAllowed = mayStart(model, course);
      const sent = await send(world, { client, path: START, body: startBody(world, course) });
      model.sent.push(sent);
      expect(sent.answer.status).toBe(isAllowed ? 200 : 400);
      if (isAllowed) model.attempts[course] = { id: sent.body.id, state: 'inProgress', quiz: null };
    },
  };
}

export function startFromBothTabs(course: CourseKind): Step {
  return {
    label: `start ${course} in both tabs at once`,
    run: async (model, world) => {
      const isAllowed = mayStart(model, course);
      const sent = await Promise.all(
        [0, 1].map((client) => send(world, { client, path: START, body: startBody(world, course) })),
      );
      model.sent.push(...sent);
      const won = sent.filter(({ answer }) => answer.status === 200);
      expect(won).toHaveLength(isAllowed ? 1 : 0);
      for (const { body } of won) model.attempts[course] = { id: body.id, state: 'inProgress', quiz: null };
    },
  };
}

function wasSent({ sent }: Model, { id }: ModelAttempt): Sent | undefined {
  return sent.find((each) => each.path === SUBMIT && each.body.id === id);
}

export function submit(course: CourseKind, client: number): Step {
  return { label: `submit ${course} in tab ${client}`, run: submitted(course, [client]) };
}

export function submitFromBothTabs(course: CourseKind): Step {
  return { label: `submit ${course} in both tabs at once`, run: submitted(course, [0, 1]) };
}

/** The id is the attempt's own: whoever sends it again hears the first outcome, also of a refusal. */
function submitted(course: CourseKind, clients: number[]): Step['run'] {
  return async (model, world) => {
    const attempt = model.attempts[course];
    if (!attempt) return;
    const body = { id: attempt.id };
    const earlier = wasSent(model, attempt);
    const isAllowed = attempt.state === 'inProgress';
    const sent = await Promise.all(clients.map((client) => send(world, { client, path: SUBMIT, body })));
    for (const { answer } of sent) {
      if (earlier) expect(answer).toEqual(earlier.answer);
      else expect(answer.status).toBe(isAllowed ? 200 : 400);
    }
    if (!earlier) model.sent.push(...sent.slice(0, 1));
    if (isAllowed && !earlier) attempt.state = stateAfterSubmit(course, attempt);
  };
}

/** Whichever comes first: either the new attempt follows the one handed in, or it is refused. */
export function submitAndStartAtOnce(course: CourseKind): Step {
  return {
    label: `submit ${course} in one tab and start it in the other at once`,
    run: async (model, world) => {
      const attempt = model.attempts[course];
      if (attempt?.state !== 'inProgress' || wasSent(model, attempt)) return;
      const after = { ...attempt, state: stateAfterSubmit(course, attempt) };
      const mayFollow = mayStart({ ...model, attempts: { [course]: after } }, course);
      const [handedIn, started] = await Promise.all([
        send(world, { client: 0, path: SUBMIT, body: { id: attempt.id } }),
        send(world, { client: 1, path: START, body: startBody(world, course) }),
      ]);
      model.sent.push(handedIn, started);
      expect(handedIn.answer.status).toBe(200);
      expect(mayFollow ? [200, 400] : [400]).toContain(started.answer.status);
      const next: ModelAttempt = { id: started.body.id, state: 'inProgress', quiz: null };
      model.attempts[course] = started.answer.status === 200 ? next : after;
    },
  };
}

export function finish(course: CourseKind, client: number): Step {
  return {
    label: `finish ${course} in tab ${client}`,
    run: async (model, world) => {
      const attempt = model.attempts[course];
      if (!attempt) return;
      const isAllowed = attempt.state === 'inProgress' && course === 'page';
      const body = { id: randomUUID(), objectiveWorkflowId: attempt.id };
      const sent = await send(world, { client, path: FINISH, body });
      model.sent.push(sent);
      expect(sent.answer.status).toBe(isAllowed ? 200 : 400);
      if (isAllowed) attempt.state = 'finished';
    },
  };
}

export function takeQuiz(tab: number): Step {
  return {
    label: `take the quiz in tab ${tab}`,
    run: async (model, world) => {
      const attempt = model.attempts.graded;
      if (!attempt) return;
      const client = world.clients[tab] ?? world.clients[0];
      const { status, json } = await client.startActivities(attempt.id, [world.parts.graded('2')]);
      const isAllowed = attempt.quiz !== null || attempt.state === 'inProgress';
      expect(status).toBe(isAllowed ? 200 : 409);
      if (!isAllowed) return;
      const [started] = json['data'] as [{ id: string }];
      if (attempt.quiz) expect(started.id).toBe(attempt.quiz.id);
      attempt.quiz ??= { id: started.id, isScored: false };
    },
  };
}

export function sendAgain(which: number, client: number): Step {
  return {
    label: `send command ${which} again from tab ${client}`,
    run: async (model, world) => {
      const earlier = model.sent[which % Math.max(model.sent.length, 1)];
      if (!earlier) return;
      const { answer } = await send(world, { ...earlier, client });
      expect(answer).toEqual(earlier.answer);
    },
  };
}

function withoutTrace({ traceId: _traceId, ...json }: Record<string, unknown>): Record<string, unknown> {
  return json;
}
