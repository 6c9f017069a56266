import type { OfferedEnding } from '@lantern/domain/attempt/offered-ending';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/modal/dialog';

type EndingDialogProps = { kind: OfferedEnding; onConfirm: () => void; onClose: () => void };

/** [4.10] The warning before an attempt is handed in. */
export function EndingDialog({ kind, onConfirm, onClose }: EndingDialogProps) {
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
    </Dialog>
  );
}
