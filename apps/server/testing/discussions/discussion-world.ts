import { randomUUID } from 'node:crypto';
import type { WrittenDiscussion } from '@lantern/domain/discussion/discussion-settings';
import { sql } from '../../src/db/sql';
import type { Seedling } from '../../src/store/setup/planted-parts';
import { insertEnrolments, insertAccesses } from '../../src/store/setup/course-setup';
import { insertUser } from '../../src/store/people/users';
import { learnerOf, type TestLearner } from '../attempts/learner';
import { insertOfferedCourse, plainAccess, type TestCourse } from '../attempts/test-course';
import type { Asked, TestApp } from '../test-app';
import { NORTH } from '../test-tenants';

export type Talker = TestLearner & {
  id: string;
  session: string;
  attemptId: string;
  discussion: () => Promise<Asked>;
  threads: (query?: string) => Promise<Asked>;
  thread: (id: string) => Promise<Asked>;
  /** Begins a thread and answers its id; the answer must be good. */
  begins: (text: string) => Promise<string>;
  answers: (parentId: string, text?: string) => Promise<string>;
  writes: (post: Partial<WrittenBody> & { id?: string }) => Promise<Asked>;
  marks: (id: string, marks: object) => Promise<Asked>;
  moderates: (id: string, what: object) => Promise<Asked>;
  /** What the attempt has made of the discussion. */
  state: () => Promise<unknown>;
};

type WrittenBody = {
  parentId: string | null;
  kind: string;
  title: string;
  text: string;
  isAnonymous: boolean;
  attachmentIds: string[];
};

export type DiscussionWorld = Omit<TestCourse, 'aggregateId'> & {
  discussionId: string;
  /** Somebody new who is in the course and has begun it. */
  learner: (firstName: string) => Promise<Talker>;
  /** Somebody new who is not. */
  outsider: (roles?: Array<'Learner' | 'Instructor' | 'Administrator'>) => Promise<Talker>;
};

/** For tests: a course with one discussion, and a text after it. */
export async function openDiscussionWorld(
  server: TestApp,
  discussion: WrittenDiscussion = {},
  differs: Partial<Seedling> = {},
): Promise<DiscussionWorld> {
  const course = await insertOfferedCourse(server.db, {
    access: { userId: null, retake: true },
    parts: [
      { name: 'Talk', type: 'discussion', content: { details: { discussion } }, ...differs },
      { name: 'After' },
    ],
  });
  const discussionId = course.part('1');
  const person = async (firstName: string, roles: Array<'Learner' | 'Instructor' | 'Administrator'>) => {
    const id = randomUUID();
    const known = { id, email: `${id}@people.test`, firstName, locale: null };
    await insertUser(server.db, NORTH.id, {
      ...known,
      lastName: 'Person',
      timezone: null,
      licences: ['Lms.Learning'],
      roles,
    });
    const session = await server.signIn(known);
    return { id, session, learner: learnerOf(server, session) };
  };
  return {
    ...course,
    discussionId,
    learner: async (firstName) => {
      const { id, session, learner } = await person(firstName, ['Learner']);
      const access = { ...plainAccess(course.objectiveId), userId: id, retake: true };
      await insertAccesses(server.db, NORTH.id, [access]);
      const aggregateId = randomUUID();
      const enrolment = { id: aggregateId, userId: id, accessId: access.id, isSelfEnrolled: true };
      await insertEnrolments(server.db, NORTH.id, [enrolment]);
      const attemptId = await learner.start(aggregateId);
      return talker(server, { discussionId, id, session, learner, attemptId });
    },
    outsider: async (roles = ['Learner']) => {
      const olga = await person('Olga', roles);
      return talker(server, { ...olga, discussionId, attemptId: '' });
    },
  };
}

type Known = {
  discussionId: string;
  id: string;
  session: string;
  learner: TestLearner;
  attemptId: string;
};

function talker(server: TestApp, { discussionId, id, session, learner, attemptId }: Known): Talker {
  const address = `/discussions/${discussionId}`;
  const writes: Talker['writes'] = ({ id: postId = randomUUID(), ...body }) =>
    learner.put(`${address}/posts/${postId}`, {
      parentId: null,
      kind: 'discussion',
      title: 'A title',
      text: 'Some words.',
      isAnonymous: false,
      attachmentIds: [],
      ...body,
    });
  const written = async (asked: Promise<Asked>): Promise<string> => {
    const { status, json, text } = await asked;
    if (status !== 200) throw new Error(`Not written: ${text}`);
    return String(json['id']);
  };
  return {
    ...learner,
    id,
    session,
    attemptId,
    discussion: () => learner.get(address),
    threads: (query = '') => learner.get(`${address}/threads${query}`),
    thread: (threadId) => learner.get(`${address}/threads/${threadId}`),
    writes,
    begins: (text) => written(writes({ title: text, text })),
    answers: (parentId, text = 'An answer.') => written(writes({ parentId, title: '', text })),
    marks: (postId, marks) => learner.put(`${address}/posts/${postId}/marks`, marks),
    moderates: (postId, what) => learner.put(`${address}/posts/${postId}/moderation`, what),
    state: async () => {
      const [row] = await server.db.query<{ state: string }>(
        sql`select state from activity_workflows where tenant_id = ${NORTH.id}
               and objective_workflow_id = ${attemptId} and part_id = ${discussionId}`,
      );
      return row?.state ?? null;
    },
  };
}
