import { useTranslation } from 'react-i18next';
import { EmptyState } from '../../../ui/empty-state';
import { GapScene } from '../../../ui/scene/gap-scene';
import { ContinueLink } from '../end/continue-link';
import type { PlayerLinks } from '../player-state/use-player-links';

type ActivityNotFoundProps = { links: PlayerLinks; isEmpty: boolean };

/** [8.5] An address inside the course that leads nowhere; or a course that holds nothing yet. */
export function ActivityNotFound({ links, isEmpty }: ActivityNotFoundProps) {
  const { t } = useTranslation();
  return (
    <EmptyState
      scene={<GapScene />}
      titleAs="h1"
      title={t(isEmpty ? 'player.emptyTitle' : 'errorPage.activityNotFoundTitle')}
      {...(!isEmpty && {
        action: <ContinueLink links={links} size="lg" />,
      })}
    >
      {t(isEmpty ? 'player.emptyText' : 'player.notFoundText')}
    </EmptyState>
  );
}
