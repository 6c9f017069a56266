import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { notificationPreferencesQuery } from '../../api/notifications/preferences';
import { useFormat } from '../../lib/format/use-format';
import styles from './announcements.module.css';

/** [2.28] Who writes here, who answers, and how the reader hears of it. */
export function ChannelFacts({ allowsReplies }: { allowsReplies: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const ways = useWaysOfHearing();
  const facts = [
    ['whoWrites', t('announcements.instructorsAndStaff')],
    ['replies', t(allowsReplies ? 'announcements.repliesOpen' : 'announcements.repliesClosed')],
    ['toldBy', ways],
  ] as const;
  return (
    <aside className={styles.about} aria-labelledby={id}>
      <h2 id={id}>{t('announcements.aboutTitle')}</h2>
      <dl className={styles.facts}>
        {facts.map(
          ([key, value]) =>
            value && (
              <div key={key}>
                <dt>{t(`announcements.${key}`)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      <p className={styles.choose}>
        <Link to="/profile/notifications">{t('announcements.chooseHow')}</Link>
      </p>
    </aside>
  );
}

/** Null while it is not known. */
function useWaysOfHearing(): string | null {
  const { t } = useTranslation();
  const { list } = useFormat();
  const { data } = useQuery(notificationPreferencesQuery());
  const reach = data?.preferences.find(({ kind }) => kind === 'announcement');
  if (!reach) return null;
  const ways = [
    ...(reach.web ? [t('announcements.told.web')] : []),
    ...(reach.mail === 'off' ? [] : [t(`announcements.told.${reach.mail}`)]),
  ];
  return ways.length > 0 ? list(ways) : t('announcements.told.nothing');
}
