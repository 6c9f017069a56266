import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activityTreeQuery } from '../../../api/attempts/activities';
import { AwaitedContent } from '../activity/awaited-content';
import { PlayerBody } from './player-body';
import { PlayerTrouble } from '../activity/player-trouble';

/** [4.30] The contents could not be fetched: they are asked for again, by themselves and on request. */
export function TreeFailed({ objectiveWorkflowId }: { objectiveWorkflowId: string }) {
  const { t } = useTranslation();
  // Asked for by the page around it.
  const query = useQuery({ ...activityTreeQuery(objectiveWorkflowId), enabled: false });
  // What was wrong is said until something else is known: while they are asked for again there is no error.
  const [error, setError] = useState(query.error);
  if (query.error && query.error !== error) setError(query.error);
  if (!error)
    return (
      <PlayerBody>
        <AwaitedContent />
      </PlayerBody>
    );
  return (
    <PlayerTrouble
      title={t('player.failedTitle')}
      error={error}
      isRetrying={query.isFetching}
      onRetry={() => void query.refetch()}
    >
      <p>{t('player.failedText')}</p>
    </PlayerTrouble>
  );
}
