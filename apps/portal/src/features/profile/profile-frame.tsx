import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentUserQuery } from '../../api/platform';
import { initialsOf } from '../../lib/format/initials';
import { PageTitle } from '../../parts/page-title/page-title';
import { Avatar } from '../../ui/avatar';
import { TabLinks } from '../../ui/tabs/tab-links';
import styles from './profile.module.css';

/** [2.34] Whose profile it is, and its pages. */
export function ProfileFrame({ title, children }: { title: string; children: ReactNode }) {
  const { t } = useTranslation();
  const { data } = useSuspenseQuery(currentUserQuery());
  const { user } = data;
  const tabs = [
    { key: 'info', label: t('notificationPreferences.personalInfo'), to: '/profile' },
    { key: 'notifications', label: t('notificationPreferences.title'), to: '/profile/notifications' },
  ] as const;
  return (
    <div className={styles.profile}>
      <PageTitle of={title} />
      <header className={styles.head}>
        <Avatar initials={initialsOf(user)} size="l" />
        <div>
          <h1 dir="auto">{`${user.first_name} ${user.last_name}`}</h1>
          <p className={styles.soft}>
            <bdi>{user.email}</bdi>
          </p>
        </div>
      </header>
      <TabLinks
        label={t('notificationPreferences.tabs')}
        tabs={tabs.map(({ key, label, to }) => ({
          key,
          label,
          renderLink: (props) => <Link key={key} to={to} activeOptions={{ exact: true }} {...props} />,
        }))}
      />
      {children}
    </div>
  );
}
