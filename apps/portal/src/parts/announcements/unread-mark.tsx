import { unreadBadge } from '@lantern/domain/contents/sidebar-layers';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { announcementChannelQuery } from '../../api/announcements/announcements';
import { useFormat } from '../../lib/format/use-format';
import { CountBadge } from '../../ui/count-badge';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** Where no stream tells of what is new, a page that is looked at asks by itself. */
const ASK_AGAIN_MS = 60_000;

/** [2.28] How many announcements of a course its reader has not read; nothing for none. */
export function UnreadMark({ objectiveId }: { objectiveId: string }) {
  const { t } = useTranslation();
  const { number } = useFormat();
  const { data } = useQuery({ ...announcementChannelQuery(objectiveId), refetchInterval: ASK_AGAIN_MS });
  const badge = unreadBadge(data?.unread ?? 0);
  if (!badge) return null;
  const { count, isCapped } = badge;
  return (
    <>
      <span aria-hidden="true">
        <CountBadge count={isCapped ? count + 1 : count} format={number} />
      </span>
      <VisuallyHidden>
        {isCapped ? t('announcements.moreUnread', { count }) : t('announcements.unread', { count })}
      </VisuallyHidden>
    </>
  );
}
