import type { Discussion } from '@lantern/contract/discussions/get-discussion';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { EyeOff, Lock } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refetchCourse } from '../../../api/attempts/activity-work';
import { discussionQuery, putPost } from '../../../api/discussions/discussions';
import { showToast } from '../../../lib/page/toasts';
import { tellOtherTabs } from '../../../lib/storage/tab-news';
import { Button } from '../../../ui/button/button';
import { EmptyState } from '../../../ui/empty-state';
import { Notice } from '../../../ui/notice';
import { DimScene } from '../../../ui/scene/lamp-scenes';
import styles from './discussion.module.css';
import { DiscussionFailed, DiscussionWait } from './discussion-states';
import { PostComposer } from './post-composer';
import { RequirementLine } from './requirement-line';
import { ThreadList, WHOLE_LIST } from './thread-list';
import { ThreadView } from './thread-view';
import { useDiscussionNews } from './use-discussion-news';
import { useOpenThread } from './use-open-thread';

type DiscussionActivityProps = {
  discussionId: string;
  objectiveWorkflowId: string;
  /** It stands among others on a page. */
  isOneOfMany: boolean;
};

/** [1.3] [4.2] The talk below the question of a discussion activity. */
export function DiscussionActivity({ discussionId, ...place }: DiscussionActivityProps) {
  useDiscussionNews(discussionId);
  const { data, error, refetch } = useQuery(discussionQuery(discussionId));
  if (data) return <OpenDiscussion discussion={data} {...place} />;
  return error ? <DiscussionFailed error={error} onRetry={() => void refetch()} /> : <DiscussionWait />;
}

type OpenDiscussionProps = Omit<DiscussionActivityProps, 'discussionId'> & { discussion: Discussion };

function OpenDiscussion({ discussion, objectiveWorkflowId, isOneOfMany }: OpenDiscussionProps) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [list, setList] = useState(WHOLE_LIST);
  const [isWriting, setIsWriting] = useState(false);
  const { id, writeRefusal, mustPostFirst, threadCount, mayBeAnonymous } = discussion;
  const { threadId, show } = useOpenThread({ discussionId: id, isOneOfMany });
  // Where they come back to.
  if (threadId !== null && list.leftAt !== threadId) setList({ ...list, leftAt: threadId });
  const whole = useRef<HTMLDivElement>(null);
  const adding = useRef<HTMLButtonElement>(null);
  /** There is no list any more to come back to. */
  const hasLeftLast = threadId === null && threadCount === 0 && list.leftAt !== null;
  useEffect(() => {
    if (hasLeftLast) (adding.current ?? whole.current)?.focus();
  }, [hasLeftLast]);
  const draftPlace = `${objectiveWorkflowId} ${id}`;
  const mayWrite = writeRefusal === null;

  function onWritten(hasFinished: boolean) {
    if (!hasFinished) return;
    showToast('success', t('discussion.finished'));
    tellOtherTabs();
    void refetchCourse(client);
  }
  function write() {
    setIsWriting(true);
    setList({ ...list, leftAt: null });
  }
  const composer = (
    <PostComposer
      place={draftPlace}
      isThread
      mayBeAnonymous={mayBeAnonymous}
      label={t('discussion.newPost')}
      sendLabel={t('discussion.post')}
      onSend={async ({ id: postId, kind, title, text, isAnonymous }, attachmentIds) => {
        const body = { kind, title, text, isAnonymous, parentId: null, attachmentIds };
        const { hasFinished } = await putPost(client, { discussionId: id, postId }, body);
        setIsWriting(false);
        onWritten(hasFinished);
      }}
      onCancel={() => setIsWriting(false)}
    />
  );
  const add = (
    <Button ref={adding} variant="secondary" onClick={write}>
      {t('discussion.add')}
    </Button>
  );
  return (
    <div ref={whole} tabIndex={-1} className={styles.discussion}>
      <RequirementLine discussion={discussion} />
      {writeRefusal && (
        <Notice icon={Lock} title={t('discussion.readOnly')}>
          {writeRefusal.text}
        </Notice>
      )}
      {threadId !== null ? (
        <ThreadView
          key={threadId}
          place={{ discussion, threadId, draftPlace, onWritten }}
          onBack={() => show(null)}
        />
      ) : (
        <>
          {mustPostFirst && (
            <Notice tone="light" icon={EyeOff} title={t('discussion.postFirst')}>
              {t('discussion.postFirstHint')}
            </Notice>
          )}
          {mayWrite && isWriting && composer}
          {mayWrite && !isWriting && <div>{add}</div>}
          {threadCount > 0 ? (
            <ThreadList discussion={discussion} list={list} onChange={setList} onOpen={show} />
          ) : (
            !isWriting &&
            !mustPostFirst && (
              <EmptyState scene={<DimScene />} title={t('discussion.empty')} titleAs="h2">
                {mayWrite && t('discussion.emptyHint')}
              </EmptyState>
            )
          )}
        </>
      )}
    </div>
  );
}
