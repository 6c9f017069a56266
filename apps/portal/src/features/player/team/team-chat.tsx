import { hasInk } from '@lantern/domain/posts/has-ink';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { postTeamMessage, readTeamMessages, teamMessagesQuery } from '../../../api/team/team-messages';
import type { TeamPlace } from '../../../api/team/team-work';
import { problemCodeOf } from '../../../api/transport/problem-code-of';
import { AttachmentField } from '../../../parts/attachments/field/attachment-field';
import { useAttachments } from '../../../parts/attachments/field/use-attachments';
import { useDraft, useKeptFiles } from '../../../parts/posts/use-draft';
import { LongWait } from '../../../parts/trouble/long-wait';
import { Button } from '../../../ui/button/button';
import { TextArea } from '../../../ui/field/text-field';
import { Drawer } from '../../../ui/modal/drawer';
import { ChatMessage } from './chat-message';
import styles from './team-chat.module.css';

type TeamChatProps = { group: { id: string; name: string }; place: TeamPlace; onClose: () => void };

const MOST_LETTERS = 10_000;
const EMPTY = { text: '' };

/** [1.3] What the members say to each other; the latest stands last, and is heard as it comes. */
export function TeamChat({ group, place, onClose }: TeamChatProps) {
  const { t } = useTranslation();
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, isError } = useInfiniteQuery(
    teamMessagesQuery(group.id),
  );
  const messages = data?.pages.toReversed().flatMap((page) => page.data) ?? [];
  const last = messages.at(-1);
  const end = useRef<HTMLDivElement>(null);
  useReadUntil(group.id, last?.at ?? null);
  const lastId = last?.id;
  useEffect(() => {
    if (lastId) end.current?.scrollIntoView({ block: 'end' });
  }, [lastId]);

  return (
    <Drawer title={t('team.chatOf', { name: group.name })} closeLabel={t('team.closeChat')} onClose={onClose}>
      {!data && !isError && <LongWait />}
      {isError && <p>{t('team.chatFailed')}</p>}
      {hasNextPage && (
        <Button variant="quiet" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t('team.earlier')}
        </Button>
      )}
      {data && messages.length === 0 && <p className={styles.empty}>{t('team.noMessages')}</p>}
      <div role="log" aria-label={t('team.chat')}>
        <ol className={styles.messages}>
          {messages.map((message) => (
            <ChatMessage key={message.id} message={message} />
          ))}
        </ol>
      </div>
      <MessageForm groupId={group.id} place={place} />
      {/* Below the form, which would else stand over the last message. */}
      <div ref={end} />
    </Drawer>
  );
}

/** What is on the screen has been read. */
function useReadUntil(groupId: string, until: Date | null): void {
  const client = useQueryClient();
  const ms = until?.getTime() ?? null;
  useEffect(() => {
    if (ms !== null) void readTeamMessages(client, groupId, new Date(ms)).catch(() => undefined);
  }, [client, groupId, ms]);
}

function MessageForm({ groupId, place }: { groupId: string; place: TeamPlace }) {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { draft, change, keepFiles, clearSent } = useDraft(`${place.objectiveWorkflowId} chat ${groupId}`, {
    start: EMPTY,
  });
  // The id is of these very words: sent again after a lost answer, they are one message.
  const { id, text } = draft;
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const attachments = useAttachments([], draft.files ?? []);
  useKeptFiles(attachments.list, keepFiles);

  async function send(event: FormEvent) {
    event.preventDefault();
    if (isBusy || attachments.isSending) return;
    if (!hasInk(text) && attachments.ids.length === 0) return setError(t('team.required'));
    if (attachments.hasRefused) return setError(t('attachmentField.refusedFirst'));
    setIsBusy(true);
    setError(null);
    try {
      await postTeamMessage(client, { ...place, id, groupId, text, attachmentIds: attachments.ids });
      attachments.clear();
      clearSent({ text });
    } catch (failure) {
      setError(
        problemCodeOf(failure) === 'tooManyRequests' ? t('team.tooManyMessages') : t('team.messageNotSent'),
      );
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <form className={styles.form} onSubmit={(event) => void send(event)}>
      <TextArea
        label={t('team.message')}
        rows={2}
        onPaste={attachments.onPaste}
        dir="auto"
        value={text}
        maxLength={MOST_LETTERS}
        error={error}
        onChange={(event) => change({ text: event.target.value })}
      />
      <AttachmentField attachments={attachments} disabled={isBusy} />
      <Button type="submit" variant="primary" icon={Send} busy={isBusy}>
        {t('team.send')}
      </Button>
    </form>
  );
}
