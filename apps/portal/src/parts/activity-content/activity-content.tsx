import type { ActivityContent as Content } from '@lantern/contract/entities/activity-content';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice';
import { Attachments } from '../attachments/attachments';
import { EventCard } from '../event-card/event-card';
import { FileCard } from '../file-card/file-card';
import styles from './activity-content.module.css';
import { TextContent } from './text-content';
import { type OpenWorkflow, useSaveProgress } from './use-save-progress';
import { VideoContent } from './video-content';
import { WaitingPlace } from './waiting-place';

export type ActivityContentProps = {
  content: Content;
  /** The attempt at the course that what is done here belongs to. */
  objectiveWorkflowId: string;
  /** The attempt at it as it is now: the content may have been fetched before it began. */
  workflow?: OpenWorkflow | null;
  /** What runs an external tool, a discussion or a proctored activity; until it is given, its place is kept. */
  launch?: ReactNode;
  /** Goes on where the learner stopped; off where several activities stand on one page. */
  resumes?: boolean;
  /** The end of the text has been read. */
  onRead?: () => void;
  /** The video has been watched to its end. */
  onWatched?: () => void;
};

/** [4.2] What is in one activity, of whichever kind. The page around it has its name, its locks and its way on. */
export function ActivityContent(props: ActivityContentProps) {
  const { content, objectiveWorkflowId, launch, resumes = true } = props;
  const { text, video, file, event, attachments } = content;
  const { t } = useTranslation();
  const saveProgress = useSaveProgress(objectiveWorkflowId, content, {
    workflow: props.workflow ?? content.activityWorkflow,
    isAlone: resumes,
  });
  const place = resumes ? content.place : null;
  const hasNothing = !text && !video && !file && !event && attachments.length === 0;
  const isRun = content.type === 'lti' || content.type === 'discussion' || content.proctored;
  return (
    <div className={styles.content}>
      {text && (
        <TextContent
          key={text.html}
          html={text.html}
          language={text.language}
          place={place}
          onPlace={saveProgress}
          onRead={() => props.onRead?.()}
        />
      )}
      {video && (
        <VideoContent
          content={content}
          video={video}
          place={place}
          onPlace={saveProgress}
          onWatched={() => props.onWatched?.()}
        />
      )}
      {event && <EventCard {...event} />}
      {file && <FileCard file={file} />}
      <Attachments files={attachments} />
      {isRun && (launch ?? <WaitingPlace kind={content.proctored ? 'proctored' : content.type} />)}
      {hasNothing && !isRun && <Notice title={t('activityContent.nothingYet')} />}
    </div>
  );
}
