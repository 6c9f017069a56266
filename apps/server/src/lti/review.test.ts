import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from '../db/sql';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { BEN, NORTH } from '../../testing/test-tenants';
import { refusalText } from '../texts/refusal-texts';
import { askLink, launchTool, startLti, takeLtiCourse, type TakenLti } from '../../testing/lti/lti-world';
import { sendScore, standingOf } from '../../testing/lti/scores';
import { registerTestTool, type TestTool } from '../../testing/lti/test-tool';

const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim';
const REVIEW = '?viewType=REVIEW';
const TOMORROW = new Date(NOON.getTime() + 86_400_000);

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

type Course = NonNullable<Parameters<typeof takeLtiCourse>[2]>;

/** A course that the tool has graded: 8 of 10. */
async function gradedCourse(differs: Course = {}): Promise<TakenLti> {
  const taken = await takeLtiCourse(server, tool, differs);
  await sendScore(server, { tool, taken });
  return taken;
}

async function claimsOf(taken: TakenLti, query = REVIEW): Promise<Record<string, unknown>> {
  return decodeJwt((await launchTool(server, { tool, taken, query }))['id_token'] ?? '');
}

const customOf = async (taken: TakenLti, query = REVIEW) => (await claimsOf(taken, query))[`${CLAIM}/custom`];

/** Told why, and no launch is kept that could be used anyway. */
async function expectNoReview(taken: TakenLti, text: string | RegExp): Promise<void> {
  const before = await standingOf(server, taken);
  const { status, text: said } = await askLink(server, taken, REVIEW);
  expect(status).toBe(409);
  expect(said).toMatch(text);
  expect(await standingOf(server, taken)).toEqual(before);
}

const NOT_OPEN = new RegExp(refusalText('reviewNotOpen', 'en-US'));

test('[2.9] a finished attempt is opened to be looked back at: the same attempt, in review', async () => {
  const taken = await gradedCourse({ custom: { quiz: 'lamps' } });
  const claims = await claimsOf(taken);
  expect(claims[`${CLAIM}/message_type`]).toBe('LtiResourceLinkRequest');
  expect(claims[`${CLAIM}/custom`]).toEqual({
    quiz: 'lamps',
    attempt_id: taken.activityWorkflowId,
    attempt_number: '1',
    mode: 'review',
    results: 'shown',
    answers: 'shown',
  });
});

test('[2.9] an attempt that was handed in is opened in review, whether that was asked for or not', async () => {
  expect(await customOf(await gradedCourse(), '')).toMatchObject({ mode: 'review' });
});

test('[2.9] an attempt under way has nothing to look back at', async () => {
  await expectNoReview(await takeLtiCourse(server, tool), NOT_OPEN);
});

test('[2.9] nothing that is sent from a review changes the attempt', async () => {
  const taken = await gradedCourse();
  await claimsOf(taken);
  const before = await standingOf(server, taken);
  server.clock.now = new Date(NOON.getTime() + 60_000);
  expect((await sendScore(server, { tool, taken, differs: { scoreGiven: 10 } })).status).toBe(409);
  expect(await standingOf(server, taken)).toMatchObject({ ...before, tokens: before.tokens + 1 });
});

test('[2.9] nobody looks back at somebody else’s attempt', async () => {
  const taken = await gradedCourse();
  const { status } = await askLink(server, { ...taken, session: await server.signIn(BEN) }, REVIEW);
  expect(status).toBe(404);
});

test.each<[string, Course]>([
  ['that does not support it', { course: { supportReview: false } }],
  ['whose grades are never shown', { access: { gradeRevealPolicy: 'never' } }],
  [
    'whose grades are shown tomorrow',
    { access: { gradeRevealPolicy: 'afterDate', gradeRevealDate: TOMORROW } },
  ],
])('[4.16] [4.20] a course %s is not looked back at', async (_title, differs) => {
  await expectNoReview(await gradedCourse(differs), NOT_OPEN);
});

test('[4.16] protected results are not looked back at', async () => {
  const taken = await gradedCourse();
  await server.db.query(
    sql`update objective_workflows set protect_results = true
         where tenant_id = ${NORTH.id} and id = ${taken.objectiveWorkflowId}`,
  );
  await expectNoReview(taken, NOT_OPEN);
});

test('[4.20] from the day on which grades are shown, the course is looked back at', async () => {
  const taken = await gradedCourse({
    access: { gradeRevealPolicy: 'afterDate', gradeRevealDate: TOMORROW },
  });
  server.clock.now = TOMORROW;
  const session = await server.signIn();
  expect(await customOf({ ...taken, session })).toMatchObject({ mode: 'review', answers: 'shown' });
});

const quizWith = (constraint: Record<string, unknown>): Course => ({
  axis: '1',
  parts: [{ name: 'Quiz', type: 'lti', needsGrading: true, constraint }],
});

test.each<[string, Record<string, unknown>]>([
  ['never', { reviewPolicy: 'never' }],
  [
    'once its results are shown, and they never are',
    { reviewPolicy: 'afterRevealingResults', resultsDisclosurePolicy: 'never' },
  ],
  [
    'once its results are shown, and the score is too low for that',
    {
      reviewPolicy: 'afterRevealingResults',
      resultsDisclosurePolicy: 'afterScore',
      resultsDisclosureAbove: 0.9,
    },
  ],
])('[4.27] an activity that may be looked back at %s is not opened', async (_title, constraint) => {
  await expectNoReview(await gradedCourse(quizWith(constraint)), /\S/);
});

