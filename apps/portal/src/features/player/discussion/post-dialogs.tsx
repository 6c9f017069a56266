import { hasInk } from '@lantern/domain/posts/has-ink';
import { REPORT_REASON_LENGTH } from '@lantern/domain/limits';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button';
import { TextArea } from '../../../ui/field/text-field';
import { Dialog } from '../../../ui/modal/dialog';
import { ToneText } from '../../../ui/tone-text';
import { discussionErrorText } from './discussion-error-text';

type ReportDialogProps = {
  /** Rejects where it was not taken: then the reason stays. */
  onSend: (reason: string) => Promise<void>;
  onClose: () => void;
};

/** [1.3] What those who moderate should look at, and why. */
export function ReportDialog({ onSend, onClose }: ReportDialogProps) {
  const { t } = useTranslation();
  const [reason, setReason] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const area = useRef<HTMLTextAreaElement>(null);
  async function send() {
    if (!hasInk(reason)) {
      setIsMissing(true);
      return area.current?.focus();
    }
    if (isBusy) return;
    setIsBusy(true);
    setFailure(null);
    try {
      await onSend(reason.trim());
      onClose();
    } catch (error) {
      setFailure(discussionErrorText(error, t));
    } finally {
      setIsBusy(false);
    }
  }
  return (
    <Dialog
      title={t('discussion.reportTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('discussion.cancel')}
          </Button>
          <Button busy={isBusy} onClick={() => void send()}>
            {t('discussion.report')}
          </Button>
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
        readOnly={isBusy}
        onChange={(event) => setReason(event.target.value)}
      />
      <div role="alert">{failure && <ToneText tone="danger">{failure}</ToneText>}</div>
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

type LeaveDialogProps = { onKeep: () => void; onThrowAway: () => void; onClose: () => void };

/** [1.3] What was typed and not sent is thrown away by whoever typed it, or waits. */
export function LeaveDialog({ onKeep, onThrowAway, onClose }: LeaveDialogProps) {
  const { t } = useTranslation();
  return (
    <Dialog
      title={t('discussion.leaveTitle')}
      onClose={onClose}
      actions={
        <>
          <Button variant="secondary" onClick={onThrowAway}>
            {t('discussion.throwAway')}
          </Button>
          <Button onClick={onKeep}>{t('discussion.keepForLater')}</Button>
        </>
      }
    >
      {t('discussion.leaveText')}
    </Dialog>
  );
}
