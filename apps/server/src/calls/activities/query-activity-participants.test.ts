import { randomUUID } from 'node:crypto';
import { afterAll, expect, test } from 'vitest';
import { openLearner } from '../../../testing/attempts/learner';
import { insertTestCourse } from '../../../testing/attempts/test-course';
import { createGroup } from '../../store/operator/group-admin';
import { insertGroupActivityWorkflow } from '../../store/people/groups';
import { NOON, openTestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH } from '../../../testing/test-tenants';

const server = await openTestApp();
const ada = await openLearner(server);
const ben = await openLearner(server, BEN);
afterAll(() => server.close());

async function together(userIds: string[]) {
  const { aggregateId, part } = await insertTestCourse(server.db, {
    parts: [{ name: 'Team task' }, { name: 'Alone' }],
  });
  const id = await ada.start(aggregateId);
  const [groupId, workId] = [randomUUID(), randomUUID()];
  await createGroup(server.db, NORTH.id, { id: groupId, name: 'Blue', userIds });
  await insertGroupActivityWorkflow(server.db, NORTH.id, {
    id: workId,
    groupId,
    partId: part('1'),
    started: NOON,
  });
  const participants = (axis: string) =>
    `/users/me/objective-workflows/${id}/activity-paths/${part(axis)}/participants/query`;
  const work = `/users/me/objective-workflow-aggregates/${aggregateId}/group-activity-workflows/${workId}`;
  return { groupId, workId, partId: part('1'), participants, work };
}

test('[7.16] [3.10] a learner sees who is in the group, and what it has made of the activity', async () => {
  const { groupId, workId, partId, participants, work } = await together([ADA.id, BEN.id]);
  const group = { id: groupId, name: 'Blue' };
  const { json } = await ada.get(`${participants('1')}?requireTotalCount=true`);
  expect(json).toEqual({
    data: [
      { id: ADA.id, userId: ADA.id, firstName: 'Ada', lastName: 'north', group },
      { id: BEN.id, userId: BEN.id, firstName: 'Ben', lastName: 'north', group },
    ],
    totalCount: 2,
  });
  expect((await ada.get(work)).json).toEqual({
    id: workId,
    group,
    activityPartId: partId,
    state: 1,
    started: NOON.toISOString(),
    submitted: null,
    finished: null,
    version: 0,
    activityWorkflowId: null,
    submittedBy: null,
    participants: [],
  });
});

test.each([
  ['a name', 'ben', ['Ben']],
  ['part of a family name', 'NOR', ['Ada', 'Ben']],
  ['a name that nobody has', 'zoe', []],
  ['load options', '{"filter":["firstName","startswith","A"],"take":1}', ['Ada']],
  ['a text that only looks like options', '{"filter":', []],
])('[7.16] query: %s', async (_name, query, expected) => {
  const { participants } = await together([ADA.id, BEN.id]);
  const { status, json } = await ada.get(`${participants('1')}?query=${encodeURIComponent(query)}`);
  expect(status).toBe(200);
  const names = (json['data'] as Array<{ firstName: string }>).map(({ firstName }) => firstName);
  expect(names.toSorted()).toEqual(expected);
});

test('[7.16] query and filter hold together', async () => {
  const { participants } = await together([ADA.id, BEN.id]);
  const filter = encodeURIComponent(JSON.stringify(['firstName', 'Ben']));
  expect((await ada.get(`${participants('1')}?query=ada&filter=${filter}`)).json).toEqual({ data: [] });
});

test('[7.16] an activity that is taken alone has no participants', async () => {
  const { participants } = await together([ADA.id, BEN.id]);
  expect((await ada.get(participants('2'))).json).toEqual({ data: [] });
});

test('[7.16] whoever is not in the group learns nothing of it', async () => {
  const { participants, work } = await together([BEN.id]);
  expect((await ada.get(participants('1'))).json).toEqual({ data: [] });
  expect((await ada.get(work)).status).toBe(404);
  // Ben is in the group, but the attempt and the enrolment are Ada's.
  expect((await ben.get(participants('1'))).status).toBe(404);
  expect((await ben.get(work)).status).toBe(404);
});
