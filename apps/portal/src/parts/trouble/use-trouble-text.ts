import { useTranslation } from 'react-i18next';
import { retryAfterMsOf, serverTroubleText } from '../../api/transport/retry-after';
import { useLongWait } from '../../lib/time/use-long-wait';
import { troubleOf } from './trouble-of';

/** What a timer can count. */
const MOST_MS = 2 ** 31 - 1;

/** Tells a failing server from a failing connection, and what to do, and when. */
export function useTroubleText(error: unknown): string {
  const { t } = useTranslation();
  const afterMs = retryAfterMsOf(error);
  const isOver = useLongWait(afterMs !== null, Math.min(afterMs ?? 0, MOST_MS));
  if (troubleOf(error) === 'connection') return t('errors.network');
  return serverTroubleText(isOver ? null : afterMs, t);
}
