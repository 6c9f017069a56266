import type { Announcement, AnnouncementReply } from '@lantern/contract/announcements/announcement';
import type { Attachment } from '@lantern/contract/entities/attachment';
import { mayEditPost, mayRemoveReply } from '@lantern/domain/announcements/channel-rights';
import { postHtml } from '../posts/post-html';
import type { ReplyRow } from '../store/announcements/announcement-replies';
import type { AnnouncementRow } from '../store/announcements/announcements';
import { toAuthor } from '../store/people/author-fields';

type Reader = { isStaff: boolean };

/** As the wire has it, for this reader. */
export function shownAnnouncement(
  { text, author, ...row }: AnnouncementRow,
  attachments: Attachment[],
  { isStaff }: Reader,
): Announcement {
  const mayEdit = mayEditPost({ isMe: author.isMe, isStaff });
  return {
    ...row,
    html: postHtml(text),
    text: mayEdit ? text : null,
    author: toAuthor(author),
    attachments,
  };
}

export function shownReply({ text, author, ...row }: ReplyRow, { isStaff }: Reader): AnnouncementReply {
  return {
    ...row,
    html: postHtml(text),
    author: toAuthor(author),
    mayRemove: mayRemoveReply({ isMe: author.isMe, isStaff }),
  };
}
