import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activityTreeQuery } from '../../../api/attempts/activities';
import { useTroubleText } from '../../../parts/trouble/use-trouble-text';
import { Button } from '../../../ui/button/button';
import { EmptyState } from '../../../ui/empty-state';
import { FlickerScene } from '../../../ui/scene/flicker-scene';
import { AwaitedContent } from '../activity/awaited-content';
import { PlayerBody } from './player-body';

/** [4.30] The contents could not be fetched: they are asked for again, by themselves and on request. */
export function TreeFailed({ objectiveWorkflowId }: { objectiveWorkflowId: string }) {
  const { t } = useTranslation();
  // Asked for by the page around it.
  const query = useQuery({ ...activityTreeQuery(objectiveWorkflowId), enabled: false });
  // What was wrong is said until something else is known: while they are asked for again there is no error.
  const [error, setError] = useState(query.error);
  if (query.error && query.error !== error) setError(query.error);
  const trouble = useTroubleText(error);
  if (!error)
    return (
      <PlayerBody>
        <AwaitedContent />
      </PlayerBody>
    );
  return (
    <PlayerBody>
      <div role="alert">
        <EmptyState
          scene={<FlickerScene />}
          titleAs="h1"
          title={t('player.failedTitle')}
          action={
            <Button variant="primary" size="lg" busy={query.isFetching} onClick={() => void query.refetch()}>
              {t('player.retry')}
            </Button>
          }
        >
          <p>{trouble}</p>
          <p>{t('player.failedText')}</p>
        </EmptyState>
      </div>
    </PlayerBody>
  );
}
