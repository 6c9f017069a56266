import type { PdfFailureKey } from '@lantern/domain/web/pdf-source';
import { FileX, Lock } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button';
import { Icon } from '../../ui/icon';
import styles from './pdf-viewer.module.css';

type PdfFailureProps = { messageKey: PdfFailureKey | 'pdf.failures.blocked'; onClose: () => void };

/** [5.8] Why there is nothing to read. */
export function PdfFailure({ messageKey, onClose }: PdfFailureProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.middle}>
      <Icon of={messageKey === 'pdf.failures.failedToLoad' ? FileX : Lock} size="l" />
      <p role="alert">{t(messageKey)}</p>
      <Button onClick={onClose}>{t('pdf.close')}</Button>
    </div>
  );
}
