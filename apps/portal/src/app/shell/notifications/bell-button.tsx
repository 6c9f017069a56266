import { useQuery } from '@tanstack/react-query';
import { Bell } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { currentUserQuery } from '../../../api/platform';
import { furtherTexts } from '../../../lib/format/i18n';
import { useFormat } from '../../../lib/format/use-format';
import { useOutOfReach } from '../../../lib/network/use-out-of-reach';
import { IconButton } from '../../../ui/button/icon-button';
import { CountBadge } from '../../../ui/count-badge';

/** The list, with its texts. */
async function loadTray() {
  const [{ NotificationTray }] = await Promise.all([import('./notification-tray'), furtherTexts()]);
  return NotificationTray;
}
type Tray = Awaited<ReturnType<typeof loadTray>>;

/** [2.28] What is new for the reader, whose list comes with the first sign of wanting it. */
export function BellButton() {
  const { t } = useTranslation();
  const format = useFormat();
  const { data } = useQuery(currentUserQuery());
  const unread = data?.unreadNotifications ?? 0;
  const [OpenTray, setOpenTray] = useState<Tray>();
  const tellOutOfReach = useOutOfReach();
  const prepare = () => void loadTray().catch(() => {});
  return (
    <>
      <IconButton
        icon={Bell}
        label={unread > 0 ? t('shell.unread', { unread }) : t('shell.notifications')}
        aria-haspopup="dialog"
        aria-expanded={OpenTray !== undefined}
        badge={unread > 0 && <CountBadge count={unread} format={format.number} />}
        onPointerEnter={prepare}
        onFocus={prepare}
        onClick={() => void loadTray().then((loaded) => setOpenTray(() => loaded), tellOutOfReach)}
      />
      {OpenTray && <OpenTray onClose={() => setOpenTray(undefined)} />}
    </>
  );
}
