import { randomUUID } from 'node:crypto';
import type { ChannelWorld } from '../announcements/channel-world';
import type { TestLearner } from '../attempts/learner';
import { openDiscussionWorld, type Talker } from '../discussions/discussion-world';
import type { TeamWorld } from '../team/team-world';
import type { TestApp } from '../test-app';

/** For tests: nothing is said twice in one moment. */
export function later(server: TestApp): void {
  server.clock.now = new Date(server.clock.now.getTime() + 3_600_000);
}

type Said = { id: string; kind: string; title: string; line: string; isUnread: boolean; path: string } & {
  author: { name: string } | null;
  course: { name: string };
};
type Asker = Pick<TestLearner, 'get'>;

export async function heard(by: Asker) {
  const { status, json, text } = await by.get('/users/me/communications');
  if (status !== 200) throw new Error(text);
  return json as { communications: Said[]; isChatAvailable: boolean }; // the call's own answer
}

/** Of one course or group alone: the database has other tests' too. */
export async function heardOf(by: Asker, ...ids: readonly string[]): Promise<Said[]> {
  return (await heard(by)).communications.filter(({ id }) => ids.includes(id));
}

export const unreadOf = async (by: Asker, ...ids: readonly string[]) =>
  (await heardOf(by, ...ids)).map(({ isUnread }) => isUnread);

export async function announced(server: TestApp, world: ChannelWorld): Promise<string> {
  const id = randomUUID();
  later(server);
  await world.announce(id);
  return id;
}

export async function saidInTeam(
  server: TestApp,
  { ben, groupId, partId }: TeamWorld,
  text: string,
): Promise<void> {
  later(server);
  const { status, text: said } = await ben.learner.post('/post-team-messages', {
    id: randomUUID(),
    groupId,
    objectiveWorkflowId: ben.attempt,
    activityPartId: partId,
    text,
    attachmentIds: [],
  });
  if (status !== 200) throw new Error(said);
}

/** Ada begins a thread in a new discussion, and somebody answers. */
export async function answered(
  server: TestApp,
  settings = {},
): Promise<{ asks: Talker; answers: Talker; threadId: string }> {
  const world = await openDiscussionWorld(server, settings);
  const [asks, answers] = [await world.learner('Asa'), await world.learner('Bo')];
  const threadId = await asks.begins('Why?');
  later(server);
  await answers.answers(threadId, 'Because **so**.');
  return { asks, answers, threadId };
}
