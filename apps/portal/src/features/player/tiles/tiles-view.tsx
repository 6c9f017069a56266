import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { initialActivity, isOpenWork } from '@lantern/domain/contents/activity-selection';
import { shownAxis } from '@lantern/domain/contents/shown-axis';
import { contentsLock } from '@lantern/domain/contents/table-of-contents';
import { ArrowRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { activityTitle, courseTitle } from '../../../lib/format/shown-title';
import { useLangOf } from '../../../lib/page/use-lang-of';
import { buttonClass } from '../../../ui/button/button-class';
import { Icon } from '../../../ui/icon';
import { PlainLink } from '../end/plain-link';
import { PlayerBody } from '../frame/player-body';
import type { PlayerLinks } from '../player-state/use-player-links';
import styles from './tiles.module.css';
import { Tile } from './tile';
import type { Player } from '../player-state/use-player';

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
  const langOf = useLangOf();
  const { completion: course, now, canWork } = player;
  const context = { presentationMode: 'tree', course, openedLast: player.openedLast, now } as const;
  const initial = canWork ? initialActivity(parts, context) : null;
  const next = initial && isOpenWork(initial) && !contentsLock(initial, course, now) ? initial : null;
  const nextTile = next && parts.find(({ axis }) => next.axis === axis || next.axis.startsWith(`${axis}.`));
  const nextModule = nextTile && nextTile.childActivity.children.length > 0 ? nextTile : null;
  return (
    <PlayerBody displayMode="fullscreen">
      <div className={styles.page}>
        <header className={styles.head}>
          <div>
            <h1
              lang={langOf((module?.childActivity ?? player.course.objective).language)}
              dir="auto"
              tabIndex={-1}
            >
              {module ? activityTitle(module.childActivity, t) : courseTitle(player.course.objective, t)}
            </h1>
            <p>{t('tiles.lead', { count: parts.length })}</p>
          </div>
          {next && (
            <PlainLink
              className={buttonClass({ variant: 'primary', size: 'lg' })}
              href={links.partHref(next.axis)}
              onFollow={() => void links.open(next.axis)}
            >
              {nextModule
                ? t('tiles.continueModule', { number: shownAxis(nextModule.axis) })
                : t('bookmark.continue')}
              <Icon of={ArrowRight} directional />
            </PlainLink>
          )}
        </header>
        <ol className={styles.panes}>
          {parts.map((part) => (
            <Tile key={part.axis} player={player} links={links} part={part} isNext={part === nextTile} />
          ))}
        </ol>
      </div>
    </PlayerBody>
  );
}
