import { hasInk } from '@lantern/domain/posts/has-ink';
import { POST_LENGTHS } from '@lantern/domain/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { TFunction } from 'i18next';
import { type FormEvent, useRef, useState, useTransition } from 'react';
import { useTranslation } from 'react-i18next';
import { sendReply } from '../../../api/announcements/announcements';
import { currentUserQuery } from '../../../api/platform';
import { errorText } from '../../../api/transport/error-text';
import { problemCodeOf } from '../../../api/transport/problem-code-of';
import { retryAfterMsOf } from '../../../api/transport/retry-after';
import { useDraft } from '../../../parts/posts/use-draft';
import { Button } from '../../../ui/button/button';
import { TextArea } from '../../../ui/field/text-field';
import styles from './replies.module.css';

/** Whoever writes too much hears when they may go on. */
function replyErrorText(error: unknown, t: TFunction): string {
  const afterMs = problemCodeOf(error) === 'tooManyRequests' ? retryAfterMsOf(error) : null;
  return afterMs === null ? errorText(error, t) : t('announcements.tooMany', { afterMs });
}

type ReplyFormProps = { objectiveId: string; announcementId: string };

const EMPTY = { text: '' };

/** [2.28] What is written here waits on this device until it is sent, for the one who wrote it. */
export function ReplyForm(props: ReplyFormProps) {
  const { data } = useQuery(currentUserQuery());
  return data && <OwnReplyForm {...props} userId={data.user.id} />;
}

function OwnReplyForm({ objectiveId, announcementId, userId }: ReplyFormProps & { userId: string }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { draft, change, clearSent } = useDraft(`${userId} reply ${announcementId}`, { start: EMPTY });
  // The same at a second try: what the server has taken already is not there twice.
  const { id: replyId, text } = draft;
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
        return setProblem(replyErrorText(error, t));
      }
      clearSent({ text });
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
        onChange={(event) => change({ text: event.target.value })}
      />
      <Button type="submit" variant="secondary" busy={isSending}>
        {t('announcements.sendReply')}
      </Button>
    </form>
  );
}
