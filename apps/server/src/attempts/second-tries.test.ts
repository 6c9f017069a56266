import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { askLink, launchTool, takeLtiCourse, type TakenLti } from '../../testing/lti/lti-world';
import { lineItemOf, sendScore, standingOf } from '../../testing/lti/scores';
import { registerTestTool, type TestTool } from '../../testing/lti/test-tool';
import type { Seedling } from '../store/setup/planted-parts';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { learnerOf } from '../../testing/attempts/learner';
import { setCourseState } from '../../testing/attempts/set-state';

const MINUTE_MS = 60_000;
const HOUR_LATER = new Date(NOON.getTime() + 60 * MINUTE_MS).toISOString();
const CUSTOM = 'https://purl.imsglobal.org/spec/lti/claim/custom';
const GRADES = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';

let server: TestApp;
let tool: TestTool;

beforeAll(async () => {
  server = await openTestApp();
  tool = await registerTestTool(server.db, { now: () => server.clock.now });
});
beforeEach(() => {
  server.clock.now = NOON;
});
afterAll(() => server.close());

const MARKLESS: Seedling = { name: 'Quiz', type: 'lti', needsGrading: true, maxAttempts: 2 };
const QUIZ: Seedling = { ...MARKLESS, passingScore: 0.6 };

/** A quiz of two tries, and a page that waits for it; each case states only what differs. */
async function triedOnce(quiz: Seedling = QUIZ, scoreGiven = 4) {
  const parts = [quiz, { name: 'After it', requiresPrevious: true }];
  const taken = await takeLtiCourse(server, tool, { axis: '1', parts });
  await sendScore(server, { tool, taken, differs: { scoreGiven } });
  return { taken, ...learningOf(taken) };
}

function learningOf(taken: TakenLti) {
  const learner = learnerOf(server, taken.session);
  const id = taken.objectiveWorkflowId;
  const quizOf = async () => {
    const { json } = await learner.get(`/users/me/objective-workflows/${id}/activity-with-aggregates`);
    const [quiz, after] = json['children'] as [Part, Part]; // the two parts of the course
    const { progress } = json['objectiveWorkflow'] as { progress: number };
    return { ...quiz, isNextOpen: after.available !== false, progress };
  };
  return { learner, id, quizOf, tryAgain: () => learner.tryAgain(id, taken.part('1')) };
}
type Part = { available?: boolean; remainingAttempts?: number; childActivity: Record<string, unknown> };

function pass(minutes: number): void {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * MINUTE_MS);
}

test('[8.8] reading 63: only who asks for a new try begins one', async () => {
  const { learner, id, taken, tryAgain } = await triedOnce();
  expect((await learner.startActivities(id, [taken.part('1')])).json).toMatchObject({ data: [{ state: 6 }] });
  expect((await tryAgain()).json).toMatchObject({ data: [{ id: taken.activityWorkflowId, state: 1 }] });
  // Sent twice, it is one try.
  expect((await tryAgain()).json).toMatchObject({ data: [{ state: 1 }] });
});

test.each<[string, Seedling, number]>([
  ['not passed', QUIZ, 4],
  ['passed', QUIZ, 8],
  ['without a pass mark', MARKLESS, 4],
])('[8.8] reading 63: while tries are left there is a new one: %s', async (_case, quiz, score) => {
  const { tryAgain } = await triedOnce(quiz, score);
  expect((await tryAgain()).status).toBe(200);
});

test('[8.8] reading 63: the best try counts, in the score, the sequence and the progress', async () => {
  const { taken, tryAgain, quizOf } = await triedOnce(QUIZ, 8);
  const passed = await quizOf();
  expect(passed).toMatchObject({ isNextOpen: true, progress: 0.5, remainingAttempts: 1 });
  await tryAgain();
  expect(await quizOf()).toMatchObject({ isNextOpen: true, progress: 0.5, remainingAttempts: 0 });
  pass(1);
  await sendScore(server, { tool, taken, lineItem: `${lineItemOf(taken)}.2`, differs: { scoreGiven: 3 } });
  expect(await standingOf(server, taken)).toMatchObject({ activity: 'finished', score: 0.8 });
  expect(await quizOf()).toMatchObject({ isNextOpen: true, progress: 0.5 });
});

test('[8.8] [4.10] reading 63: a new try that is not handed in takes nothing away', async () => {
  const { taken, learner, id, tryAgain } = await triedOnce(QUIZ, 8);
  await tryAgain();
  const { json } = await learner.submit(id);
  expect(json).toMatchObject({ state: 6, progress: 0.5 });
  expect(await standingOf(server, taken)).toMatchObject({ score: 0.8, records: 1 });
});

