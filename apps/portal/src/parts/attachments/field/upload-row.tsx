import { fileSize } from '@lantern/domain/display/file-size';
import { CircleAlert, FileText, RotateCw, WifiOff, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../../../ui/button/icon-button';
import { Icon } from '../../../ui/icon';
import { ProgressRow } from '../../../ui/progress/progress-row';
import { useFormat } from '../../../lib/format/use-format';
import styles from './attachment-field.module.css';
import { mayGoBetter, uploadFault } from './upload-fault';
import type { UploadItem } from './upload-list';

type UploadRowProps = { item: UploadItem; onRemove: () => void; onRetry: () => void };

export function UploadRow({ item: { name, size, state }, onRemove, onRetry }: UploadRowProps) {
  const { t } = useTranslation();
  const { percent } = useFormat();
  const fault = uploadFault(state, t);
  const isOnItsWay = state.kind === 'sending' || state.kind === 'waiting';
  const share = state.kind === 'sending' ? state.share : 0;
  const canRetry = mayGoBetter(state);
  return (
    <li className={styles.row} data-state={state.kind}>
      <Icon of={fault ? CircleAlert : state.kind === 'offline' ? WifiOff : FileText} />
      <div className={styles.facts}>
        <span>
          <bdi className={styles.name}>{name}</bdi>
          <small>
            <bdi>{fileSize(size)}</bdi>
          </small>
        </span>
        {isOnItsWay && (
          <ProgressRow label={t('attachmentField.progress', { name })} value={share} text={percent(share)} />
        )}
        {state.kind === 'done' && state.attachment.state === 'unchecked' && (
          <p className={styles.note}>{t('attachments.unchecked')}</p>
        )}
        {state.kind === 'offline' && <p className={styles.note}>{t('attachmentField.offline')}</p>}
        {fault && <p className={styles.fault}>{fault}</p>}
      </div>
      {canRetry && (
        <IconButton icon={RotateCw} label={t('attachmentField.retry', { name })} onClick={onRetry} />
      )}
      <IconButton
        icon={X}
        label={t(isOnItsWay ? 'attachmentField.cancel' : 'attachmentField.remove', { name })}
        onClick={onRemove}
      />
    </li>
  );
}
