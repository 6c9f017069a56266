import { useTranslation } from 'react-i18next';
import { troubleOf } from './trouble-of';

/** Tells a failing server from a failing connection, and what to do. */
export function useTroubleText(error: unknown): string {
  const { t } = useTranslation();
  return t(troubleOf(error) === 'connection' ? 'errors.network' : 'trouble.server');
}
