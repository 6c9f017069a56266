import { type QueryClient, useQueryClient, useSuspenseQuery } from '@tanstack/react-query';
import type { NotificationPreference } from '@lantern/contract/notifications/notification-preference';
import { Bell, CircleCheck, Mail } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choosePreference, notificationPreferencesQuery } from '../../api/notifications/preferences';
import { tellFailure } from '../../api/transport/tell-failure';
import { Icon } from '../../ui/icon';
import { DigestFacts } from './digest-facts';
import { PreferenceRow } from './preference-row';
import { ProfileFrame } from './profile-frame';
import styles from './profile.module.css';

type Choice = Partial<Pick<NotificationPreference, 'web' | 'mail'>>;

/** Anew at each visit: a mail's link may have changed them meanwhile. */
export async function loadPreferences({ queryClient }: { queryClient: QueryClient }): Promise<void> {
  await queryClient.fetchQuery(notificationPreferencesQuery());
}

/** [2.28] What reaches the reader, and how; each choice is saved as it is made. */
export function NotificationPreferencesPage() {
  const { t } = useTranslation();
  const client = useQueryClient();
  const { data } = useSuspenseQuery(notificationPreferencesQuery());
  const [state, setState] = useState<'saving' | 'saved' | null>(null);

  function choose(kind: NotificationPreference['kind'], choice: Choice) {
    setState('saving');
    choosePreference(client, { kind, ...choice }).then(
      () => setState('saved'),
      (error: unknown) => {
        setState(null);
        tellFailure(error, t, () => choose(kind, choice));
      },
    );
  }

  return (
    <ProfileFrame title={t('notificationPreferences.title')}>
      <div className={styles.intro}>
        <p>{t('notificationPreferences.intro')}</p>
        <output className={styles.saved}>
          {state === 'saved' && <Icon of={CircleCheck} size="s" />}
          {state && t(`notificationPreferences.${state}`)}
        </output>
      </div>
      <table className={styles.matrix}>
        <thead>
          <tr>
            <th scope="col">{t('notificationPreferences.tellMe')}</th>
            <th scope="col">
              <Icon of={Bell} />
              {t('notificationPreferences.web')}
            </th>
            <th scope="col">
              <Icon of={Mail} />
              {t('notificationPreferences.mail')}
            </th>
          </tr>
        </thead>
        <tbody>
          {data.preferences.map((preference) => (
            <PreferenceRow
              key={preference.kind}
              preference={preference}
              onChoose={(choice) => choose(preference.kind, choice)}
            />
          ))}
        </tbody>
      </table>
      <DigestFacts digest={data.digest} />
    </ProfileFrame>
  );
}
