import type { DiscussionPost } from '@lantern/contract/discussions/discussion-post';
import { CircleCheck } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AttachedFiles } from '../../../parts/attachments/attached-files';
import { RichText } from '../../../parts/rich-text/rich-text';
import { Chip } from '../../../ui/chip';
import { AuthorLine, AuthorPicture } from './author-line';
import styles from './discussion.module.css';
import { PostActions, type PostPlace } from './post-actions';
import { PostComposer } from './post-composer';
import { EMPTY_POST, fileIds } from './post-words';
import { usePostWork } from './use-post-work';

type PostViewProps = {
  post: DiscussionPost;
  place: PostPlace;
  /** What answers it. */
  children?: ReactNode;
};

/** [1.3] One post: what it says, what may be done about it, and what answers it. */
export function PostView({ post, place, children }: PostViewProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<'reply' | 'edit' | null>(null);
  const work = usePostWork(place, post);
  const isThread = post.parentId === null;
  return (
    <article
      className={styles.post}
      aria-label={t('discussion.postOf', { name: post.author?.name ?? t('discussion.anonymous') })}
      data-post={post.id}
      tabIndex={-1}
    >
      <AuthorPicture author={post.author} />
      <div className={styles.postBody}>
        {post.state === 'removed' ? (
          <p className={styles.absent}>{t('discussion.removed')}</p>
        ) : (
          <AuthorLine written={post}>
            {post.isUnread && <strong className={styles.unread}>{t('discussion.unread')}</strong>}
            {post.isEndorsed && (
              <Chip tone="success" icon={CircleCheck}>
                {t('discussion.endorsed')}
              </Chip>
            )}
            {post.state === 'hidden' && <Chip tone="danger">{t('discussion.hidden')}</Chip>}
            {post.isLockedOut && <Chip tone="danger">{t('discussion.isLockedOut')}</Chip>}
          </AuthorLine>
        )}
        {open === 'edit' && post.rights.edit ? (
          <PostComposer
            place={`${place.draftPlace} edit ${post.id}`}
            isThread={isThread}
            mayBeAnonymous={false}
            label={t('discussion.edit')}
            sendLabel={t('discussion.save')}
            start={{
              ...EMPTY_POST,
              title: post.title,
              text: post.text ?? '',
              kind: post.kind,
              basedOn: post.edited?.toISOString() ?? null,
              hadFiles: fileIds(post.attachments),
            }}
            files={post.attachments}
            onSend={async (draft, attachmentIds) => {
              await work.edit(draft, attachmentIds);
              setOpen(null);
            }}
            onCancel={() => setOpen(null)}
          />
        ) : (
          post.html !== null && (
            <div className={styles.words}>
              <RichText html={post.html} language={null} />
              <AttachedFiles files={post.attachments} />
            </div>
          )
        )}
        {post.state === 'hidden' && post.html === null && (
          <p className={styles.absent}>{t('discussion.hiddenByStaff')}</p>
        )}
        {post.reports.length > 0 && (
          <ul className={styles.reports} aria-label={t('discussion.reported')}>
            {[...new Set(post.reports)].map((reason) => (
              <li key={reason} dir="auto">
                {reason || t('discussion.noReason')}
              </li>
            ))}
          </ul>
        )}
        <PostActions
          post={post}
          place={place}
          onReply={() => setOpen('reply')}
          onEdit={() => setOpen('edit')}
        />
        {open === 'reply' && post.rights.reply && (
          <PostComposer
            place={`${place.draftPlace} ${post.id}`}
            isThread={false}
            mayBeAnonymous={place.discussion.mayBeAnonymous}
            label={t('discussion.yourReply')}
            sendLabel={t('discussion.reply')}
            onSend={async (draft, attachmentIds) => {
              await work.reply(draft, attachmentIds);
              setOpen(null);
            }}
            onCancel={() => setOpen(null)}
          />
        )}
        {children}
      </div>
    </article>
  );
}
