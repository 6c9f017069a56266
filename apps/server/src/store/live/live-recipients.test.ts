import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertChannelWorld } from '../../../testing/announcements/channel-world';
import { openDiscussionWorld } from '../../../testing/discussions/discussion-world';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../../testing/test-tenants';
import { findRecipients } from './live-recipients';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
});
afterAll(() => server.close());

test('[2.28] of the staff, those hear of a course’s channel who have announced or read there', async () => {
  const { objectiveId, ines, omar, announce } = await insertChannelWorld(server);
  const names = new Map([
    [ADA.id, 'ada'],
    [BEN.id, 'ben'],
    [ines.person.id, 'ines'],
    [omar.person.id, 'omar'],
  ]);
  const told = async (tenantId = NORTH.id) => {
    const asked = { tenantId, topic: `course:${objectiveId}`, userIds: [...names.keys()] };
    return (await findRecipients(server.db, asked)).map((id) => names.get(id) ?? id).sort();
  };
  expect(await told()).toEqual(['ada']);
  await announce(randomUUID());
  expect(await told()).toEqual(['ada', 'ines']);
  const until = { until: server.clock.now.toISOString() };
  await omar.ask.put(`/users/me/objectives/${objectiveId}/announcements/read`, until);
  expect(await told()).toEqual(['ada', 'ines', 'omar']);
  expect(await told(SOUTH.id)).toEqual([]);
});

test('[1.3] of those who moderate, those hear of a discussion who have read or written in it', async () => {
  const world = await openDiscussionWorld(server);
  const [ann, ben] = [await world.learner('Ann'), await world.outsider(['Learner'])];
  const [ines, omar] = [await world.outsider(['Instructor']), await world.outsider(['Administrator'])];
  const everybody = [ann, ben, ines, omar].map(({ id }) => id);
  const told = async () => {
    const asked = { tenantId: NORTH.id, topic: `discussion:${world.discussionId}`, userIds: everybody };
    return (await findRecipients(server.db, asked)).sort();
  };
  const threadId = await ann.begins('Why?');
  expect(await told()).toEqual([ann.id]);
  await ines.answers(threadId);
  await omar.marks(threadId, { isFollowing: true });
  expect(await told()).toEqual([ann.id, ines.id, omar.id].sort());
});
