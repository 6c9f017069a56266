import type { AttachmentKind } from '@lantern/contract/entities/attachment';
import { mayReadAnnouncement } from '../announcements/read-channel';
import { mayGrade } from '@lantern/domain/access/right-to-grade';
import { mayReadPost } from '../discussions/may-read-post';
import type { SignedInContext } from '../http/call-context';
import { isWorkToGrade } from '../store/team/team-work-to-grade';
import { mayReadMessage } from '../store/team/team-messages';
import { mayReadTeamWork } from '../store/team/team-groups';
import type { Thing } from '../store/uploads/attachments';

/** Whether the caller may read the thing with this id, and so its files. */
type MayRead = (context: SignedInContext, id: string) => Promise<boolean>;

/** Whoever is of the team; handed in, also whoever may grade it. */
const readsTeamWork: MayRead = async ({ db, learner, session }, id) => {
  if (await mayReadTeamWork(db, learner, id)) return true;
  const { tenantId, userId: graderId } = learner;
  return mayGrade(session.permissions) && isWorkToGrade(db, { tenantId, graderId, workId: id });
};

/** Each kind asks its own rule. */
const RULES: Record<AttachmentKind, MayRead> = {
  announcement: mayReadAnnouncement,
  post: mayReadPost,
  teamWork: readsTeamWork,
  teamMessage: ({ db, learner }, id) => mayReadMessage(db, learner, id),
};

export function mayRead(context: SignedInContext, { kind, id }: Thing): Promise<boolean> {
  return RULES[kind](context, id);
}
