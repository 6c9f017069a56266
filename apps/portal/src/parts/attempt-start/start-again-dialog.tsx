import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button/button';
import { Dialog } from '../../ui/modal/dialog';

type StartAgainDialogProps = { onConfirm: () => void; onClose: () => void };

/** [4.17] Asked first: a new attempt cannot be taken back. */
export function StartAgainDialog({ onConfirm, onClose }: StartAgainDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('startAgain.title')}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{t('startAgain.cancel')}</Button>
          <Button variant="primary" onClick={onConfirm}>
            {t('courseActions.startAgain')}
          </Button>
        </>
      }
    >
      <p>{t('startAgain.text')}</p>
    </Dialog>
  );
}
