import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './announcements.module.css';

/** [2.28] Who writes here, and who answers. */
export function ChannelFacts({ allowsReplies }: { allowsReplies: boolean }) {
  const { t } = useTranslation();
  const id = useId();
  const facts = [
    ['whoWrites', t('announcements.instructorsAndStaff')],
    ['replies', t(allowsReplies ? 'announcements.repliesOpen' : 'announcements.repliesClosed')],
  ] as const;
  return (
    <aside className={styles.about} aria-labelledby={id}>
      <h2 id={id}>{t('announcements.aboutTitle')}</h2>
      <dl className={styles.facts}>
        {facts.map(([key, value]) => (
          <div key={key}>
            <dt>{t(`announcements.${key}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.choose}>
        <Link to="/profile/notifications">{t('announcements.chooseHow')}</Link>
      </p>
    </aside>
  );
}