test('[4.27] a score that is high enough opens the review', async () => {
  const constraint = {
    reviewPolicy: 'afterRevealingResults',
    resultsDisclosurePolicy: 'afterScore',
    resultsDisclosureAbove: 0.8,
  };
  expect(await customOf(await gradedCourse(quizWith(constraint)))).toMatchObject({
    mode: 'review',
    results: 'shown',
    answers: 'shown',
  });
});

test('[4.27] a review whose results are secret tells the tool to keep them', async () => {
  const constraint = { reviewPolicy: 'afterSubmission', resultsDisclosurePolicy: 'never' };
  expect(await customOf(await gradedCourse(quizWith(constraint)))).toMatchObject({
    mode: 'review',
    results: 'hidden',
    answers: 'hidden',
  });
});

test('[4.27] what is being graded is not looked back at', async () => {
  const taken = await takeLtiCourse(server, tool, quizWith({}));
  const differs = { gradingProgress: 'PendingManual', scoreGiven: undefined, scoreMaximum: undefined };
  await sendScore(server, { tool, taken, differs });
  await expectNoReview(taken, /\S/);
});

const DONE_QUIZ = { axis: '1', parts: [{ name: 'Quiz', type: 'lti' as const, needsGrading: true }] };

function handIn(taken: TakenLti) {
  return server.ask('/api/lms/v1/submit-objective-workflows', {
    session: taken.session,
    method: 'POST',
    body: { id: taken.objectiveWorkflowId },
    headers: { prefer: 'respond-sync' },
  });
}

test.each<[string, Course]>([
  ['that does not support it', { course: { supportReview: false } }],
  ['whose grades are never shown', { access: { gradeRevealPolicy: 'never' } }],
])('[4.16] [4.20] nor is a quiz inside a finished course %s', async (_title, differs) => {
  const taken = await gradedCourse({ ...DONE_QUIZ, ...differs });
  expect(await customOf(taken)).toMatchObject({ mode: 'review' });
  await handIn(taken);
  await expectNoReview(taken, NOT_OPEN);
});

test('[4.16] a quiz inside a finished course that may be looked back at opens', async () => {
  const taken = await gradedCourse(DONE_QUIZ);
  await handIn(taken);
  expect(await customOf(taken)).toMatchObject({ mode: 'review', results: 'shown' });
});

test('[2.9] after a retake of the course the earlier attempt is looked back at, the new one taken', async () => {
  const taken = await gradedCourse({ ...DONE_QUIZ, access: { retake: true } });
  await handIn(taken);
  server.clock.now = new Date(NOON.getTime() + 10_000);
  const { session, linkId } = taken;
  const again = { ...taken, ...(await startLti(server, { session, course: taken, partIds: [linkId] })) };
  expect(await customOf(taken)).toMatchObject({ mode: 'review', attempt_id: taken.activityWorkflowId });
  expect(await customOf(again, '')).toMatchObject({ attempt_id: again.activityWorkflowId });
  expect(again.activityWorkflowId).not.toBe(taken.activityWorkflowId);
  await expectNoReview(again, NOT_OPEN);
});

test('[7.19] the form of LTI 1.1 says in its own way that this is a review', async () => {
  const old = await registerTestTool(server.db, {
    differs: { version: '1.1', sharedSecret: 'secret', redirectUris: [] },
    now: () => server.clock.now,
  });
  const taken = await takeLtiCourse(server, old, { course: { needsGrading: false } });
  const ask = () =>
    server.ask(
      `/api/lms/v1/objective-workflows/${taken.objectiveWorkflowId}/resource-form/${taken.activityWorkflowId}${REVIEW}`,
      { session: taken.session },
    );
  expect((await ask()).status).toBe(409);
  await handIn(taken);
  const { status, json } = await ask();
  expect(status).toBe(200);
  expect(json).toMatchObject({
    form: { fields: expect.arrayContaining([{ name: 'custom_mode', value: 'review' }]) },
  });
});

test('[5.10] [4.27] what the module says about telling results holds for the tools in it', async () => {
  const taken = await takeLtiCourse(server, tool, {
    axis: '1.1',
    parts: [
      {
        name: 'Module',
        constraint: { resultsDisclosureFrom: TOMORROW.toISOString() },
        children: [
          {
            name: 'Quiz',
            type: 'lti',
            needsGrading: true,
            constraint: { resultsDisclosurePolicy: 'afterDate' },
          },
        ],
      },
    ],
  });
  expect(await customOf(taken, '')).toMatchObject({ mode: 'take', results: 'hidden', answers: 'hidden' });
  await sendScore(server, { tool, taken });
  expect(await customOf(taken)).toMatchObject({ mode: 'review', results: 'hidden', answers: 'hidden' });
  server.clock.now = TOMORROW;
  const later = { ...taken, session: await server.signIn() };
  expect(await customOf(later)).toMatchObject({ mode: 'review', results: 'shown', answers: 'shown' });
});
