import { CHANNEL_STATES, type ChannelState } from '@lantern/domain/announcements/channel-states';
import { randomUUID } from 'node:crypto';
import { POST_LENGTHS } from '@lantern/domain/limits';
import { postText, postTitle } from '@lantern/contract/entities/post-text';
import * as z from 'zod/mini';
import {
  type AnnouncementRefusal,
  pinNews,
  putNews,
  removeNews,
  type Written,
} from '../../announcements/write-announcement';
import {
  findAnnouncement,
  type ListedAnnouncement,
  listOfCourse,
  type StoredAnnouncement,
} from '../../store/announcements/announcements';
import { switchChannel } from '../../store/announcements/channels';
import { noteSharedChange } from '../../store/live/live-changes';
import { listCourses } from '../../store/operator/course-admin';
import { findAuthor } from '../../store/people/author-fields';
import { refusalText } from '../../texts/refusal-texts';
import { courseCode } from '../enrolments/enrolment-fields';
import { type Operation, operation, type OperationContext, OperationRefusal } from '../operation';
import { knownPerson } from '../people/known-person';
import { email } from '../people/person-fields';

const MOST_LISTED = 500;
const announcementId = z.guid();
const ID = 'its id, as the list says it';
const COURSE = 'the code of the course';

const post = operation({
  noun: 'announcements',
  verb: 'post',
  scope: 'announcements',
  summary: 'Announces something to the learners of a course',
  input: z.strictObject({ course: courseCode, title: postTitle, text: postText, author: email }),
  fields: {
    course: COURSE,
    title: `${POST_LENGTHS.title} characters at most`,
    text: `in Markdown, ${POST_LENGTHS.text} characters at most`,
    author: 'the address of the person in whose name it is said',
  },
  words: ['course', 'title', 'text'],
  run: async (context, { course, title, text, author }) => {
    const objectiveId = await knownCourse(context, course);
    const authorId = await knownStaff(context, author);
    const id = randomUUID();
    assertWritten(await putNews(context.db, context, { id, objectiveId, authorId, title, text }));
    return { id, title };
  },
  say: ({ id, title }) => `Announced: "${title}" (${id}).`,
});

const edit = operation({
  noun: 'announcements',
  verb: 'edit',
  scope: 'announcements',
  summary: 'Changes what was announced; nobody is told again',
  input: z.strictObject({
    id: announcementId,
    title: z.optional(postTitle),
    text: z.optional(postText),
  }),
  fields: {
    id: ID,
    title: `${POST_LENGTHS.title} characters at most`,
    text: `in Markdown, ${POST_LENGTHS.text} characters at most`,
  },
  words: ['id'],
  run: async (context, { id, title, text }) => {
    if (title === undefined && text === undefined)
      throw new OperationRefusal('Say what changes: title, text.');
    const known = await knownNews(context, id);
    const changed = { title: title ?? known.title, text: text ?? known.text };
    const { objectiveId, userId: authorId } = known;
    assertWritten(await putNews(context.db, context, { id, objectiveId, authorId, ...changed }));
    return { id, title: changed.title };
  },
  say: ({ title }) => `Changed: "${title}".`,
});

const pin = operation({
  noun: 'announcements',
  verb: 'pin',
  scope: 'announcements',
  summary: 'Pins an announcement above the others, or takes it down again',
  input: z.strictObject({ id: announcementId, off: z._default(z.boolean(), false) }),
  fields: { id: ID, off: 'takes it down' },
  words: ['id'],
  run: async (context, { id, off }) => {
    assertWritten(await pinNews(context.db, context, { id, isPinned: !off }));
    return { id, isPinned: !off };
  },
  say: ({ isPinned }) => (isPinned ? 'It stands above the others.' : 'It stands among the others.'),
});

const remove = operation({
  noun: 'announcements',
  verb: 'remove',
  scope: 'announcements',
  summary: 'Removes an announcement with its answers and files',
  input: z.strictObject({ id: announcementId }),
  fields: { id: ID },
  words: ['id'],
  isDestructive: true,
  run: async (context, { id }) => {
    const { title } = await knownNews(context, id);
    assertWritten(await removeNews(context.db, context, id));
    return { id, title };
  },
  say: ({ title }) => `"${title}" is gone.`,
});

const list = operation({
  noun: 'announcements',
  verb: 'list',
  scope: 'announcements.read',
  summary: 'Lists what was announced in a course, the latest first',
  input: z.strictObject({ course: courseCode }),
  fields: { course: COURSE },
  words: ['course'],
  run: async (context, { course }) => {
    const objectiveId = await knownCourse(context, course);
    return listOfCourse(context.db, context.tenantId, { objectiveId, most: MOST_LISTED });
  },
  say: (announcements: ListedAnnouncement[]) =>
    announcements.length === 0 ? 'There is none.' : announcements.map(newsLine).join('\n'),
});

const SAID: Record<ChannelState, string> = {
  none: 'has no channel',
  off: 'has a channel that is switched off',
  on: 'has a channel in which staff announce',
  replies: 'has a channel in which learners answer',
};

const channel = operation({
  noun: 'announcements',
  verb: 'channel',
  scope: 'announcements',
  summary: 'Gives a course its channel, switches it off and on, or takes it away',
  input: z.strictObject({ course: courseCode, state: z.enum(CHANNEL_STATES) }),
  fields: {
    course: COURSE,
    state: 'none; off; on, where staff alone write; replies, where learners answer; what was said stays',
  },
  words: ['course', 'state'],
  run: async (context, { course, state }) => {
    const { db, tenantId } = context;
    const objectiveId = await knownCourse(context, course);
    await switchChannel(db, tenantId, {
      objectiveId,
      channelId: state === 'none' ? null : randomUUID(),
      isOn: state !== 'off',
      allowsReplies: state === 'replies',
    });
    await noteSharedChange(db, tenantId, `course:${objectiveId}`);
    return { course, state };
  },
  say: ({ course, state }) => `${course} ${SAID[state]}.`,
});

export const ANNOUNCEMENT_OPERATIONS: readonly Operation[] = [post, edit, pin, remove, list, channel];

async function knownCourse({ db, tenantId }: OperationContext, code: string): Promise<string> {
  const [course, other] = await listCourses(db, tenantId, code);
  if (!course) throw new OperationRefusal(`There is no course "${code}".`);
  if (other) throw new OperationRefusal(`Several courses have the code "${code}".`);
  return course.id;
}

/** A learner of the course announces nothing in it. */
async function knownStaff(context: OperationContext, address: string): Promise<string> {
  const { id } = await knownPerson(context, address);
  const author = await findAuthor(context.db, context.tenantId, id);
  if (!author?.role)
    throw new OperationRefusal(`${address} neither grades nor administers: they announce nothing.`);
  return id;
}

async function knownNews({ db, tenantId }: OperationContext, id: string): Promise<StoredAnnouncement> {
  const known = await findAnnouncement(db, tenantId, id);
  if (!known) throw new OperationRefusal(UNKNOWN);
  return known;
}

const UNKNOWN = 'There is no such announcement.';

function assertWritten(written: Written): void {
  if (written.kind === 'written') return;
  throw new OperationRefusal(sentence(written.reason));
}

function sentence(reason: AnnouncementRefusal): string {
  return reason === 'notFound' ? UNKNOWN : refusalText(reason, 'en-US');
}

function newsLine({ id, title, author, isPinned, created, edited, replies }: ListedAnnouncement): string {
  const marks = [isPinned ? 'pinned' : [], edited ? 'edited' : []].flat();
  return [created.toISOString(), id, author, ...marks, `replies: ${replies}`, title].join('  ');
}
