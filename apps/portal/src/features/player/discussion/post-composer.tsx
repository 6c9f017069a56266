import type { Attachment } from '@lantern/contract/entities/attachment';
import { POST_LENGTHS } from '@lantern/domain/limits';
import { textProblem } from '@lantern/domain/attachments/attachment-problem';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '../../../lib/network/use-online';
import { AttachmentField } from '../../../parts/attachments/field/attachment-field';
import { attachedFiles } from '../../../parts/attachments/field/upload-list';
import { useAttachments } from '../../../parts/attachments/field/use-attachments';
import { useDraft, useKeptFiles } from '../../../parts/posts/use-draft';
import { Button } from '../../../ui/button/button';
import { Checkbox } from '../../../ui/choice/checkbox';
import { TextArea, TextField } from '../../../ui/field/text-field';
import { Segmented } from '../../../ui/segmented';
import { ToneText } from '../../../ui/tone-text';
import styles from './discussion.module.css';
import { discussionErrorText } from './discussion-error-text';
import { NewerWords } from './newer-words';
import { LeaveDialog } from './post-dialogs';
import { EMPTY_POST, fileIds, isOutdated, type PostDraft, type PostWords } from './post-words';

type PostComposerProps = {
  /** By which what is typed is kept. */
  place: string;
  /** With a title and a kind. */
  isThread: boolean;
  mayBeAnonymous: boolean;
  label: string;
  sendLabel: string;
  /** What it says by now, where it is edited. */
  start?: PostWords;
  /** Rejects where it was not taken: then nothing that was typed is lost. */
  onSend: (draft: PostDraft, attachmentIds: string[]) => Promise<void>;
  /** The files that it has already. */
  files?: readonly Attachment[];
  onCancel?: () => void;
};

const NO_FILES: readonly Attachment[] = [];

export function PostComposer(props: PostComposerProps) {
  const { place, isThread, mayBeAnonymous, label, sendLabel, start = EMPTY_POST, onSend, onCancel } = props;
  const { t } = useTranslation();
  const isOnline = useOnline();
  const given = props.files ?? NO_FILES;
  const { draft, change, keepFiles, clear, clearSent } = useDraft<PostWords>(place, { start, files: given });
  const attachments = useAttachments(given, draft.files ?? given);
  useKeptFiles(attachments.list, keepFiles);
  const isStale = isOutdated(draft, start);
  const isTyped =
    draft.text !== start.text ||
    draft.title !== start.title ||
    fileIds(attachments.snapshot.items) !== fileIds(given);
  const [isLeaving, setIsLeaving] = useState(false);
  const [isAsked, setIsAsked] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const problemOf = (text: string, maxLength: number) => {
    const problem = textProblem(text, { required: true, maxLength });
    if (!problem || (!isAsked && problem.messageKey === 'validation.required')) return undefined;
    return problem.messageKey === 'validation.required'
      ? t('discussion.required')
      : t('discussion.tooLong', problem.params);
  };
  const isWrong =
    textProblem(draft.text, { required: true, maxLength: POST_LENGTHS.text }) !== null ||
    (isThread && textProblem(draft.title, { required: true, maxLength: POST_LENGTHS.title }) !== null);

  async function send() {
    setIsAsked(true);
    if (isWrong || isBusy || isStale || !isOnline || attachments.isSending) return;
    if (attachments.hasRefused) return setFailure(t('attachmentField.refusedFirst'));
    setIsBusy(true);
    setFailure(null);
    try {
      await onSend({ ...draft, basedOn: start.basedOn }, attachments.ids);
      clearSent(draft);
      setIsAsked(false);
    } catch (error) {
      setFailure(discussionErrorText(error, t));
    } finally {
      setIsBusy(false);
    }
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void send();
  }
  return (
    <form
      className={styles.composer}
      aria-label={label}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      {isStale && (
        <NewerWords
          words={start}
          files={given}
          onTake={() => {
            attachments.list.replace(given);
            change({ ...start, files: null });
          }}
          onKeep={() => {
            attachments.list.take(draft.hadFiles.split(','), given);
            const files = attachedFiles(attachments.list.get());
            change({ basedOn: start.basedOn, hadFiles: start.hadFiles, files });
          }}
        />
      )}
      {isThread && (
        <>
          <Segmented
            label={t('discussion.kind.label')}
            options={[
              { value: 'discussion', label: t('discussion.kind.discussion') },
              { value: 'question', label: t('discussion.kind.question') },
            ]}
            value={draft.kind}
            onChange={(kind) => change({ kind })}
          />
          <TextField
            label={t('discussion.title')}
            dir="auto"
            readOnly={isBusy}
            value={draft.title}
            onKeyDown={onKeyDown}
            error={problemOf(draft.title, POST_LENGTHS.title)}
            onChange={(event) => change({ title: event.target.value })}
          />
        </>
      )}
      <TextArea
        label={isThread ? t('discussion.text') : label}
        dir="auto"
        rows={isThread ? 5 : 3}
        // What was typed meanwhile would go with the form.
        readOnly={isBusy}
        onPaste={attachments.onPaste}
        value={draft.text}
        onKeyDown={onKeyDown}
        hint={t('discussion.markdownHint')}
        error={problemOf(draft.text, POST_LENGTHS.text)}
        onChange={(event) => change({ text: event.target.value })}
      />
      <AttachmentField attachments={attachments} disabled={isBusy} />
      {mayBeAnonymous && (
        <Checkbox checked={draft.isAnonymous} onChange={(isAnonymous) => change({ isAnonymous })}>
          {t('discussion.anonymously')}
        </Checkbox>
      )}
      <div role="alert">
        {failure && (
          <ToneText tone="danger">
            {failure} {t('discussion.keptHere')}
          </ToneText>
        )}
        {!isOnline && <ToneText tone="faint">{t('discussion.offline')}</ToneText>}
      </div>
      <div className={styles.composerFoot}>
        {onCancel && (
          <Button variant="quiet" onClick={() => (isTyped ? setIsLeaving(true) : onCancel())}>
            {t('discussion.cancel')}
          </Button>
        )}
        {onCancel && isLeaving && (
          <LeaveDialog
            onKeep={onCancel}
            onThrowAway={() => {
              clear();
              onCancel();
            }}
            onClose={() => setIsLeaving(false)}
          />
        )}
        <Button
          type="submit"
          variant="secondary"
          busy={isBusy}
          disabled={!isOnline || isStale || attachments.isSending}
        >
          {sendLabel}
        </Button>
      </div>
    </form>
  );
}
