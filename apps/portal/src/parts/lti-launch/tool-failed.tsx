import { ProblemError } from '@lantern/contract/problem-error';
import { useTranslation } from 'react-i18next';
import { firstMessageOf } from '../../api/transport/command-error';
import { errorText } from '../../api/transport/error-text';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/notice';
import styles from './lti-launch.module.css';

/** [8.3] Why the tool was not opened, in the server's own words where it has some. */
export function ToolFailed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  const { t } = useTranslation();
  const reason = error instanceof ProblemError ? firstMessageOf(error.errors) : null;
  return (
    <div role="alert">
      <Notice tone="danger" title={t('toolLaunch.failed')}>
        <p>{reason ?? errorText(error, t)}</p>
        <p className={styles.ways}>
          <Button onClick={onRetry}>{t('toolLaunch.openAgain')}</Button>
        </p>
      </Notice>
    </div>
  );
}
