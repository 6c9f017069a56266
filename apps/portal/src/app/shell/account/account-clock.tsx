import { clockFormat } from '@lantern/domain/display/clock-format';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../../lib/time/clock';
import { usePage } from '../../../lib/page/page-facts';

/** [9.4] The time in the zone in which every date of the portal is written. */
export function AccountClock() {
  const { t } = useTranslation();
  const { locale, timeZone } = usePage();
  const now = useNow();
  const { locale: tag, ...style } = clockFormat(locale);
  const clock = new Intl.DateTimeFormat(tag, { ...style, hour: 'numeric', minute: '2-digit', timeZone });
  return <time dateTime={now.toISOString()}>{t('accountMenu.time', { time: clock.format(now) })}</time>;
}
