import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { LongWait } from '../../../parts/trouble/long-wait';
import { useTroubleText } from '../../../parts/trouble/use-trouble-text';
import { Button } from '../../../ui/button/button';
import { EmptyState } from '../../../ui/empty-state';
import { FlickerScene } from '../../../ui/scene/flicker-scene';
import { PlayerBody } from '../frame/player-body';

type PlayerTroubleProps = {
  title: string;
  error: unknown;
  isRetrying: boolean;
  onRetry: () => void;
  children?: ReactNode;
};

/** What should stand in the player could not be had: whose trouble it is, and another try. */
export function PlayerTrouble({ title, error, isRetrying, onRetry, children }: PlayerTroubleProps) {
  const { t } = useTranslation();
  const trouble = useTroubleText(error);
  return (
    <PlayerBody>
      <div role="alert">
        <EmptyState
          scene={<FlickerScene />}
          titleAs="h1"
          title={title}
          action={
            <Button variant="primary" size="lg" busy={isRetrying} onClick={onRetry}>
              {t('player.retry')}
            </Button>
          }
        >
          <p>{trouble}</p>
          {children}
          <LongWait isWaiting={isRetrying} />
        </EmptyState>
      </div>
    </PlayerBody>
  );
}
