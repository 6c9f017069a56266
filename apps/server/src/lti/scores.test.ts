import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertTestScale } from '../../testing/attempts/test-scale';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { BEN } from '../../testing/test-tenants';
import { type LtiRefusal, ltiRefusalText } from '../texts/lti-refusal-texts';
import { startLti, takeLtiCourse, type TakenLti } from '../../testing/lti/lti-world';
import { lineItemOf, sendScore, standingOf, subjectOf } from '../../testing/lti/scores';
import { registerTestTool, type TestTool } from '../../testing/lti/test-tool';
import { askService, tokenFor } from '../../testing/lti/tool-client';

let server: TestApp;
let tool: TestTool;
let token: string;

beforeAll(async () => {
  server = await openTestApp();
  tool = await registerTestTool(server.db, { now: () => server.clock.now });
  token = await tokenFor(server, tool);
});
beforeEach(() => {
  server.clock.now = NOON;
});
afterAll(() => server.close());

const later = (seconds: number) => new Date(NOON.getTime() + seconds * 1000).toISOString();
const send = (taken: TakenLti, differs: Record<string, unknown> = {}) =>
  sendScore(server, { tool, taken, token, differs });

async function expectRefused(
  taken: TakenLti,
  ask: () => Promise<{ status: number; text: string }>,
  refusal: LtiRefusal,
) {
  const before = await standingOf(server, taken);
  const logged = server.logs.length;
  const { status, text } = await ask();
  expect(status).toBeGreaterThanOrEqual(400);
  expect(text).toContain(ltiRefusalText(refusal, 'en-US'));
  expect(server.logs.slice(logged)).toContainEqual(expect.objectContaining({ level: 30, refusal }));
  expect(await standingOf(server, taken)).toEqual(before);
}

test('[4.3] a complete score takes a course of one tool straight to its record', async () => {
  const gradingScaleId = await insertTestScale(server.db);
  const taken = await takeLtiCourse(server, tool, { course: { gradingScaleId } });
  const { status, text } = await send(taken);
  expect(status).toBe(204);
  expect(text).toBe('');
  expect(await standingOf(server, taken)).toMatchObject({
    attempt: 'finished',
    activity: 'finished',
    score: 0.8,
    records: 1,
  });
  const { json } = await server.ask(`/api/lms/v1/objective-workflows/${taken.objectiveWorkflowId}`, {
    session: taken.session,
  });
  const record = await server.ask(`/api/lms/v1/objective-records/${String(json['objectiveRecordId'])}`, {
    session: taken.session,
  });
  expect(record.json).toMatchObject({ normalizedScore: 0.8, score: 16, grade: 'A', passed: true });
});

test('[4.3] an essay waits in grading until a person has graded it', async () => {
  const taken = await takeLtiCourse(server, tool);
  await send(taken, { gradingProgress: 'PendingManual', scoreGiven: undefined, scoreMaximum: undefined });
  expect(await standingOf(server, taken)).toMatchObject({
    attempt: 'inGrading',
    activity: 'inGrading',
    score: null,
    records: 0,
  });
  server.clock.now = new Date(NOON.getTime() + 86_400_000);
  await sendScore(server, { tool, taken, differs: { comment: 'Well argued' } });
  expect(await standingOf(server, taken)).toMatchObject({ attempt: 'finished', score: 0.8, records: 1 });
});

test.each([
  ['Initialized', 'NotReady', 'inProgress', 'inProgress'],
  ['Started', 'NotReady', 'inProgress', 'inProgress'],
  ['InProgress', 'FullyGraded', 'inProgress', 'inProgress'],
  ['Submitted', 'NotReady', 'inGrading', 'inGrading'],
  ['Submitted', 'Pending', 'inGrading', 'inGrading'],
  ['Completed', 'Failed', 'inGrading', 'inGrading'],
  ['Completed', 'FullyGraded', 'finished', 'finished'],
])(
  '[4.3] %s with %s: the activity is %s, the attempt %s',
  async (activityProgress, gradingProgress, activity, attempt) => {
    const taken = await takeLtiCourse(server, tool);
    expect((await send(taken, { activityProgress, gradingProgress })).status).toBe(204);
    expect(await standingOf(server, taken)).toMatchObject({ activity, attempt });
  },
);

