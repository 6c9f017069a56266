import type { TeamActivity } from '@lantern/contract/entities/team-work';
import { Calendar, MessagesSquare } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { TeamPlace } from '../../../api/team/team-work';
import { useFormat } from '../../../lib/format/use-format';
import { initialsOf } from '../../../lib/format/initials';
import { useNow } from '../../../lib/time/clock';
import { Button } from '../../../ui/button/button';
import { CountBadge } from '../../../ui/count-badge';
import { Icon } from '../../../ui/icon';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { TeamChat } from './team-chat';
import styles from './team.module.css';
import { useOpenChat } from './use-open-chat';
import { useStandingWords } from './use-standing-words';

type TeamCardProps = { team: TeamActivity; place: TeamPlace; due: Date | null };

/** [3.10] The team: every member has a window, lit when they are ready. */
export function TeamCard({ team, place, due }: TeamCardProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const now = useNow();
  const words = useStandingWords();
  const titleId = useId();
  const chat = useOpenChat(place.activityPathId);
  const { group, participants, unreadMessages } = team;
  if (!group) return null;
  return (
    <section className={styles.team} aria-labelledby={titleId}>
      <div className={styles.teamHead}>
        <div>
          <h2 id={titleId} className={styles.teamName}>
            <bdi>{group.name}</bdi>
          </h2>
          {due && (
            <p className={styles.due}>
              <Icon of={Calendar} size="s" />
              {t('team.due', { date: format.dateTime(due) })}
            </p>
          )}
        </div>
        <Button variant="quiet" icon={MessagesSquare} onClick={() => chat.show(true)}>
          {t('team.chat')}
          {unreadMessages > 0 && (
            <>
              <CountBadge count={unreadMessages} format={format.number} />
              <VisuallyHidden>{t('team.unread', { count: unreadMessages })}</VisuallyHidden>
            </>
          )}
        </Button>
      </div>
      <ul className={styles.members}>
        {participants.map((member) => (
          <li key={member.userId} className={styles.member} data-state={member.state}>
            <span className={styles.window} aria-hidden="true">
              {initialsOf({ first_name: member.firstName, last_name: member.lastName })}
            </span>
            <b>{member.isMe ? t('team.you') : <bdi>{member.name}</bdi>}</b>
            <small>{words(member, now)}</small>
          </li>
        ))}
      </ul>
      {chat.isOpen && <TeamChat group={group} place={place} onClose={() => chat.show(false)} />}
    </section>
  );
}
