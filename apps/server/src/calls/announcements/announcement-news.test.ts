import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type ChannelWorld, insertChannelWorld } from '../../../testing/announcements/channel-world';
import type { TestLearner } from '../../../testing/attempts/learner';
import { openTestApp, type TestApp } from '../../../testing/test-app';

let server: TestApp;
let world: ChannelWorld;
let id: string;
beforeAll(async () => {
  server = await openTestApp();
});
beforeEach(async () => {
  pass();
  world = await insertChannelWorld(server);
  id = randomUUID();
  await world.announce(id);
});
afterAll(() => server.close());

function pass(ms = 60_000): void {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
}

/** What the tray says of this announcement. */
async function tray(who: TestLearner) {
  const { json } = await who.get('/users/me/notifications');
  const all = json['notifications'] as Array<{ title: string; line: string; path: string }>; // the call's own shape
  return all.filter(({ path }) => path.endsWith(id)).map(({ title, line }) => ({ title, line }));
}

function reply(replyId: string, text: string) {
  pass();
  return world.ada.put(`/announcements/${id}/replies/${replyId}`, { text });
}

test('[2.28] an answer that is removed is not in the tray any more; the one before it is', async () => {
  const [first, second] = [randomUUID(), randomUUID()];
  await reply(first, 'First');
  await reply(second, 'Second');
  const lines = async () => (await tray(world.ines.asLearner)).map(({ line }) => line);
  expect(await lines()).toEqual(['Second']);
  await world.ada.post(`/announcement-replies/${second}/remove`, {});
  expect(await lines()).toEqual(['First']);
  await world.omar.ask.post(`/announcement-replies/${first}/remove`, {});
  expect(await lines()).toEqual([]);
});

test('[2.28] what is edited says in the tray what it says now, to its readers and to who hears of its answers', async () => {
  await reply(randomUUID(), 'An answer');
  await world.announce(id, { title: 'Moved', text: 'To **noon**.' });
  expect(await tray(world.ada)).toEqual([{ title: 'Moved', line: 'To noon.' }]);
  expect(await tray(world.ines.asLearner)).toEqual([{ title: 'Moved', line: 'An answer' }]);
});
