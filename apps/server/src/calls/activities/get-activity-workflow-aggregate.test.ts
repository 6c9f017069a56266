import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openLearner } from '../../../testing/attempts/learner';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { sql } from '../../db/sql';
import { openTestApp } from '../../../testing/test-app';

const server = await openTestApp();
const ada = await openLearner(server);
afterAll(() => server.close());

test('[4.24] [7.14] an activity is found by its id, begun or not', async () => {
  const { aggregateId, part } = await insertTestCourse(server.db, {
    parts: [{ name: 'Module', children: [{ name: 'A' }] }],
  });
  const id = await ada.start(aggregateId);
  const [row] = await server.db.query<{ activityId: string }>(
    sql`select activity_id as "activityId" from activity_parts where id = ${part('1.1')}`,
  );
  const path = (activityId: string) =>
    `/users/me/objective-workflows/${id}/activities/${activityId}/activity-workflow-aggregate`;
  expect((await ada.get(path(row?.activityId ?? ''))).json).toMatchObject({
    activityPartId: part('1.1'),
    axis: '1.1',
    lastActivityWorkflow: null,
    bestActivityRecord: null,
  });
  await ada.startActivities(id, [part('1.1')]);
  expect((await ada.get(path(row?.activityId ?? ''))).json['lastActivityWorkflow']).toMatchObject({
    state: 1,
  });
  expect((await ada.get(path(randomUUID()))).status).toBe(404);
});
