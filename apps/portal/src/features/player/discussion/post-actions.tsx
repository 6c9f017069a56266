import type { DiscussionPost } from '@lantern/contract/discussions/discussion-post';
import type { Discussion } from '@lantern/contract/discussions/get-discussion';
import { Bell, BellOff, Ellipsis, Heart } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button';
import { IconButton } from '../../../ui/button/icon-button';
import { Menu } from '../../../ui/menu/menu';
import { MenuItem } from '../../../ui/menu/menu-item';
import styles from './discussion.module.css';
import { RemoveDialog, ReportDialog } from './post-dialogs';
import { usePostWork } from './use-post-work';

/** Where a post stands. */
export type PostPlace = {
  discussion: Discussion;
  threadId: string;
  /** By which what is typed here is kept. */
  draftPlace: string;
  onWritten: (hasFinished: boolean) => void;
  /** One's own words are there: they are what comes next. */
  onReplied: (postId: string) => void;
  /** One's own thread is being removed: while it is, and once it was. */
  onRemoval: (step: 'underWay' | 'done') => void;
};

type PostActionsProps = { post: DiscussionPost; place: PostPlace; onReply: () => void; onEdit: () => void };

/** [1.3] What this person may do about this post. */
export function PostActions({ post, place, onReply, onEdit }: PostActionsProps) {
  const { t } = useTranslation();
  const [asked, setAsked] = useState<'report' | 'remove' | null>(null);
  const work = usePostWork(place, post);
  const { rights, isLiked, likeCount, isFollowing } = post;
  const isThread = post.parentId === null;
  const count = t('discussion.likeCount', { count: likeCount });
  const hasMenu = rights.edit || rights.remove || rights.report || rights.moderate || rights.markAnswered;
  return (
    <div className={styles.postFoot}>
      {rights.reply && (
        <Button variant="quiet" onClick={onReply}>
          {t('discussion.reply')}
        </Button>
      )}
      {rights.like ? (
        <Button variant="quiet" icon={Heart} aria-pressed={isLiked} onClick={() => void work.like()}>
          {likeCount > 0 ? count : t('discussion.like')}
        </Button>
      ) : (
        likeCount > 0 && <span className={styles.likes}>{count}</span>
      )}
      {rights.follow && (
        <Button
          variant="quiet"
          icon={isFollowing ? BellOff : Bell}
          aria-pressed={isFollowing}
          onClick={() => void work.follow()}
        >
          {t(isFollowing ? 'discussion.unfollow' : 'discussion.follow')}
        </Button>
      )}
      {hasMenu && (
        <Menu
          label={t('discussion.moreActions')}
          renderTrigger={(trigger) => (
            <IconButton icon={Ellipsis} label={t('discussion.moreActions')} {...trigger} />
          )}
        >
          {rights.edit && <MenuItem onSelect={onEdit}>{t('discussion.edit')}</MenuItem>}
          {rights.remove && <MenuItem onSelect={() => setAsked('remove')}>{t('discussion.remove')}</MenuItem>}
          {rights.report && <MenuItem onSelect={() => setAsked('report')}>{t('discussion.report')}</MenuItem>}
          {rights.markAnswered && (
            <MenuItem onSelect={() => void work.moderate({ isAnswered: !post.isAnswered })}>
              {t(post.isAnswered ? 'discussion.markUnanswered' : 'discussion.markAnswered')}
            </MenuItem>
          )}
          {rights.moderate && isThread && (
            <>
              <MenuItem onSelect={() => void work.moderate({ isPinned: !post.isPinned })}>
                {t(post.isPinned ? 'discussion.unpin' : 'discussion.pin')}
              </MenuItem>
              <MenuItem onSelect={() => void work.moderate({ isClosed: !post.isClosed })}>
                {t(post.isClosed ? 'discussion.reopen' : 'discussion.close')}
              </MenuItem>
            </>
          )}
          {rights.moderate && (
            <>
              <MenuItem onSelect={() => void work.moderate({ isEndorsed: !post.isEndorsed })}>
                {t(post.isEndorsed ? 'discussion.unendorse' : 'discussion.endorse')}
              </MenuItem>
              <MenuItem onSelect={() => void work.moderate({ isHidden: post.state !== 'hidden' })}>
                {t(post.state === 'hidden' ? 'discussion.unhide' : 'discussion.hide')}
              </MenuItem>
              {post.reports.length > 0 && (
                <MenuItem onSelect={() => void work.moderate({ isHidden: false })}>
                  {t('discussion.settle')}
                </MenuItem>
              )}
              {post.author && !post.isMine && !post.author.role && (
                <MenuItem onSelect={() => void work.lockOut(!post.isLockedOut)}>
                  {t(post.isLockedOut ? 'discussion.letIn' : 'discussion.lockOut')}
                </MenuItem>
              )}
            </>
          )}
        </Menu>
      )}
      {asked === 'report' && <ReportDialog onSend={work.report} onClose={() => setAsked(null)} />}
      {asked === 'remove' && <RemoveDialog onRemove={work.remove} onClose={() => setAsked(null)} />}
    </div>
  );
}