test('[4.3] completed without points is finished without a score', async () => {
  const taken = await takeLtiCourse(server, tool);
  await send(taken, { scoreGiven: undefined, scoreMaximum: undefined });
  expect(await standingOf(server, taken)).toMatchObject({ attempt: 'finished', score: null, records: 1 });
});

test('[4.3] in a course of several activities the learner hands in, not the tool', async () => {
  const taken = await takeLtiCourse(server, tool, {
    axis: '2',
    parts: [{ name: 'Page' }, { name: 'Quiz', type: 'lti', needsGrading: true }],
  });
  await send(taken);
  expect(await standingOf(server, taken)).toMatchObject({
    attempt: 'inProgress',
    activity: 'finished',
    score: 0.8,
  });
  server.clock.now = new Date(NOON.getTime() + 5000);
  await send(taken, { timestamp: later(5), scoreGiven: 9 });
  expect(await standingOf(server, taken)).toMatchObject({ attempt: 'inProgress', score: 0.9 });
});

test('[4.3] whatever the order in which three scores arrive, the latest counts', async () => {
  const scores = [
    { timestamp: later(0), scoreGiven: 1 },
    { timestamp: later(1), scoreGiven: 2 },
    { timestamp: later(2), scoreGiven: 3 },
  ];
  const orders = [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ];
  server.clock.now = new Date(NOON.getTime() + 10_000);
  for (const order of orders) {
    const taken = await takeLtiCourse(server, tool, { axis: '1', parts: [{ name: 'Quiz', type: 'lti' }] });
    for (const index of order) await send(taken, scores[index]);
    expect(await standingOf(server, taken)).toMatchObject({ score: 0.3 });
  }
});

