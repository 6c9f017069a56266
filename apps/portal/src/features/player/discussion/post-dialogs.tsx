import { hasInk } from '@lantern/domain/posts/has-ink';
import { REPORT_REASON_LENGTH } from '@lantern/domain/limits';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button';
import { TextArea } from '../../../ui/field/text-field';
import { Dialog } from '../../../ui/modal/dialog';

type ReportDialogProps = { onSend: (reason: string) => Promise<void>; onClose: () => void };

/** [1.3] What those who moderate should look at, and why. */
export function ReportDialog({ onSend, onClose }: ReportDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const send = () => {
    if (!hasInk(reason)) {
      setIsMissing(true);
      return area.current?.focus();
    }
    onClose();
    void onSend(reason.trim());
  };
  return (
    <Dialog
      title={t('discussion.reportTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('discussion.cancel')}
          </Button>
          <Button onClick={send}>{t('discussion.report')}</Button>
        </>
      }
    >
      <TextArea
        ref={area}
        required
        error={isMissing && !hasInk(reason) ? t('discussion.required') : undefined}
        label={t('discussion.reportReason')}
        dir="auto"
        rows={3}
        maxLength={REPORT_REASON_LENGTH}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
    </Dialog>
  );
}

type RemoveDialogProps = { onRemove: () => Promise<void>; onClose: () => void };

export function RemoveDialog({ onRemove, onClose }: RemoveDialogProps) {
  const { t } = useTranslation();
  const remove = () => {
    onClose();
    void onRemove();
  };
  return (
    <Dialog
      title={t('discussion.removeTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('discussion.keep')}
          </Button>
          <Button onClick={remove}>{t('discussion.remove')}</Button>
        </>
      }
    >
      {t('discussion.removeText')}
    </Dialog>
  );
}
