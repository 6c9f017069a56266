import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/notice';
import { Skeleton, Skeletons } from '../../../ui/skeleton/skeleton';
import styles from './discussion.module.css';
import { discussionErrorText } from './discussion-error-text';

export function DiscussionWait() {
  const { t } = useTranslation();
  return (
    <Skeletons label={t('discussion.loading')} className={styles.wait}>
      <Skeleton width="half" />
      <Skeleton width="long" />
      <Skeleton width="full" />
      <Skeleton width="half" />
      <Skeleton width="long" />
    </Skeletons>
  );
}

type DiscussionFailedProps = { error: Error; onRetry: () => void };

export function DiscussionFailed({ error, onRetry }: DiscussionFailedProps) {
  const { t } = useTranslation();
  return (
    <div role="alert" className={styles.failed}>
      <Notice tone="danger" title={t('discussion.failed')}>
        {discussionErrorText(error, t)}
      </Notice>
      <Button variant="secondary" onClick={onRetry}>
        {t('discussion.retry')}
      </Button>
    </div>
  );
}
