import { TOOL_ACTIVITY_PROGRESS, TOOL_GRADING_PROGRESS } from '@lantern/domain/lti/tool-score';
import { WORKFLOW_STATES, type WorkflowState } from '@lantern/domain/vocabulary';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { takeLtiCourse, type TakenLti } from '../../testing/lti/lti-world';
import { sendScore, standingOf, type Standing } from '../../testing/lti/scores';
import { registerTestTool, type TestTool } from '../../testing/lti/test-tool';
import { tokenFor } from '../../testing/lti/tool-client';

const RUNS = { numRuns: 15 };
const HOUR_MS = 3_600_000;

let server: TestApp;
let tool: TestTool;
let token: string;

beforeAll(async () => {
  server = await openTestApp({ logger: false });
  tool = await registerTestTool(server.db, { now: () => server.clock.now });
  token = await tokenFor(server, tool);
});
beforeEach(() => {
  server.clock.now = new Date(NOON.getTime() + HOUR_MS / 2);
});
afterAll(() => server.close());

/** What a tool says at one second; a few seconds only, so that many say the same one. */
type Said = { second: number } & Record<'activityProgress' | 'gradingProgress', string> & {
    scoreGiven: number | undefined;
    scoreMaximum: number | undefined;
  };

const points = fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined });
const said: fc.Arbitrary<Said> = fc
  .record({
    second: fc.integer({ min: 0, max: 8 }),
    activityProgress: fc.constantFrom(...TOOL_ACTIVITY_PROGRESS),
    gradingProgress: fc.constantFrom(...TOOL_GRADING_PROGRESS),
    scoreGiven: points,
  })
  .map((score) => ({ ...score, scoreMaximum: score.scoreGiven === undefined ? undefined : 10 }));

/** Every score once, some of them again, in any order. */
const arrivals = fc
  .array(said, { minLength: 1, maxLength: 6 })
  .chain((scores) =>
    fc
      .shuffledSubarray([...scores, ...scores], { minLength: scores.length })
      .map((order) => ({ scores, order })),
  );

const send = (taken: TakenLti, { second, ...differs }: Said) =>
  sendScore(server, {
    tool,
    taken,
    token,
    differs: { ...differs, timestamp: new Date(NOON.getTime() + second * 1000).toISOString() },
  });

const COURSES = [
  ['a course that is one tool', {}],
  ['a part of a course', { axis: '1', parts: [{ name: 'Quiz', type: 'lti' as const, needsGrading: true }] }],
] as const;

const isSame = (a: Said, b: Said) => JSON.stringify(a) === JSON.stringify(b);
const isGrade = ({ activityProgress, gradingProgress, scoreGiven }: Said) =>
  ['Submitted', 'Completed'].includes(activityProgress) &&
  gradingProgress === 'FullyGraded' &&
  scoreGiven !== undefined;
const rank = (state: string) => WORKFLOW_STATES.indexOf(state as WorkflowState); // as the database keeps it

test.each(COURSES)(
  '[4.3] in any order of arrival an older or replayed score changes nothing: %s',
  async (_title, differs) => {
    await fc.assert(
      fc.asyncProperty(arrivals, async ({ order }) => {
        const taken = await takeLtiCourse(server, tool, differs);
        let before = await standingOf(server, taken);
        let newest: Said | null = null;
        let grade: Said | null = null;
        for (const score of order) {
          const { status } = await send(taken, score);
          const after = await standingOf(server, taken);
          const isNews: boolean = newest === null || score.second > newest.second;
          const isAgain: boolean = newest !== null && isSame(score, newest);
          const isOver = rank(before.attempt) > rank('inGrading');
          expect(status).toBe(isAgain || (isNews && !isOver) ? 204 : 409);
          const isTaken: boolean = status === 204 && isNews;
          expect(after.events).toBe(before.events + (isTaken ? 1 : 0));
          // What was not taken has changed nothing at all.
          expect(isTaken ? before : after).toEqual(before);
          newest = isTaken ? score : newest;
          grade = isTaken && isGrade(score) ? score : grade;
          expectTrue(before, after, grade);
          before = after;
        }
      }),
      RUNS,
    );
  },
  60_000,
);

/** Never backwards; one record, and only at the end; the grade is that of the newest score that had one. */
function expectTrue(before: Standing, after: Standing, grade: Said | null): void {
  expect(rank(after.attempt)).toBeGreaterThanOrEqual(rank(before.attempt));
  expect(rank(after.activity)).toBeGreaterThanOrEqual(rank(before.activity));
  expect(after.records).toBe(after.attempt === 'finished' ? 1 : 0);
  expect(after.score).toBe(grade?.scoreGiven === undefined ? null : grade.scoreGiven / 10);
}

test('[4.3] the newest grade counts, whatever came before, after or at the same time', async () => {
  const grades = fc.array(said, { minLength: 1, maxLength: 6 });
  await fc.assert(
    fc.asyncProperty(grades, fc.integer({ min: 0, max: 10 }), async (scores, scoreGiven) => {
      const taken = await takeLtiCourse(server, tool, COURSES[1][1]);
      const last: Said = {
        second: 9,
        activityProgress: 'Completed',
        gradingProgress: 'FullyGraded',
        scoreGiven,
        scoreMaximum: 10,
      };
      const answers = await Promise.all([...scores, last].map((score) => send(taken, score)));
      expect(answers.at(-1)?.status).toBe(204);
      expect(await standingOf(server, taken)).toMatchObject({
        activity: 'finished',
        attempt: 'inProgress',
        score: scoreGiven / 10,
      });
    }),
    RUNS,
  );
}, 60_000);
