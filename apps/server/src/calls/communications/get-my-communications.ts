import {
  COMMUNICATIONS_OF_A_KIND,
  getMyCommunications,
} from '@lantern/contract/communications/get-my-communications';
import type { Communication } from '@lantern/contract/communications/communication';
import { mayGrade } from '@lantern/domain/access/right-to-grade';
import { rightToLearn } from '@lantern/domain/access/right-to-learn';
import { BASE_PATH, teamChatPath, threadPath } from '@lantern/domain/course/course-paths';
import { mustPostFirst } from '@lantern/domain/discussion/discussion-access';
import { discussionSettings } from '@lantern/domain/discussion/discussion-settings';
import { isAuthorShown } from '@lantern/domain/discussion/post-rights';
import { announcementPath } from '../../announcements/write-announcement';
import { call } from '../../http/served-call';
import { postLine } from '../../posts/post-html';
import {
  type CommunicationRow,
  isChatAvailable,
  listCommunications,
} from '../../store/communications/list-communications';
import { toAuthor } from '../../store/people/author-fields';

/** [1.6] Whoever may not learn any more reads none of it. */
export const handleGetMyCommunications = call(
  getMyCommunications,
  async (_input, { db, learner, tenant, session, locale }) => {
    const isReading = rightToLearn(session).kind === 'granted';
    const [rows, isAvailable] = await Promise.all([
      isReading ? listCommunications(db, learner, { mostOfAKind: COMMUNICATIONS_OF_A_KIND, locale }) : [],
      isChatAvailable(db, tenant.id),
    ]);
    const reader = { isModerator: mayGrade(session.permissions) };
    return {
      communications: rows.filter((row) => isReadable(row, reader)).map((row) => shown(row, reader)),
      isChatAvailable: isAvailable,
    };
  },
);

type Reader = { isModerator: boolean };

/** [1.3] Post before you see. */
function isReadable({ kind, written, hasOwnThread }: CommunicationRow, { isModerator }: Reader): boolean {
  return kind !== 'discussion' || !mustPostFirst(discussionSettings(written), { isModerator, hasOwnThread });
}

function shown(row: CommunicationRow, reader: Reader): Communication {
  const { id, kind, objectiveId, courseName, courseLanguage, title, text, author, at, isUnread } = row;
  const isNamed = isAuthorShown(row.isAnonymous, { isOwn: false, isModerator: reader.isModerator });
  return {
    id,
    kind,
    course: { objectiveId, name: courseName, language: courseLanguage },
    title,
    line: postLine(text),
    author: isNamed ? toAuthor(author) : null,
    at,
    isUnread,
    path: pathOf(row),
  };
}

function pathOf({ id, kind, objectiveId, axis, placeId }: CommunicationRow): string {
  if (kind === 'announcement' || placeId === null) return announcementPath(objectiveId, id);
  const place = { axis, partId: placeId };
  const path = kind === 'team' ? teamChatPath(objectiveId, place) : threadPath(objectiveId, place, id);
  return `${BASE_PATH}${path}`;
}
