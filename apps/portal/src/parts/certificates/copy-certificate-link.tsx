import { Link } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { showToast } from '../../lib/toasts';
import { Button } from '../../ui/button/button';

type CopyCertificateLinkProps = { address: string; label: string; variant?: 'secondary' | 'quiet' };

/** [8.7] */
export function CopyCertificateLink({ address, label, variant = 'quiet' }: CopyCertificateLinkProps) {
  const { t } = useTranslation();
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(address);
      showToast('success', t('certificates.copied'));
    } catch {
      showToast('error', t('certificates.copyFailed'));
    }
  }
  return (
    <Button variant={variant} icon={Link} onClick={() => void copy()}>
      {label}
    </Button>
  );
}
