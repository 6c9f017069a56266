import type { CurrentUser } from '@lantern/contract/platform/get-current-user';
import { clockFormat } from '@lantern/domain/display/clock-format';
import { useTranslation } from 'react-i18next';
import { initialsOf } from '../../../lib/format/initials';
import { Avatar } from '../../../ui/avatar';
import { MenuHead } from '../../../ui/menu/menu-head';
import { useNow } from '../../../lib/time/clock';
import { usePage } from '../../../lib/page/page-facts';

export function AccountHead({ user: { user } }: { user: CurrentUser }) {
  const name = `${user.first_name} ${user.last_name}`;
  return (
    <MenuHead
      picture={<Avatar initials={initialsOf(user)} />}
      title={name}
      detail={user.email}
      note={<AccountClock />}
    />
  );
}

/** [9.4] The time in the zone in which every date of the portal is written. */
function AccountClock() {
  const { t } = useTranslation();
  const { locale, timeZone } = usePage();
  const now = useNow();
  const { locale: tag, ...style } = clockFormat(locale);
  const clock = new Intl.DateTimeFormat(tag, { ...style, hour: 'numeric', minute: '2-digit', timeZone });
  return <time dateTime={now.toISOString()}>{t('accountMenu.time', { time: clock.format(now) })}</time>;
}
