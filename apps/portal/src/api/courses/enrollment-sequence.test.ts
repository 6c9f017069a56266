import { ProblemError } from '@lantern/contract/problem-error';
import { expect, test } from 'vitest';
import {
  ACCESS_ID,
  AGGREGATE_ID,
  aggregate,
  OBJECTIVE_ID,
  objectiveAccess,
  workflow,
} from '../../testing/objective-access.builder';
import { createEnrollment, type EnrollmentDeps, type EnrollmentRequest } from './enrollment-sequence';
import { NetworkError } from '../transport/network-error';
import { createStart } from '../attempts/start-sequence';

type Answer = unknown;
type Script = Partial<Record<'get' | 'enroll' | 'look' | 'start' | 'activity', Answer[]>>;

const REFUSED = new ProblemError('commandFailed', { _: ['No'] });
const BROKEN = new ProblemError('internal');
const OFFLINE = new NetworkError();
const CONTENT = { path: `/courses/${OBJECTIVE_ID}/view/content`, fullPageLoad: false };
const started = { kind: 'started', destination: CONTENT, isRestart: false, activity: 'notAsked' };
const opened = { kind: 'opened', destination: CONTENT };
const enrolled = { kind: 'enrolled' };
const mine = objectiveAccess({ objectiveWorkflowAggregate: aggregate() });
const running = aggregate({ lastObjectiveWorkflow: workflow() });

/** A server that answers each call by its list, the last one for ever; an Error in it is thrown. */
function serverWith(script: Script) {
  const asked: string[] = [];
  const sent: Array<{ id: string }> = [];
  const waited: number[] = [];
  const answers: Record<keyof Script, Answer[]> = {
    get: script.get ?? [objectiveAccess()],
    enroll: script.enroll ?? [{}],
    look: script.look ?? [aggregate()],
    start: script.start ?? [{}],
    activity: script.activity ?? [{}],
  };
  function answer(call: keyof Script): never {
    asked.push(call);
    const next = answers[call].length > 1 ? answers[call].shift() : answers[call][0];
    if (next instanceof Error) throw next;
    return next as never; // the script is written for the call it answers
  }
  let made = 0;
  const timing = {
    newId: () => `id-${(made += 1)}`,
    wait: async (ms: number) => {
      waited.push(ms);
    },
    random: () => 0.5,
  };
  const getAggregate = async () => answer('look');
  const start = createStart({
    ...timing,
    getAggregate,
    getRootState: async () => 'finished',
    startObjectiveWorkflow: async (body) => {
      sent.push(body);
      return answer('start');
    },
    startActivityWorkflows: async () => answer('activity'),
  });
  const deps: EnrollmentDeps = {
    ...timing,
    getAggregate,
    start,
    getObjectiveAccess: async () => answer('get'),
    createSelfEnrollment: async (body) => {
      sent.push(body);
      return answer('enroll');
    },
  };
  const enroll = createEnrollment(deps);
  const ask = (flow: EnrollmentRequest['flow']) =>
    enroll({ objectiveId: OBJECTIVE_ID, flow, onEnrolled: () => asked.push('enrolled') });
  return { ask, asked, sent, waited };
}

const add = (script: Script) => {
  const it = serverWith(script);
  return { ...it, outcome: it.ask('addToMyCourses') };
};
const start = (script: Script) => {
  const it = serverWith(script);
  return { ...it, outcome: it.ask('startTheCourse') };
};

test('[4.13] adding to my courses enrols and finds the aggregate, and starts nothing (reading 4)', async () => {
  const { outcome, asked, sent } = add({});
  expect(await outcome).toEqual(enrolled);
  expect(asked).toEqual(['get', 'enroll', 'look', 'enrolled']);
  expect(sent).toEqual([{ id: 'id-1', objectiveAccessId: ACCESS_ID }]);
});

test('[4.12] starting enrols first, then starts, then opens content (reading 4)', async () => {
  const { outcome, asked, sent } = start({});
  expect(await outcome).toEqual(started);
  expect(asked).toEqual(['get', 'enroll', 'look', 'enrolled', 'start']);
  expect(sent).toEqual([
    { id: 'id-1', objectiveAccessId: ACCESS_ID },
    { id: 'id-2', objectiveWorkflowAggregateId: AGGREGATE_ID },
  ]);
});

test('[4.9] an lti course starts its activity too, and opens by a full page load', async () => {
  const { outcome, asked } = start({ get: [objectiveAccess({ objective: { type: 'lti' } })] });
  const destination = { ...CONTENT, fullPageLoad: true };
  expect(await outcome).toEqual({ ...started, destination, activity: 'started' });
  expect(asked.slice(-2)).toEqual(['start', 'activity']);
});

test.each([
  ['adding what is mine does nothing more', add, { get: [mine] }, enrolled, 'get enrolled'],
  ['starting what is mine only starts', start, { get: [mine] }, started, 'get start'],
  [
    'starting what runs only opens it',
    start,
    { get: [objectiveAccess({ objectiveWorkflowAggregate: running })] },
    opened,
    'get',
  ],
  [
    'starting what must be taken finds its aggregate first',
    start,
    { get: [objectiveAccess({ isMandatory: true })] },
    started,
    'get look start',
  ],
  [
    'an attempt that began in another tab is opened, not started',
    start,
    { look: [running] },
    opened,
    'get enroll look enrolled',
  ],
  [
    'a start that another tab came before opens the attempt of that tab',
    start,
    { start: [REFUSED], look: [aggregate(), running] },
    started,
    'get enroll look enrolled start look',
  ],
])('[4.12] %s', async (_name, flow, script, expected, calls) => {
  const { outcome, asked } = flow(script);
  expect(await outcome).toEqual(expected);
  expect(asked.join(' ')).toBe(calls);
});

