import { useTranslation } from 'react-i18next';
import { NetworkError } from '../../api/network-error';
import { Button } from '../../ui/button/button';
import { Notice } from '../../ui/notice';

type ContentFailedProps = { error: unknown; onRetry: () => void };

/** [8.9] The content could not be had: refused, or out of reach. */
export function ContentFailed({ error, onRetry }: ContentFailedProps) {
  const { t } = useTranslation();
  const title = t(error instanceof NetworkError ? 'errors.network' : 'activityLock.notAtTheMoment');
  return (
    <Notice tone="danger" title={title}>
      <Button variant="quiet" onClick={onRetry}>
        {t('player.retry')}
      </Button>
    </Notice>
  );
}
