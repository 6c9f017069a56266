import { randomUUID } from 'node:crypto';
import { switchChannel } from '../../src/store/announcements/channels';
import { insertUser } from '../../src/store/people/users';
import { openGrader, type TestGrader } from '../attempts/grader';
import { openLearner, type TestLearner } from '../attempts/learner';
import { insertTestCourse, type TestCourse } from '../attempts/test-course';
import type { Asked, TestApp } from '../test-app';
import { BEN, NORTH, type TestPerson } from '../test-tenants';

export type Shown = {
  id: string;
  title: string;
  html: string;
  text: string | null;
  author: { id: string; name: string; role: string | null; isMe: boolean };
  isPinned: boolean;
  isUnread: boolean;
  created: string;
  edited: string | null;
  replyCount: number;
};

/** A course with a channel that lets learners answer: Ada learns in it, Ines grades, Omar administers, Ben is elsewhere. */
export type ChannelWorld = TestCourse & {
  ada: TestLearner;
  ben: TestLearner;
  ines: TestGrader;
  omar: { person: TestPerson; ask: TestLearner };
  announce: (id: string, body?: object) => Promise<Asked>;
  /** All on the first page, as Ada sees them. */
  page: () => Promise<{ pinned: Shown[]; data: Shown[]; before: string | null }>;
  channel: () => Promise<Asked>;
  setChannel: (differs: { isOn?: boolean; allowsReplies?: boolean; isThere?: boolean }) => Promise<void>;
};

/** For tests. */
export async function insertChannelWorld(server: TestApp, code = ''): Promise<ChannelWorld> {
  const course = await insertTestCourse(server.db, {
    course: { code, name: 'Bees', announcementChannelId: randomUUID() },
  });
  const { objectiveId } = course;
  const ada = await openLearner(server);
  const ines = await openGrader(server);
  const place = `/users/me/objectives/${objectiveId}`;
  const setChannel: ChannelWorld['setChannel'] = ({ isOn = true, allowsReplies = true, isThere = true }) =>
    switchChannel(server.db, NORTH.id, {
      objectiveId,
      channelId: isThere ? randomUUID() : null,
      isOn,
      allowsReplies,
    });
  await setChannel({});
  return {
    ...course,
    ada,
    ben: await openLearner(server, BEN),
    ines,
    omar: await openAdministrator(server),
    announce: (id, body = {}) =>
      ines.asLearner.put(`/objectives/${objectiveId}/announcements/${id}`, {
        title: 'Hello',
        text: 'There is *news*.',
        ...body,
      }),
    page: async () => (await ada.get(`${place}/announcements`)).json as never, // the call's own answer
    channel: () => ada.get(`${place}/announcement-channel`),
    setChannel,
  };
}

async function openAdministrator(server: TestApp): Promise<ChannelWorld['omar']> {
  const id = randomUUID();
  const person = { id, email: `${id}@people.test`, firstName: 'Omar', locale: null };
  await insertUser(server.db, NORTH.id, {
    ...person,
    lastName: 'Office',
    timezone: null,
    licences: [],
    roles: ['Administrator'],
  });
  return { person, ask: await openLearner(server, person) };
}
