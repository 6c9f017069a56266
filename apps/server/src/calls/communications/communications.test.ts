import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ChannelWorld, insertChannelWorld } from '../../../testing/announcements/channel-world';
import type { TestLearner } from '../../../testing/attempts/learner';
import { openLearner } from '../../../testing/attempts/learner';
import { openDiscussionWorld, type Talker } from '../../../testing/discussions/discussion-world';
import { openTeam, type TeamWorld } from '../../../testing/team/team-world';
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
  later();
  // Whoever is in two teams of a course works with none of them.
  await server.db.query(sql`delete from group_members where tenant_id = ${NORTH.id}`);
});
afterAll(() => server.close());

/** Nothing is said twice in one moment. */
function later(): void {
  server.clock.now = new Date(server.clock.now.getTime() + 3_600_000);
}

type Said = { id: string; kind: string; title: string; line: string; isUnread: boolean; path: string } & {
  author: { name: string } | null;
  course: { name: string };
};
type Asker = Pick<TestLearner, 'get'>;

async function heard(by: Asker) {
  const { status, json, text } = await by.get('/users/me/communications');
  if (status !== 200) throw new Error(text);
  return json as { communications: Said[]; isChatAvailable: boolean }; // the call's own answer
}
/** Of one course or group alone: the database has other tests' too. */
async function heardOf(by: Asker, ...ids: readonly string[]): Promise<Said[]> {
  return (await heard(by)).communications.filter(({ id }) => ids.includes(id));
}
const unreadOf = async (by: Asker, ...ids: readonly string[]) =>
  (await heardOf(by, ...ids)).map(({ isUnread }) => isUnread);

async function announced(world: ChannelWorld): Promise<string> {
  const id = randomUUID();
  later();
  await world.announce(id);
  return id;
}

async function saidInTeam({ ben, groupId, partId }: TeamWorld, text: string): Promise<void> {
  later();
  const { status } = await ben.learner.post('/post-team-messages', {
    id: randomUUID(),
    groupId,
    objectiveWorkflowId: ben.attempt,
    activityPartId: partId,
    text,
    attachmentIds: [],
  });
  expect(status).toBe(200);
}

/** Ada begins a thread in a new discussion, and somebody answers. */
async function answered(settings = {}): Promise<{ asks: Talker; answers: Talker; threadId: string }> {
  const world = await openDiscussionWorld(server, settings);
  const [asks, answers] = [await world.learner('Asa'), await world.learner('Bo')];
  const threadId = await asks.begins('Why?');
  later();
  await answers.answers(threadId, 'Because **so**.');
  return { asks, answers, threadId };
}

test('[1.6] announcements and the talk of teams stand together, the latest first, with who said it and where', async () => {
  const world = await insertChannelWorld(server);
  const newsId = await announced(world);
  const team = await openTeam(server);
  await saidInTeam(team, 'I have cut **half**.');
  expect(await heardOf(world.ada, newsId, team.groupId)).toMatchObject([
    {
      kind: 'team',
      line: 'I have cut half.',
      author: { name: 'Ben north' },
      course: { objectiveId: team.course.objectiveId },
      path: `/learn/courses/${team.course.objectiveId}/view/content/1`,
      isUnread: true,
    },
    {
      kind: 'announcement',
      title: 'Hello',
      line: 'There is news.',
      author: { name: 'Ines Grader', role: 'instructor' },
      course: { name: 'Bees' },
      path: `/learn/courses/${world.objectiveId}/view/notifications`,
      isUnread: true,
    },
  ]);
});

test('[1.6] a thread is told to who follows it, with the last that others wrote', async () => {
  const { asks, answers, threadId } = await answered();
  const [told] = (await heard(asks)).communications;
  expect(told).toMatchObject({
    id: threadId,
    kind: 'discussion',
    title: 'Why?',
    line: 'Because so.',
    author: { name: 'Bo Person' },
    isUnread: true,
    path: expect.stringMatching(new RegExp(`/view/content/1\\?thread=${threadId}$`)),
  });
  later();
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
  later();
  const first = await answers.answers(threadId, 'First.');
  later();
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
  const { asks, answers, threadId } = await answered();
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
  const newsId = await announced(world);
  const team = await openTeam(server);
  await saidInTeam(team, 'Among us');
  const { asks, threadId } = await answered();
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
  const newsId = await announced(world);
  const team = await openTeam(server);
  await saidInTeam(team, 'Among us');
  const { asks, threadId } = await answered();
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
  const { asks, threadId } = await answered();
  const hasMessages = async () => (await asks.get('/users/me/dashboard')).json['hasMessages'];
  expect(await hasMessages()).toBe(true);
  await asks.marks(threadId, { isFollowing: false });
  expect(await hasMessages()).toBe(false);
});

test('[1.6] a course that is being written tells nothing', async () => {
  const world = await insertChannelWorld(server);
  const newsId = await announced(world);
  await setCourseState(server.db, NORTH.id, { id: world.objectiveId, state: 'draft' });
  expect(await heardOf(world.ada, newsId)).toEqual([]);
});

test('[8.9] [1.6] where there is no chat there are no announcements, and the rest goes on', async () => {
  const world = await insertChannelWorld(server);
  const newsId = await announced(world);
  const team = await openTeam(server);
  await saidInTeam(team, 'Still here');
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

test('[1.6] all is read at once, in each place too and in the tray; what comes after is not', async () => {
  const world = await insertChannelWorld(server);
  const newsId = await announced(world);
  const team = await openTeam(server);
  await saidInTeam(team, 'Once');
  const until = server.clock.now.toISOString();
  await saidInTeam(team, 'Twice');
  expect((await world.ada.put('/users/me/communications/read', { until })).json).toEqual({ until });
  expect(await unreadOf(world.ada, newsId, team.groupId)).toEqual([true, false]);
  expect((await world.channel()).json).toMatchObject({ unread: 0 });
  const { json } = await world.ada.get('/users/me/notifications?only=unread');
  const told = json['notifications'] as Array<{ kind: string; courseId: string }>; // the call's own answer
  expect(told.filter(({ courseId }) => courseId === world.objectiveId)).toEqual([]);

  await world.ada.put('/users/me/communications/read', { until: '2999-01-01T00:00:00Z' });
  expect(await unreadOf(world.ada, newsId, team.groupId)).toEqual([false, false]);
  await saidInTeam(team, 'Thrice');
  expect(await unreadOf(world.ada, team.groupId)).toEqual([true]);
  expect(await team.ben.look()).toMatchObject({ unreadMessages: 0 });
});

test('[1.6] a thread is read with all, by who asks alone', async () => {
  const { asks, answers, threadId } = await answered();
  later();
  await asks.answers(threadId, 'And you?');
  await asks.put('/users/me/communications/read', { until: server.clock.now.toISOString() });
  expect(await unreadOf(asks, threadId)).toEqual([false]);
  expect(await unreadOf(answers, threadId)).toEqual([true]);
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
  const { asks } = await answered();
  await server.db.query(
    sql`delete from user_licences where tenant_id = ${NORTH.id} and user_id = ${asks.id}`,
  );
  expect((await heard(asks)).communications).toEqual([]);
});
