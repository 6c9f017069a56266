import { randomUUID } from 'node:crypto';
import type { WorkflowState } from '@lantern/domain/vocabulary';
import fc from 'fast-check';
import { expect } from 'vitest';
import type { Asked } from '../../testing/test-app';
import { NORTH } from '../../testing/test-tenants';
import { approveAttempt } from '../approve-attempt';
import { gradeActivity } from '../grade-activity';
import { brokenInvariants, type CourseKind, KINDS, LAST_START, statesOf, type World } from './attempt-world';

type ModelAttempt = {
  id: string;
  state: WorkflowState;
  quiz: { id: string; isScored: boolean } | null;
};
type Sent = { client: number; path: string; body: { id: string }; answer: Pick<Asked, 'status' | 'json'> };

/** What the rules say should be, kept apart from the engine. */
export type Model = { now: Date; attempts: Partial<Record<CourseKind, ModelAttempt>>; sent: Sent[] };

type Command = fc.AsyncCommand<Model, World>;
type Step = { label: string; run: (model: Model, world: World) => Promise<void> };

/** Each step takes two seconds, so that no one is told to slow down. */
const STEP_MS = 2000;

export function attemptCommands(): Array<fc.Arbitrary<Command>> {
  const kind = fc.constantFrom(...KINDS);
  const client = fc.constantFrom(0, 1);
  const step = (made: Step): Command => ({
    check: () => true,
    run: async (model, world) => {
      model.now = new Date(model.now.getTime() + STEP_MS);
      world.house.clock.now = model.now;
      await made.run(model, world);
      await compare(model, world);
    },
    toString: () => made.label,
  });
  return [
    fc.tuple(kind, client).map(([course, tab]) => step(start(course, tab))),
    kind.map((course) => step(startFromBothTabs(course))),
    fc.tuple(kind, client).map(([course, tab]) => step(submit(course, tab))),
    kind.map((course) => step(submitFromBothTabs(course))),
    fc.tuple(kind, client).map(([course, tab]) => step(finish(course, tab))),
    client.map((tab) => step(takeQuiz(tab))),
    fc.constantFrom('grader' as const, 'tool' as const).map((actor) => step(grade(actor))),
    fc.constant(null).map(() => step(approve())),
    fc.tuple(fc.nat(), client).map(([which, tab]) => step(sendAgain(which, tab))),
    fc.integer({ min: 1, max: 30 }).map((minutes) => step(timePasses(minutes))),
  ];
}

function mayStart({ attempts, now }: Model, course: CourseKind): boolean {
  const last = attempts[course];
  if (last && last.state !== 'finished') return false;
  if (last && course === 'page') return false;
  return course !== 'graded' || now <= LAST_START;
}

async function send(world: World, sent: Omit<Sent, 'answer'>): Promise<Sent> {
  const client = world.clients[sent.client] ?? world.clients[0];
  const { status, json } = await client.post(sent.path, sent.body);
  return { ...sent, answer: { status, json: withoutTrace(json) } };
}

function startBody(world: World, course: CourseKind) {
  return { id: randomUUID(), objectiveWorkflowAggregateId: world.aggregates[course] };
}

const START = '/start-objective-workflows';
const SUBMIT = '/submit-objective-workflows';
const FINISH = '/finish-objective-workflows';

function start(course: CourseKind, client: number): Step {
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

function startFromBothTabs(course: CourseKind): Step {
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

function stateAfterSubmit(course: CourseKind, { quiz }: ModelAttempt): WorkflowState {
  if (course !== 'graded') return 'finished';
  return quiz && !quiz.isScored ? 'inGrading' : 'graded';
}

function submit(course: CourseKind, client: number): Step {
  return { label: `submit ${course} in tab ${client}`, run: submitted(course, [client]) };
}

function submitFromBothTabs(course: CourseKind): Step {
  return { label: `submit ${course} in both tabs at once`, run: submitted(course, [0, 1]) };
}

/** The id is the attempt's own: whoever sends it again hears the first outcome, also of a refusal. */
function submitted(course: CourseKind, clients: number[]): Step['run'] {
  return async (model, world) => {
    const attempt = model.attempts[course];
    if (!attempt) return;
    const body = { id: attempt.id };
    const earlier = model.sent.find((each) => each.path === SUBMIT && each.body.id === attempt.id);
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

function finish(course: CourseKind, client: number): Step {
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

function takeQuiz(tab: number): Step {
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

function grade(actor: 'grader' | 'tool'): Step {
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

function approve(): Step {
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

function sendAgain(which: number, client: number): Step {
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

function timePasses(minutes: number): Step {
  return {
    label: `${minutes} minutes pass`,
    run: async (model) => {
      model.now = new Date(model.now.getTime() + minutes * 60_000);
    },
  };
}

/** The server knows what the model knows, and nothing that must never be has come about. */
async function compare(model: Model, world: World): Promise<void> {
  const broken = await brokenInvariants(world);
  expect(Object.entries(broken).filter(([, count]) => count !== 0)).toEqual([]);
  const known = await statesOf(world);
  for (const { id, state } of Object.values(model.attempts)) expect(known.get(id)).toBe(state);
}

function withoutTrace({ traceId: _traceId, ...json }: Record<string, unknown>): Record<string, unknown> {
  return json;
}
