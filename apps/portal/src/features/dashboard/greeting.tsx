import { dayPart } from '@lantern/domain/dashboard/greeting';
import { formattingLocale } from '@lantern/domain/display/locales';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentUserQuery } from '../../api/platform';
import { usePage } from '../../lib/page/page-facts';
import { useNow } from '../../lib/time/clock';
import styles from './dashboard.module.css';

type GreetingProps = { titleAs: 'h1' | 'h2'; children: ReactNode };

/** [2.2] By the learner's own clock and calendar. */
export function Greeting({ titleAs: Title, children }: GreetingProps) {
  const { t } = useTranslation();
  const { locale, timeZone } = usePage();
  const now = useNow();
  const { data } = useSuspenseQuery(currentUserQuery());
  const name = data.user.first_name.trim();
  const hour = Number(
    new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(now),
  );
  const today = new Intl.DateTimeFormat(formattingLocale(locale), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone,
  }).format(now);
  const part = dayPart(hour);
  return (
    <div className={styles.greeting}>
      <Title className={styles.title}>
        {name ? t(`dashboard.${part}`, { name }) : t(`dashboard.${part}Alone`)}
      </Title>
      <p>{today}</p>
      {children}
    </div>
  );
}
