import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { insertChannelWorld } from '../../../testing/announcements/channel-world';
import { openLearner } from '../../../testing/attempts/learner';
import {
  announced,
  answered,
  heard,
  heardOf,
  later,
  saidInTeam,
} from '../../../testing/communications/talk-world';
import { openDiscussionWorld } from '../../../testing/discussions/discussion-world';
import { openTeam } from '../../../testing/team/team-world';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../../testing/test-tenants';
import { sql } from '../../db/sql';
import { setCourseState } from '../../store/operator/course-admin';
import { upsertSetting } from '../../store/setup/tenant-setup';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  later(server);
  // Whoever is in two teams of a course works with none of them.
  await server.db.query(sql`delete from group_members where tenant_id = ${NORTH.id}`);
});
afterAll(() => server.close());

test('[1.6] announcements and the talk of teams stand together, the latest first, with who said it and where', async () => {
  const world = await insertChannelWorld(server);
  const newsId = await announced(server, world);
  const team = await openTeam(server);
  await saidInTeam(server, team, 'I have cut **half**.');
  expect(await heardOf(world.ada, newsId, team.groupId)).toMatchObject([
    {
      kind: 'team',
      line: 'I have cut half.',
      author: { name: 'Ben north' },
      course: { objectiveId: team.course.objectiveId },
      path: `/learn/courses/${team.course.objectiveId}/view/content/1?chat=${team.partId}`,
      isUnread: true,
    },
    {
      kind: 'announcement',
      title: 'Hello',
      line: 'There is news.',
      author: { name: 'Ines Grader', role: 'instructor' },
      course: { name: 'Bees' },
      // To this one, however long the channel is.
      path: expect.stringMatching(
        new RegExp(`^/learn/courses/${world.objectiveId}/view/notifications#announcement-[\\da-f-]{36}$`),
      ),
      isUnread: true,
    },
  ]);
});

test('[1.6] a thread is told to who follows it, with the last that others wrote', async () => {
  const { asks, answers, threadId } = await answered(server);
  const [told] = (await heard(asks)).communications;
  expect(told).toMatchObject({
    id: threadId,
    kind: 'discussion',
    title: 'Why?',
    line: 'Because so.',
    author: { name: 'Bo Person' },
    isUnread: true,
    path: expect.stringMatching(new RegExp(`/view/content/1\\?thread=${threadId}&discussion=[\\da-f-]{36}$`)),
  });
  later(server);
  await asks.answers(threadId, 'I see.');
  expect((await heard(asks)).communications).toMatchObject([{ line: 'Because so.', isUnread: false }]);
  expect((await heard(answers)).communications).toMatchObject([{ line: 'I see.', isUnread: true }]);
  await asks.marks(threadId, { isFollowing: false });
  expect((await heard(asks)).communications).toEqual([]);
});

test('[1.6] what is hidden or removed is not told, and who has hidden their name is not named', async () => {
  const world = await openDiscussionWorld(server, { anonymous: true });
  const [asks, answers] = [await world.learner('Asa'), await world.learner('Bo')];
  const ines = await world.outsider(['Instructor']);
  const threadId = await asks.begins('Why?');
  later(server);
  const first = await answers.answers(threadId, 'First.');
  later(server);
  const id = randomUUID();
  await answers.writes({ id, parentId: threadId, title: '', text: 'Secretly.', isAnonymous: true });
  expect((await heard(asks)).communications).toMatchObject([{ line: 'Secretly.', author: null }]);
  await ines.moderates(id, { isHidden: true });
  expect((await heard(asks)).communications).toMatchObject([
    { line: 'First.', author: { name: 'Bo Person' } },
  ]);
  await ines.moderates(first, { isHidden: true });
  expect((await heard(asks)).communications).toEqual([]);
  expect((await heard(answers)).communications).toMatchObject([{ line: 'Why?' }]);
  await ines.moderates(threadId, { isHidden: true });
  expect((await heard(answers)).communications).toEqual([]);
});

test('[1.3] [1.6] where one must write first, a thread of others that is followed tells nothing', async () => {
  const { asks, answers, threadId } = await answered(server);
  const discussionOf = sql`(select p.activity_id from activity_parts p join discussion_posts t on t.place_id = p.id
                             where t.id = ${threadId})`;
  await server.db.query(
    sql`update activity_contents set details = '{"discussion": {"postFirst": true}}' where activity_id = ${discussionOf}`,
  );
  expect((await heard(asks)).communications).toHaveLength(1);
  expect((await heard(answers)).communications).toEqual([]);
});

