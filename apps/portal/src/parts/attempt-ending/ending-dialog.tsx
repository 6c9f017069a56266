import type { AttemptEnding } from '@lantern/domain/attempt/attempt-ending';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/modal/dialog';
import styles from './ending-dialog.module.css';

type EndingDialogProps = {
  kind: AttemptEnding;
  onConfirm: () => void;
  onClose: () => void;
  /** How much is done. */
  children?: ReactNode;
};

/** [4.10] The warning before an attempt is handed in. */
export function EndingDialog({ kind, onConfirm, onClose, children }: EndingDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t(`attemptEnding.${kind}Title`)}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('attemptEnding.keepWorking')}</Button>
          <Button variant="primary" onClick={onConfirm}>
            {t(`attemptEnding.${kind}`)}
          </Button>
        </>
      }
    >
      <p>{t(`attemptEnding.${kind}Warning`)}</p>
      {children && <div className={styles.summary}>{children}</div>}
    </Dialog>
  );
}
