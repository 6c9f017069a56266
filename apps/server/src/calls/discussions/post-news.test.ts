import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  type DiscussionWorld,
  openDiscussionWorld,
  type Talker,
} from '../../../testing/discussions/discussion-world';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { NORTH } from '../../../testing/test-tenants';
import { sql } from '../../db/sql';

let server: TestApp;
let world: DiscussionWorld;
let ada: Talker;
let ben: Talker;
let ines: Talker;
beforeAll(async () => {
  server = await openTestApp();
  world = await openDiscussionWorld(server);
  ada = await world.learner('Ada');
  ben = await world.learner('Ben');
  ines = await world.outsider(['Instructor', 'Learner']);
});
beforeEach(() => pass(61_000));
afterAll(() => server.close());

function pass(ms = 1000): void {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
}

type Told = { title: string; line: string; isRead: boolean; actorName: string | null };

/** What the tray says of this thread. */
async function toldOf(threadId: string, who = ada): Promise<Told[]> {
  const { json } = await who.get('/users/me/notifications');
  const all = json['notifications'] as Array<Told & { path: string }>; // the call's own shape
  return all
    .filter(({ path }) => path.includes(threadId))
    .map(({ title, line, isRead, actorName }) => ({ title, line, isRead, actorName }));
}
const remove = (who: Talker, id: string) =>
  who.post(`/discussions/${world.discussionId}/posts/${id}/remove`, {});

test('[1.3] a reply that is removed takes no news with it but its own', async () => {
  const id = await ada.begins('Bees');
  const first = await ben.answers(id, 'First.');
  pass();
  const second = await ines.answers(id, 'Second.');
  expect(await toldOf(id)).toMatchObject([{ line: 'Second.', actorName: 'Olga Person' }]);
  await remove(ben, first);
  expect(await toldOf(id)).toMatchObject([{ line: 'Second.', isRead: false }]);
  await remove(ines, second);
  expect(await toldOf(id)).toEqual([]);
});

test('[1.3] where the latest goes, the tray tells of the one before it', async () => {
  const id = await ada.begins('Wasps');
  await ben.answers(id, 'First.');
  pass();
  const second = await ines.answers(id, 'Second.');
  await ines.moderates(second, { isHidden: true });
  expect(await toldOf(id)).toEqual([
    { title: 'Wasps', line: 'First.', isRead: false, actorName: 'Ben Person' },
  ]);
});

test('[1.3] but not of one that had been read before', async () => {
  const id = await ada.begins('Hornets');
  await ben.answers(id, 'First.');
  await ada.marks(id, { readUntil: server.clock.now.toISOString() });
  pass();
  const second = await ines.answers(id, 'Second.');
  await remove(ines, second);
  expect(await toldOf(id)).toEqual([]);
});

test('[1.3] of a thread that is hidden nothing is told, whatever was said in it', async () => {
  const id = await ada.begins('Rude');
  await ben.answers(id, 'First.');
  await ines.moderates(id, { isHidden: true });
  expect(await toldOf(id)).toEqual([]);
});

test('[1.3] what is edited says in the tray what it says now: the thread its title, a reply its words', async () => {
  const id = await ada.begins('Misspelt');
  const first = await ben.answers(id, 'First.');
  pass();
  const second = await ines.answers(id, 'Second.');
  const edit = (who: Talker, postId: string, title: string, text: string) =>
    who.put(`/discussions/${world.discussionId}/posts/${postId}/text`, { title, text, attachmentIds: [] });
  await edit(ben, first, '', 'Of the first nothing is told.');
  await edit(ines, second, '', 'Second, *better*.');
  await edit(ada, id, 'Spelt', 'Words');
  expect(await toldOf(id)).toMatchObject([{ title: 'Spelt', line: 'Second, better.', isRead: false }]);
});

test('[1.3] whoever is locked out or let in hears of it on the page that is open', async () => {
  const topic = `discussion:${world.discussionId}`;
  const changes = async () =>
    (
      await server.db.query(
        sql`select id from live_changes where tenant_id = ${NORTH.id} and topic = ${topic}`,
      )
    ).length;
  const before = await changes();
  const lockout = `/discussions/${world.discussionId}/people/${ben.id}/lockout`;
  await ines.put(lockout, { isLockedOut: true });
  expect(await changes()).toBe(before + 1);
  await ines.put(lockout, { isLockedOut: false });
  expect(await changes()).toBe(before + 2);
});
