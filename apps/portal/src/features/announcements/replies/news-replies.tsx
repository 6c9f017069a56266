import { useInfiniteQuery } from '@tanstack/react-query';
import { MessageSquare } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { announcementRepliesQuery } from '../../../api/announcements/announcements';
import { Button } from '../../../ui/button/button';
import { LongWait } from '../../../parts/trouble/long-wait';
import { ReplyForm } from './reply-form';
import { ReplyItem } from './reply-item';
import styles from './replies.module.css';

type NewsRepliesProps = { objectiveId: string; announcementId: string; count: number; mayReply: boolean };

/** [2.28] What was answered, and a place to answer; asked for when it is opened. */
export function NewsReplies({ objectiveId, announcementId, count, mayReply }: NewsRepliesProps) {
  const { t } = useTranslation();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.replies}>
      <Button
        variant="quiet"
        icon={MessageSquare}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        {count > 0 ? t('announcements.replyCount', { count }) : t('announcements.reply')}
      </Button>
      <div id={id} hidden={!isOpen}>
        {isOpen && (
          <>
            {count > 0 && <ReplyList objectiveId={objectiveId} announcementId={announcementId} />}
            {mayReply && <ReplyForm objectiveId={objectiveId} announcementId={announcementId} />}
          </>
        )}
      </div>
    </div>
  );
}

function ReplyList({ objectiveId, announcementId }: { objectiveId: string; announcementId: string }) {
  const { t } = useTranslation();
  const list = useInfiniteQuery(announcementRepliesQuery(objectiveId, announcementId));
  if (list.isPending) return <LongWait />;
  return (
    <>
      <ul className={styles.list} aria-label={t('announcements.replies')}>
        {list.data?.pages
          .flatMap(({ data }) => data)
          .map((reply) => (
            <li key={reply.id}>
              <ReplyItem objectiveId={objectiveId} reply={reply} />
            </li>
          ))}
      </ul>
      {list.hasNextPage && (
        <Button variant="quiet" busy={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
          {t('announcements.moreReplies')}
        </Button>
      )}
    </>
  );
}
