import type { getMyNotificationPreferences } from '@lantern/contract/notifications/get-my-notification-preferences';
import type { CallAnswer } from '@lantern/contract/call';
import { formattingLocale } from '@lantern/domain/display/locales';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../lib/page/page-facts';
import styles from './profile.module.css';

type Digest = CallAnswer<typeof getMyNotificationPreferences>['digest'];

/** Where and when what is gathered comes. */
export function DigestFacts({ digest: { sentTo, timeZone, hour, weekday } }: { digest: Digest }) {
  const { t } = useTranslation();
  const { locale } = usePage();
  // An hour of no day in particular: 2024 began on a Monday.
  const usual = new Date(Date.UTC(2024, 0, weekday, hour));
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(formattingLocale(locale), { ...options, timeZone: 'UTC' }).format(usual);
  return (
    <section className={styles.digest}>
      <h2>{t('notificationPreferences.digest')}</h2>
      <dl className={styles.facts}>
        <div>
          <dt>{t('notificationPreferences.sentTo')}</dt>
          <dd>
            <bdi>{sentTo}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t('notificationPreferences.digestDaily')}</dt>
          <dd>
            {t('notificationPreferences.digestTime', {
              time: write({ hour: 'numeric', minute: '2-digit' }),
              zone: placeOf(timeZone),
            })}
          </dd>
        </div>
        <div>
          <dt>{t('notificationPreferences.digestWeekly')}</dt>
          <dd>{t('notificationPreferences.digestWeekday', { weekday: write({ weekday: 'long' }) })}</dd>
        </div>
      </dl>
    </section>
  );
}

/** `Europe/Lisbon` is Lisbon's. */
function placeOf(timeZone: string): string {
  return (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');
}
