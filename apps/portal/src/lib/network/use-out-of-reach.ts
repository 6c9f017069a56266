import { useTranslation } from 'react-i18next';
import { showToast } from '../page/toasts';

/** For what opens only with files that could not be fetched: says so in short, and the page stays. */
export function useOutOfReach(): () => void {
  const { t } = useTranslation();
  return () => showToast('error', t(navigator.onLine ? 'errors.network' : 'toasts.needsConnection'));
}
