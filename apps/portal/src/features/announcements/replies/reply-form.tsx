import { hasInk } from '@lantern/domain/posts/has-ink';
import { POST_LENGTHS } from '@lantern/domain/limits';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { sendReply } from '../../../api/announcements/announcements';
import { errorText } from '../../../api/transport/error-text';
import { randomId } from '../../../lib/random-id';
import { Button } from '../../../ui/button/button';
import { TextArea } from '../../../ui/field/text-field';
import styles from './replies.module.css';

/** [2.28] What could not be sent stays in the form. */
export function ReplyForm({ objectiveId, announcementId }: { objectiveId: string; announcementId: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const [text, setText] = useState('');
  // The same at a second try: what the server has taken already is not there twice.
  const [replyId, setReplyId] = useState(randomId);
  const [problem, setProblem] = useState<string | null>(null);
  const [isSending, startSending] = useTransition();
  const area = useRef<HTMLTextAreaElement>(null);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!hasInk(text)) {
      setProblem(t('announcements.replyMissing'));
      return area.current?.focus();
    }
    startSending(async () => {
      setProblem(null);
      try {
        await sendReply(client, objectiveId, { announcementId, replyId, text });
      } catch (error) {
        return setProblem(errorText(error, t));
      }
      setText('');
      setReplyId(randomId());
      area.current?.focus();
    });
  }

  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <TextArea
        ref={area}
        label={t('announcements.yourReply')}
        dir="auto"
        rows={3}
        maxLength={POST_LENGTHS.text}
        value={text}
        error={problem}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" variant="secondary" busy={isSending}>
        {t('announcements.sendReply')}
      </Button>
    </form>
  );
}
