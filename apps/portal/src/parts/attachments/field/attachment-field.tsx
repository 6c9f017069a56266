import { MOST_ATTACHMENT_BYTES, MOST_ATTACHMENTS } from '@lantern/domain/attachments/attachment-limits';
import { ATTACHMENT_ENDINGS } from '@lantern/domain/attachments/attachment-types';
import { fileSize } from '@lantern/domain/display/file-size';
import { Paperclip } from 'lucide-react';
import { type ChangeEvent, type DragEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button/button';
import styles from './attachment-field.module.css';
import { UploadRow } from './upload-row';
import type { Attachments } from './use-attachments';
import { UploadNews } from './upload-news';

type AttachmentFieldProps = {
  attachments: Attachments;
  disabled?: boolean;
};

/** [5.7] Files to be attached: chosen, dropped or pasted; each says how far it is, and what is wrong with it. */
export function AttachmentField({ attachments: { list, snapshot }, disabled = false }: AttachmentFieldProps) {
  const { t } = useTranslation();
  const hintId = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [isOver, setIsOver] = useState(false);
  const isFull = snapshot.items.length >= MOST_ATTACHMENTS;

  function onChoose(event: ChangeEvent<HTMLInputElement>) {
    list.add([...(event.currentTarget.files ?? [])]);
    // So that the same file can be chosen again.
    event.currentTarget.value = '';
  }

  function onDrag(event: DragEvent) {
    if (disabled || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(event.type !== 'dragleave' && event.type !== 'drop');
    if (event.type === 'drop') list.add([...event.dataTransfer.files]);
  }

  function remove(id: string) {
    list.remove(id);
    button.current?.focus();
  }
  const drag = { onDragEnter: onDrag, onDragOver: onDrag, onDragLeave: onDrag, onDrop: onDrag };

  return (
    <fieldset className={styles.field} data-over={isOver || undefined} disabled={disabled} {...drag}>
      <legend className="sr-only">{t('attachmentField.label')}</legend>
      {snapshot.items.length > 0 && (
        <ul className={styles.list}>
          {snapshot.items.map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              onRemove={() => remove(item.id)}
              onRetry={() => list.retry(item.id)}
            />
          ))}
        </ul>
      )}
      <div className={styles.choose}>
        <Button
          ref={button}
          icon={Paperclip}
          aria-describedby={hintId}
          aria-disabled={isFull || undefined}
          onClick={() => {
            if (!isFull) input.current?.click();
          }}
        >
          {t('attachmentField.choose')}
        </Button>
        <p id={hintId} className={styles.hint} data-wrong={snapshot.hasTooMany || undefined}>
          {snapshot.hasTooMany
            ? t('attachmentField.tooMany', { count: MOST_ATTACHMENTS })
            : t('validation.fileTooBig', { size: fileSize(MOST_ATTACHMENT_BYTES) })}
        </p>
      </div>
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={ATTACHMENT_ENDINGS.join(',')}
        aria-label={t('attachmentField.choose')}
        onChange={onChoose}
      />
      {isOver && (
        <p className={styles.drop} aria-hidden="true">
          {t('attachmentField.drop')}
        </p>
      )}
      <UploadNews items={snapshot.items} />
    </fieldset>
  );
}