test('[1.6] nobody hears what is said in courses, discussions and teams that are not theirs', async () => {
  const world = await insertChannelWorld(server);
  const newsId = await announced(server, world);
  const team = await openTeam(server);
  await saidInTeam(server, team, 'Among us');
  const { asks, threadId } = await answered(server);
  const ids = [newsId, team.groupId, threadId];
  for (const by of [world.ines.asLearner, world.omar.ask, await openLearner(server, ADA, SOUTH)])
    expect(await heardOf(by, ...ids)).toEqual([]);
  expect(await heardOf(world.ben, ...ids)).toEqual([]);
  expect(await heardOf(asks, ...ids)).toMatchObject([{ id: threadId }]);
  expect(await heardOf(world.ada, ...ids)).toMatchObject([{ id: team.groupId }, { id: newsId }]);
  expect((await server.ask('/api/lms/v1/users/me/communications')).status).toBe(401);
});

test('[1.6] who has left a course or a team hears no more of it', async () => {
  const world = await insertChannelWorld(server);
  const newsId = await announced(server, world);
  const team = await openTeam(server);
  await saidInTeam(server, team, 'Among us');
  const { asks, threadId } = await answered(server);
  await server.db.query(
    sql`delete from group_members where tenant_id = ${NORTH.id} and group_id = ${team.groupId} and user_id = ${ADA.id}`,
  );
  await server.db.query(
    sql`update objective_workflow_aggregates set is_self_enrolled = false, workflow_id = null, record_id = null
         where tenant_id = ${NORTH.id} and (objective_id = ${world.objectiveId} or user_id = ${asks.id})`,
  );
  expect(await heardOf(world.ada, newsId, team.groupId)).toEqual([]);
  expect(await heardOf(asks, threadId)).toEqual([]);
});

test('[1.6] the dashboard knows whether there is any of it', async () => {
  const { asks, threadId } = await answered(server);
  const hasMessages = async () => (await asks.get('/users/me/dashboard')).json['hasMessages'];
  expect(await hasMessages()).toBe(true);
  await asks.marks(threadId, { isFollowing: false });
  expect(await hasMessages()).toBe(false);
});

test('[1.6] a course that is being written tells nothing', async () => {
  const world = await insertChannelWorld(server);
  const newsId = await announced(server, world);
  await setCourseState(server.db, NORTH.id, { id: world.objectiveId, state: 'draft' });
  expect(await heardOf(world.ada, newsId)).toEqual([]);
});

test('[8.9] [1.6] where there is no chat there are no announcements, and the rest goes on', async () => {
  const world = await insertChannelWorld(server);
  const newsId = await announced(server, world);
  const team = await openTeam(server);
  await saidInTeam(server, team, 'Still here');
  await world.setChannel({ isOn: false });
  expect(await heardOf(world.ada, newsId)).toEqual([]);
  expect((await heard(world.ada)).isChatAvailable).toBe(true);
  await world.setChannel({});
  await upsertSetting(server.db, NORTH.id, 'lms.learner_chat', false);
  const { communications, isChatAvailable } = await heard(world.ada);
  expect(isChatAvailable).toBe(false);
  expect(communications.some(({ kind }) => kind === 'announcement')).toBe(false);
  expect(communications.some(({ id }) => id === team.groupId)).toBe(true);
  await upsertSetting(server.db, NORTH.id, 'lms.learner_chat', true);
});

test('[1.6] [2.1] a course is named in the language of whoever hears of it', async () => {
  const world = await insertChannelWorld(server);
  const newsId = await announced(server, world);
  await server.db.query(
    sql`update objectives set translations = '{"ar": {"name": "النحل", "description": ""}}'
         where tenant_id = ${NORTH.id} and id = ${world.objectiveId}`,
  );
  const session = await server.signIn(ADA);
  const headers = { 'accept-language': 'ar' };
  const inArabic = { get: (path: string) => server.ask(`/api/lms/v1${path}`, { session, headers }) };
  expect(await heardOf(world.ada, newsId)).toMatchObject([{ course: { name: 'Bees' } }]);
  expect(await heardOf(inArabic, newsId)).toMatchObject([{ course: { name: 'النحل', language: 'ar' } }]);
});

test.each([
  ['no time', {}],
  ['what is none', { until: 'now' }],
  ['more than that', { until: '2026-01-01T00:00:00Z', kind: 'team' }],
])('[1.6] %s: refused', async (_name, body) => {
  const ben = await openLearner(server, BEN);
  expect((await ben.put('/users/me/communications/read', body)).status).toBe(400);
});

test('[4.33] who may not learn any more reads none of it', async () => {
  const { asks } = await answered(server);
  await server.db.query(
    sql`delete from user_licences where tenant_id = ${NORTH.id} and user_id = ${asks.id}`,
  );
  expect((await heard(asks)).communications).toEqual([]);
});
