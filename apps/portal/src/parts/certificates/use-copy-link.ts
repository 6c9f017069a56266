import { useTranslation } from 'react-i18next';
import { showToast } from '../../lib/page/toasts';

/** [8.7] Copies an address, and says whether that worked. */
export function useCopyLink(address: string): () => void {
  const { t } = useTranslation();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      showToast('success', t('certificates.copied'));
    } catch {
      showToast('error', t('certificates.copyFailed'));
    }
  }
  return () => void copy();
}
