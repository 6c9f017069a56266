import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { gradeActivity } from '../../attempts/grading/grade-activity';
import { openLearner } from '../../../testing/attempts/learner';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { NOON, openTestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../../testing/test-tenants';

const server = await openTestApp();
const ada = await openLearner(server);
afterAll(() => server.close());

/** Two quizzes with 7 of 10 points; one keeps its result to itself. */
async function scored() {
  const quiz = { type: 'lti', needsGrading: true } as const;
  const { aggregateId, part } = await insertTestCourse(server.db, {
    parts: [
      { name: 'Told', ...quiz },
      { name: 'Kept', ...quiz, constraint: { resultsDisclosurePolicy: 'never' } },
    ],
  });
  const id = await ada.start(aggregateId);
  const { json } = await ada.startActivities(id, [part('1'), part('2')]);
  for (const { id: activityWorkflowId } of json['data'] as Array<{ id: string }>) {
    const grading = { tenantId: NORTH.id, activityWorkflowId, actor: 'tool' as const, userId: null };
    await gradeActivity(server.db, { ...grading, score: 7, maxScore: 10 }, { now: NOON, newId: randomUUID });
  }
  const paths = [
    `/users/me/objective-workflows/${id}/activity-records/query`,
    `/users/me/objective-workflow-aggregates/${aggregateId}/activity-records/query`,
  ];
  return { id, part, paths };
}

test('[7.15] the results of an attempt and of an enrolment, without what may not be told', async () => {
  const { id, part, paths } = await scored();
  for (const path of paths) {
    const { json } = await ada.get(`${path}?requireTotalCount=true`);
    expect(json['totalCount']).toBe(2);
    expect(json['data']).toHaveLength(2);
    expect(json['data']).toEqual(
      expect.arrayContaining([
        expect.objectContaining({
          objectiveWorkflowId: id,
          activityPartId: part('1'),
          finished: NOON.toISOString(),
          score: 7,
          maxScore: 10,
          normalizedScore: 0.7,
        }),
        expect.objectContaining({
          activityPartId: part('2'),
          score: null,
          normalizedScore: null,
          passed: null,
        }),
      ]),
    );
    const filter = encodeURIComponent(JSON.stringify(['activityPartId', part('2')]));
    const { json: filtered, text } = await ada.get(`${path}?filter=${filter}`);
    expect(filtered['data']).toHaveLength(1);
    expect(text).not.toContain(':0.7');
  }
});

test('[7.15] the parameter query holds all load options of the list', async () => {
  const { part, paths } = await scored();
  for (const path of paths) {
    const ask = (options: unknown) => ada.get(`${path}?query=${encodeURIComponent(JSON.stringify(options))}`);
    const { json } = await ask({
      filter: ['activityPartId', part('2')],
      requireTotalCount: true,
      select: ['finished'],
    });
    expect(json).toEqual({ data: [{ id: expect.any(String), finished: NOON.toISOString() }], totalCount: 1 });
    for (const wrong of ['text', { filter: 'text' }, { surprise: 1 }, []])
      expect((await ask(wrong)).status).toBe(400);
    expect((await ask({ filter: ['normalizedScore', '>', 0.5] })).status).toBe(400);
  }
});

test('[7.15] a score cannot be asked about, by filter or by order', async () => {
  const { paths } = await scored();
  for (const path of paths) {
    for (const query of [
      `filter=${encodeURIComponent(JSON.stringify(['normalizedScore', '>', 0.5]))}`,
      `sort=${encodeURIComponent(JSON.stringify([{ selector: 'score' }]))}`,
    ]) {
      expect((await ada.get(`${path}?${query}`)).status).toBe(400);
    }
  }
});

test('the results of another do not exist', async () => {
  const { paths } = await scored();
  for (const stranger of [await openLearner(server, BEN), await openLearner(server, ADA, SOUTH)]) {
    for (const path of paths) expect((await stranger.get(path)).status).toBe(404);
  }
});

test('[7.15] an enrolment that was never started has none', async () => {
  const { aggregateId } = await insertTestCourse(server.db);
  const path = `/users/me/objective-workflow-aggregates/${aggregateId}/activity-records/query`;
  expect((await ada.get(path)).json).toEqual({ data: [] });
});