test.each<[string, Pick<Seedling, 'constraint'>, number, number]>([
  ['the time to start is over', { constraint: { startUntil: HOUR_LATER } }, 61, 409],
  ['the time to start is not over', { constraint: { startUntil: HOUR_LATER } }, 59, 200],
  ['the grace period is over', { constraint: { gracePeriodUntil: HOUR_LATER } }, 61, 409],
  ['its review is hidden', { constraint: { reviewPolicy: 'never' } }, 1, 200],
  ['its results are never told', { constraint: { resultsDisclosurePolicy: 'never' } }, 1, 200],
])('[4.25] [8.8] reading 63: a new try when %s', async (_case, differs, minutes, status) => {
  const { taken, tryAgain, quizOf } = await triedOnce({ ...QUIZ, ...differs });
  pass(minutes);
  expect((await tryAgain()).status).toBe(status);
  // A refused try burns nothing.
  if (status === 200) return;
  expect(await quizOf()).toMatchObject({ remainingAttempts: 1 });
  expect(await standingOf(server, taken)).toMatchObject({ activity: 'finished', score: 0.4 });
});

test('[4.18] [8.8] nor does a closed course, or an attempt that is over, burn one', async () => {
  const { taken, learner, id, tryAgain, quizOf } = await triedOnce();
  await setCourseState(server.db, taken.objectiveId, 'archived');
  expect((await tryAgain()).status).toBe(409);
  await setCourseState(server.db, taken.objectiveId, 'ready');
  expect(await quizOf()).toMatchObject({ remainingAttempts: 1 });
  await learner.submit(id);
  expect((await tryAgain()).status).toBe(409);
});

test('[8.8] [7.19] a new try is a new launch: it is taken, not looked at, and says which try it is', async () => {
  const { taken, tryAgain } = await triedOnce();
  await tryAgain();
  const claims = decodeJwt((await launchTool(server, { tool, taken }))['id_token'] ?? '');
  expect(claims[CUSTOM]).toMatchObject({ mode: 'take', attempt_number: '2' });
  expect(claims[GRADES]).toMatchObject({ lineitem: expect.stringMatching(/\.2$/) });
});

test('[8.8] a late score of the first try counts if it is the best, and leaves the second under way', async () => {
  const { taken, tryAgain } = await triedOnce();
  await tryAgain();
  pass(1);
  expect((await sendScore(server, { tool, taken, differs: { scoreGiven: 7 } })).status).toBe(204);
  expect(await standingOf(server, taken)).toMatchObject({ activity: 'inProgress', score: 0.7 });
  pass(1);
  expect((await sendScore(server, { tool, taken, differs: { scoreGiven: 2 } })).status).toBe(204);
  expect(await standingOf(server, taken)).toMatchObject({ activity: 'inProgress', score: 0.7 });
  expect((await askLink(server, taken)).status).toBe(200);
});

test('[8.8] [4.3] a second try that is handed in is graded, too', async () => {
  const { taken, learner, id, tryAgain } = await triedOnce();
  await tryAgain();
  expect((await learner.finishActivities(id, [taken.activityWorkflowId])).json).toMatchObject({
    data: [{ state: 3 }],
  });
});

test('[8.8] what each try came to is kept, the best or not, and late scores go to their own', async () => {
  const { taken, learner, id, tryAgain } = await triedOnce(QUIZ, 5);
  const tries = async () => {
    const path = `/users/me/objective-workflows/${id}/activity-workflows/${taken.activityWorkflowId}/tries`;
    return (await learner.get(path)).json['data'];
  };
  const first = { number: 1, submitted: NOON.toISOString(), score: 5, maxScore: 10, passed: false };
  expect(await tries()).toMatchObject([first]);
  pass(5);
  await tryAgain();
  const second = { number: 2, started: server.clock.now.toISOString(), submitted: null, score: null };
  expect(await tries()).toMatchObject([second, first]);
  pass(5);
  await sendScore(server, { tool, taken, lineItem: `${lineItemOf(taken)}.2`, differs: { scoreGiven: 3 } });
  const scored = {
    number: 2,
    submitted: server.clock.now.toISOString(),
    normalizedScore: 0.3,
    passed: false,
  };
  expect(await tries()).toMatchObject([scored, first]);
  pass(1);
  await sendScore(server, { tool, taken, differs: { scoreGiven: 7 } });
  expect(await tries()).toMatchObject([scored, { number: 1, score: 7, passed: true }]);
  expect(await standingOf(server, taken)).toMatchObject({ score: 0.7 });
});

test('[4.27] [8.8] of tries whose result is not told nothing but the dates is, and of others nothing at all', async () => {
  const hidden = { ...QUIZ, constraint: { resultsDisclosurePolicy: 'never' } } as const;
  const { taken, learner, id } = await triedOnce(hidden);
  const path = `/users/me/objective-workflows/${id}/activity-workflows`;
  const { json } = await learner.get(`${path}/${taken.activityWorkflowId}/tries`);
  expect(json['data']).toMatchObject([{ number: 1, score: null, normalizedScore: null, passed: null }]);
  expect((await learner.get(`${path}/${taken.objectiveId}/tries`)).status).toBe(404);
});
