import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import { useEffect } from 'react';
import { currentUserQuery } from '../../api/platform';
import { loadPatiently } from '../../lib/network/load-patiently';
import { trackSession } from '../../lib/storage/session-record';
import { useClock } from '../../lib/time/clock';
import { whenIdle } from '../../lib/time/when-idle';
import { useQueryAction } from '../routes/use-query-action';

/**
 * What every page of a signed-in learner does: the actions of its address, and the record of the session. Beside the
 * pages, not around them, so that another address does not draw them all again.
 */
export function LearnerSession() {
  const { data: user } = useSuspenseQuery(currentUserQuery());
  const searchStr = useLocation({ select: (location) => location.searchStr });
  useQueryAction(searchStr);
  useLiveUpdates();
  useEffect(
    () => trackSession(user.user.id, user.settings['lms.datalake.sessionDuration'] ?? null),
    [user.user.id, user.settings],
  );
  return null;
}

/** After all that the page itself needs. */
function useLiveUpdates(): void {
  const client = useQueryClient();
  const { pageMadeAt } = useClock();
  useEffect(() => {
    whenIdle(async () =>
      (await loadPatiently(() => import('../../api/live/start-live-updates'))).startLiveUpdates(
        client,
        pageMadeAt,
      ),
    );
  }, [client, pageMadeAt]);
}
