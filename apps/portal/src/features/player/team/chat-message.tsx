import type { TeamMessage } from '@lantern/contract/teams/query-team-messages';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format';
import { initialsOf } from '../../../lib/format/initials';
import { useNow } from '../../../lib/time/clock';
import { AttachedFiles } from '../../../parts/attachments/attached-files';
import { RichText } from '../../../parts/rich-text/rich-text';
import { Avatar } from '../../../ui/avatar';
import styles from './team-chat.module.css';

export function ChatMessage({ message }: { message: TeamMessage }) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const { author, at, html, attachments } = message;
  const isToday = format.daysBetween(at, now) === 0;
  const initials = initialsOf({ first_name: author.firstName, last_name: author.lastName });
  return (
    <li className={styles.message} data-own={author.isMe || undefined}>
      <Avatar initials={initials} size="s" tone={author.isMe ? 'light' : 'brand'} />
      <div>
        <p className={styles.by}>
          <b>{author.isMe ? t('team.you') : <bdi>{author.name}</bdi>}</b>{' '}
          <time dateTime={at.toISOString()}>{isToday ? format.time(at) : format.dateTime(at)}</time>
        </p>
        <div className={styles.said}>
          <RichText html={html} language={null} />
        </div>
        <AttachedFiles files={attachments} />
      </div>
    </li>
  );
}
