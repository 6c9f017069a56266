import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button';
import { EmptyState } from '../../ui/empty-state';
import { FlickerScene } from '../../ui/scene/flicker-scene';
import { PlayerBody } from './player-body';

/** [4.30] The contents could not be fetched: they are asked for again, by themselves and on request. */
export function TreeFailed({ onRetry }: { onRetry: () => void }) {
  const { t } = useTranslation();
  return (
    <PlayerBody>
      <EmptyState
        scene={<FlickerScene />}
        titleAs="h1"
        title={t('player.failedTitle')}
        action={
          <Button variant="primary" size="lg" onClick={onRetry}>
            {t('player.retry')}
          </Button>
        }
      >
        {t('player.failedText')}
      </EmptyState>
    </PlayerBody>
  );
}
