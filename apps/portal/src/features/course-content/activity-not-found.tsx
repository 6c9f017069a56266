import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button/button-class';
import { EmptyState } from '../../ui/empty-state';
import { GapScene } from '../../ui/scene/gap-scene';
import { PlainLink } from './plain-link';
import type { PlayerLinks } from './player-links';

type ActivityNotFoundProps = { links: PlayerLinks; isEmpty: boolean };

/** [8.5] An address inside the course that leads nowhere; or a course that holds nothing yet. */
export function ActivityNotFound({ links, isEmpty }: ActivityNotFoundProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <EmptyState
      scene={<GapScene />}
      titleAs="h1"
      title={t(isEmpty ? 'player.emptyTitle' : 'errorPage.activityNotFoundTitle')}
      {...(!isEmpty && {
        action: (
          <PlainLink
            className={buttonClass({ variant: 'primary', size: 'lg' })}
            href={links.startHref}
            onFollow={() => void navigate({ href: links.startHref })}
          >
            {t('player.toContents')}
          </PlainLink>
        ),
      })}
    >
      {t(isEmpty ? 'player.emptyText' : 'player.notFoundText')}
    </EmptyState>
  );
}
