import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { initialActivity, isOpenWork } from '@lantern/domain/activity/activity-selection';
import { useNavigate } from '@tanstack/react-router';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '../../ui/button/button-class';
import { Icon } from '../../ui/icon';
import { PlainLink } from './plain-link';
import { PlayerBody } from './player-body';
import type { PlayerLinks } from './player-links';
import styles from './tiles.module.css';
import { Tile } from './tile';
import type { Player } from './use-player';

type TilesViewProps = {
  player: Player;
  links: PlayerLinks;
  /** Null for the whole course. */
  module: ActivityPart | null;
  parts: readonly ActivityPart[];
};

/** [4.5] What a course or a module holds, as panes that fill with light. Nothing opens by itself. */
export function TilesView({ player, links, module, parts }: TilesViewProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { completion: course, now, canWork } = player;
  const context = { presentationMode: 'tree', course, openedLast: player.openedLast, now } as const;
  const initial = canWork ? initialActivity(parts, context) : null;
  const next = initial && isOpenWork(initial) ? initial : null;
  const nextHref = next && links.partHref(next.axis);
  return (
    <PlayerBody displayMode="fullscreen">
      <div className={styles.page}>
        <header className={styles.head}>
          <div>
            <h1 dir="auto">{module?.childActivity.name ?? player.course.objective.name}</h1>
            <p>{t('tiles.lead', { count: parts.length })}</p>
          </div>
          {nextHref && (
            <PlainLink
              className={buttonClass({ variant: 'primary', size: 'lg' })}
              href={nextHref}
              onFollow={() => void navigate({ href: nextHref })}
            >
              {t('bookmark.continue')}
              <Icon of={ArrowRight} directional />
            </PlainLink>
          )}
        </header>
        <ol className={styles.panes}>
          {parts.map((part) => (
            <Tile
              key={part.axis}
              player={player}
              links={links}
              part={part}
              isNext={next !== null && (next.axis === part.axis || next.axis.startsWith(`${part.axis}.`))}
            />
          ))}
        </ol>
      </div>
    </PlayerBody>
  );
}
