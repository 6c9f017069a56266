import { ProblemError } from '@lantern/contract/problem-error';
import { putTeamMessagesRead } from '@lantern/contract/teams/put-team-messages-read';
import { queryTeamMessages, type TeamMessage } from '@lantern/contract/teams/query-team-messages';
import type { Db } from '../../db/db';
import { call } from '../../http/served-call';
import { setNewsReadAbout } from '../../store/notifications/read-notifications';
import { toAuthor } from '../../store/people/author-fields';
import type { Learner } from '../../store/people/learner-facts';
import { isMemberOf } from '../../store/team/team-groups';
import {
  findReadUntil,
  findTeamMessage,
  listTeamMessages,
  saveReadUntil,
  type TeamMessageRow,
} from '../../store/team/team-messages';
import { listAttachments } from '../../store/uploads/attachments';

const AT_ONCE = 50;

/** [1.3] */
export const handleQueryTeamMessages = call(
  queryTeamMessages,
  async ({ params: { groupId }, query: { before = null } }, { db, learner }) => {
    if (!(await isMemberOf(db, learner, groupId))) throw new ProblemError('notFound');
    const rows = await listTeamMessages(db, learner, { groupId, before, limit: AT_ONCE + 1 });
    const data = await messagesOf(db, learner.tenantId, rows.slice(0, AT_ONCE).toReversed());
    return {
      data,
      hasEarlier: rows.length > AT_ONCE,
      readUntil: await findReadUntil(db, learner, groupId),
    };
  },
);

/** [1.3] Nobody has read what is yet to be written. What was read here is not new in the tray. */
export const handlePutTeamMessagesRead = call(
  putTeamMessagesRead,
  async ({ params: { groupId }, body: { until } }, { db, learner, now }) => {
    if (!(await isMemberOf(db, learner, groupId))) throw new ProblemError('notFound');
    return db.transaction(async (tx) => {
      const readUntil = await saveReadUntil(tx, learner, { groupId, until: until > now ? now : until });
      await setNewsReadAbout(tx, learner, { kind: 'teamMessage', about: groupId, until: readUntil, now });
      return { until: readUntil };
    });
  },
);

/** One message as its group reads it. */
export async function messageAnswer(db: Db, learner: Learner, id: string): Promise<TeamMessage> {
  const row = await findTeamMessage(db, learner, id);
  const [message] = row ? await messagesOf(db, learner.tenantId, [row]) : [];
  if (!message) throw new ProblemError('notFound');
  return message;
}

async function messagesOf(db: Db, tenantId: string, rows: readonly TeamMessageRow[]): Promise<TeamMessage[]> {
  const files = await listAttachments(db, tenantId, { kind: 'teamMessage', ids: rows.map(({ id }) => id) });
  return rows.map(({ id, at, html, author }) => ({
    id,
    at,
    html,
    author: toAuthor(author),
    attachments: files.get(id) ?? [],
  }));
}
