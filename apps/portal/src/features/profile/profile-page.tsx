import { useSuspenseQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { currentUserQuery } from '../../api/platform';
import { usePage } from '../../lib/page/page-facts';
import { ProfileFrame } from './profile-frame';
import styles from './profile.module.css';

export function ProfilePage() {
  const { t } = useTranslation();
  const { timeZone } = usePage();
  const { data } = useSuspenseQuery(currentUserQuery());
  const { user } = data;
  return (
    <ProfileFrame title={t('pages.profile')}>
      <dl className={styles.facts}>
        <div>
          <dt>{t('notificationPreferences.name')}</dt>
          <dd dir="auto">{[user.first_name, user.middle_name, user.last_name].filter(Boolean).join(' ')}</dd>
        </div>
        <div>
          <dt>{t('notificationPreferences.mail')}</dt>
          <dd>
            <bdi>{user.email}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('notificationPreferences.timeZone')}</dt>
          <dd>
            <bdi>{timeZone}</bdi>
          </dd>
        </div>
      </dl>
    </ProfileFrame>
  );
}
