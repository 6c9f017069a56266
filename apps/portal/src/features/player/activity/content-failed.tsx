import { useTranslation } from 'react-i18next';
import { isPassingFailure } from '../../../api/transport/is-passing-failure';
import { useTroubleText } from '../../../parts/trouble/use-trouble-text';
import { Button } from '../../../ui/button/button';
import { Notice } from '../../../ui/notice';

type ContentFailedProps = { error: unknown; onRetry: () => void };

/** [8.9] The content could not be had: refused, or for now out of reach. */
export function ContentFailed({ error, onRetry }: ContentFailedProps) {
  const { t } = useTranslation();
  const trouble = useTroubleText(error);
  const title = isPassingFailure(error) ? trouble : t('activityLock.notAtTheMoment');
  return (
    <Notice tone="danger" title={title}>
      <Button variant="quiet" onClick={onRetry}>
        {t('player.retry')}
      </Button>
    </Notice>
  );
}