test('[4.3] the same score again is fine and changes nothing; at once thirty times, it is kept once', async () => {
  const taken = await takeLtiCourse(server, tool);
  const before = (await standingOf(server, taken)).events;
  const differs = { userId: await subjectOf(server, tool) };
  const answers = await Promise.all(Array.from({ length: 30 }, () => send(taken, differs)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([204]));
  expect(await standingOf(server, taken)).toMatchObject({ events: before + 1, records: 1, score: 0.8 });
});

test.each<[string, Record<string, unknown>, LtiRefusal]>([
  ['no points that are a number', { scoreGiven: 'NaN' }, 'scoreInvalid'],
  ['points below nought', { scoreGiven: -0.1 }, 'scoreNegative'],
  ['points above their maximum', { scoreGiven: 10.1 }, 'scoreAboveMaximum'],
  ['points without a maximum', { scoreMaximum: undefined }, 'scoreWithoutMaximum'],
  ['a maximum of nought', { scoreGiven: 0, scoreMaximum: 0 }, 'scoreWithoutMaximum'],
  ['a maximum below nought', { scoreMaximum: -10 }, 'scoreWithoutMaximum'],
  ['a word for progress that is not known', { activityProgress: 'Done' }, 'scoreInvalid'],
  ['a word for grading that is not known', { gradingProgress: 'Graded' }, 'scoreInvalid'],
  ['no time', { timestamp: undefined }, 'scoreInvalid'],
  ['a time that is none', { timestamp: 'yesterday' }, 'scoreInvalid'],
  ['a time in the future', { timestamp: later(61) }, 'scoreInFuture'],
  ['nobody', { userId: undefined }, 'scoreInvalid'],
  ['somebody whom the tool does not know', { userId: BEN.id }, 'personUnknown'],
  ['no id of a person', { userId: 'ada' }, 'personUnknown'],
  ['an endless comment', { comment: 'x'.repeat(10_001) }, 'scoreInvalid'],
])('a score with %s is refused', async (_title, differs, refusal) => {
  const taken = await takeLtiCourse(server, tool);
  await expectRefused(taken, () => send(taken, differs), refusal);
});

test.each([
  ['{"scoreGiven": NaN}', 'a number that JSON does not know'],
  ['[]', 'a list'],
  ['', 'nothing'],
])('a body that is %s (%s) is refused', async (body) => {
  const taken = await takeLtiCourse(server, tool);
  const ask = () => askService(server, `${lineItemOf(taken)}/scores`, { token, method: 'POST', body });
  await expectRefused(taken, ask, 'scoreInvalid');
});

test('a score for a finished attempt is refused', async () => {
  const taken = await takeLtiCourse(server, tool);
  await send(taken);
  server.clock.now = new Date(NOON.getTime() + 60_000);
  await expectRefused(taken, () => send(taken, { timestamp: later(60), scoreGiven: 10 }), 'attemptOver');
});

test('an older score is refused', async () => {
  const taken = await takeLtiCourse(server, tool, { axis: '1', parts: [{ name: 'Quiz', type: 'lti' }] });
  await send(taken);
  await expectRefused(taken, () => send(taken, { timestamp: later(-1), scoreGiven: 10 }), 'scoreOlder');
  await expectRefused(taken, () => send(taken, { scoreGiven: 10 }), 'scoreOlder');
});

test('a score for somebody else’s attempt is refused', async () => {
  const ben = await takeLtiCourse(server, tool, { person: BEN, access: { userId: BEN.id } });
  await expectRefused(ben, () => send(ben), 'attemptUnknown');
});

test('a score for an attempt at another activity is refused', async () => {
  const [one, two] = [await takeLtiCourse(server, tool), await takeLtiCourse(server, tool)];
  const lineItem = `/lti/ags/${one.objectiveId}/lineitems/${one.linkId}.${two.activityWorkflowId}`;
  await expectRefused(one, () => sendScore(server, { tool, taken: one, token, lineItem }), 'attemptUnknown');
});

test('a score from another tool is refused', async () => {
  const taken = await takeLtiCourse(server, tool);
  const other = await registerTestTool(server.db, { now: () => server.clock.now });
  const otherToken = await tokenFor(server, other);
  await expectRefused(
    taken,
    () => sendScore(server, { tool: other, taken, token: otherToken }),
    'contextUnknown',
  );
});

test('a score with a token for something else is refused', async () => {
  const taken = await takeLtiCourse(server, tool);
  const readOnly = await tokenFor(
    server,
    tool,
    'https://purl.imsglobal.org/spec/lti-ags/scope/lineitem.readonly',
  );
  await expectRefused(taken, () => sendScore(server, { tool, taken, token: readOnly }), 'scopeMissing');
});

test('[4.8] a score belongs to the attempt that its launch named, not to the one after it', async () => {
  const taken = await takeLtiCourse(server, tool, {
    access: { retake: true },
    axis: '1',
    parts: [{ name: 'Quiz', type: 'lti' }],
  });
  await send(taken, { scoreGiven: 9 });
  server.clock.now = new Date(NOON.getTime() + 10_000);
  await server.ask('/api/lms/v1/submit-objective-workflows', {
    session: taken.session,
    method: 'POST',
    body: { id: taken.objectiveWorkflowId },
    headers: { prefer: 'respond-sync' },
  });
  const second = {
    ...taken,
    ...(await startLti(server, { session: taken.session, course: taken, partIds: [taken.linkId] })),
  };
  await expectRefused(second, () => send(taken, { timestamp: later(10), scoreGiven: 1 }), 'attemptOver');
  await send(second, { timestamp: later(10), scoreGiven: 5 });
  expect(await standingOf(server, second)).toMatchObject({ score: 0.5 });

  const { json } = await askService(
    server,
    `/lti/ags/${taken.objectiveId}/lineitems/${taken.linkId}/results`,
    { token },
  );
  expect(json).toMatchObject([{ resultScore: 9, resultMaximum: 10, userId: await subjectOf(server, tool) }]);
});

test('without an attempt in its address, a score belongs to the latest', async () => {
  const taken = await takeLtiCourse(server, tool);
  const lineItem = `/lti/ags/${taken.objectiveId}/lineitems/${taken.linkId}`;
  expect((await sendScore(server, { tool, taken, token, lineItem })).status).toBe(204);
  expect(await standingOf(server, taken)).toMatchObject({ attempt: 'finished' });
});
