import type { AnnouncementReply } from '@lantern/contract/announcements/announcement';
import { useQueryClient } from '@tanstack/react-query';
import { useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { removeReply } from '../../../api/announcements/announcements';
import { tellFailure } from '../../../api/transport/tell-failure';
import { AuthorLine } from '../../../parts/posts/author-line';
import { AuthorPicture } from '../../../parts/posts/author-picture';
import { PostText } from '../../../parts/posts/post-text';
import { Button } from '../../../ui/button/button';
import { Dialog } from '../../../ui/modal/dialog';
import styles from './replies.module.css';

type ReplyItemProps = { objectiveId: string; reply: AnnouncementReply };

/** [2.28] An answer, with a way to take one's own back. */
export function ReplyItem({ objectiveId, reply }: ReplyItemProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [isAsked, setIsAsked] = useState(false);
  const [isRemoving, startRemoving] = useTransition();
  const { id, author, created, html, mayRemove } = reply;

  function remove() {
    startRemoving(async () => {
      try {
        await removeReply(client, objectiveId, id);
      } catch (error) {
        tellFailure(error, t, remove);
      }
    });
  }

  return (
    <article className={styles.reply}>
      <AuthorPicture author={author} />
      <div className={styles.body}>
        <AuthorLine author={author} created={created} />
        <PostText html={html} />
        {mayRemove && (
          <Button variant="quiet" busy={isRemoving} onClick={() => setIsAsked(true)}>
            {t('announcements.removeReply')}
          </Button>
        )}
        {isAsked && (
          <Dialog
            title={t('announcements.removeReplyTitle')}
            onClose={() => setIsAsked(false)}
            actions={
              <>
                <Button onClick={() => setIsAsked(false)}>{t('announcements.keepReply')}</Button>
                <Button
                  onClick={() => {
                    setIsAsked(false);
                    remove();
                  }}
                >
                  {t('announcements.removeReply')}
                </Button>
              </>
            }
          >
            {t('announcements.removeReplyText')}
          </Dialog>
        )}
      </div>
    </article>
  );
}