test.each(['invalidRequest', 'forbidden', 'notFound'] as const)(
  '[8.4] a course that answers %s is not available',
  async (code) => {
    const { outcome, asked } = start({ get: [new ProblemError(code)] });
    expect(await outcome).toEqual({ kind: 'notAvailable' });
    expect(asked).toEqual(['get']);
  },
);

test('[4.13] [9.3] the aggregate is looked for 15 times, 1500 ms apart, then given up (8.10)', async () => {
  const { outcome, asked, waited } = start({ look: [null] });
  expect(await outcome).toEqual({ kind: 'aggregateNotFound' });
  expect(asked.filter((call) => call === 'look')).toHaveLength(15);
  expect(asked).not.toContain('enrolled');
  expect(asked).not.toContain('start');
  expect(waited).toEqual(Array.from({ length: 14 }, () => 1500));
});

test('[4.13] the aggregate that comes with the 15th look is in time', async () => {
  const late = [...Array.from({ length: 14 }, () => null), aggregate()];
  expect(await add({ look: late }).outcome).toEqual(enrolled);
});

test('[4.13] a look that fails for the moment has found nothing yet', async () => {
  const { outcome, asked } = add({ look: [BROKEN, OFFLINE, aggregate()] });
  expect(await outcome).toEqual(enrolled);
  expect(asked.join(' ')).toBe('get enroll look look look enrolled');
});

test.each([
  ['enroll', OFFLINE, 'get enroll enroll look enrolled start'],
  ['enroll', BROKEN, 'get enroll enroll look enrolled start'],
  ['enroll', new ProblemError('tooManyRequests'), 'get enroll enroll look enrolled start'],
  ['start', OFFLINE, 'get enroll look enrolled start start'],
  ['start', new ProblemError('busy'), 'get enroll look enrolled start start'],
] as const)(
  'a failure of %s that passes is sent again with the same id: %s',
  async (call, failure, calls) => {
    const { outcome, asked, sent } = start({ [call]: [failure, {}] });
    expect(await outcome).toEqual(started);
    expect(asked.join(' ')).toBe(calls);
    expect(new Set(sent.map(({ id }) => id))).toEqual(new Set(['id-1', 'id-2']));
  },
);

test('what is sent again waits longer each time', async () => {
  const { outcome, waited } = add({ enroll: [BROKEN, BROKEN, {}] });
  expect(await outcome).toEqual(enrolled);
  expect(waited).toEqual([500, 1000]);
});

test.each([
  ['get', BROKEN, 'get'],
  ['get', new ProblemError('notAuthenticated'), 'get'],
  ['enroll', REFUSED, 'get enroll'],
  ['enroll', OFFLINE, 'get enroll enroll enroll'],
  ['look', new ProblemError('forbidden'), 'get enroll look'],
  ['start', REFUSED, 'get enroll look enrolled start look'],
  ['start', OFFLINE, 'get enroll look enrolled start start start'],
] as const)('[8.10] a failure of %s that stands ends it: %s', async (call, failure, calls) => {
  const { outcome, asked } = start({ [call]: [failure] });
  await expect(outcome).rejects.toBe(failure);
  expect(asked.join(' ')).toBe(calls);
});

test('asked again after a failure without an answer, the same enrolment is sent, nothing twice', async () => {
  const { ask, asked, sent } = serverWith({ enroll: [OFFLINE, OFFLINE, OFFLINE, {}] });
  await expect(ask('startTheCourse')).rejects.toBe(OFFLINE);
  expect(await ask('startTheCourse')).toEqual(started);
  expect(asked.slice(4).join(' ')).toBe('get enroll look enrolled start');
  expect(sent.map(({ id }) => id)).toEqual(['id-1', 'id-1', 'id-1', 'id-1', 'id-2']);
});

test('asked again after a start without an answer, the enrolment stands and the same start is sent', async () => {
  const { ask, asked, sent } = serverWith({
    get: [objectiveAccess(), mine],
    start: [OFFLINE, OFFLINE, OFFLINE, {}],
  });
  await expect(ask('startTheCourse')).rejects.toBe(OFFLINE);
  expect(await ask('startTheCourse')).toEqual(started);
  expect(asked.slice(7).join(' ')).toBe('get start');
  expect(sent.at(-1)).toEqual({ id: 'id-2', objectiveWorkflowAggregateId: AGGREGATE_ID });
});

test('asked again after a refusal, a new command is sent', async () => {
  const { ask, sent } = serverWith({ enroll: [REFUSED, {}] });
  await expect(ask('addToMyCourses')).rejects.toBe(REFUSED);
  expect(await ask('addToMyCourses')).toEqual(enrolled);
  expect(sent.map(({ id }) => id)).toEqual(['id-1', 'id-2']);
});
