import { isInContents } from '@lantern/domain/contents/table-of-contents';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoadAgain } from '../../../parts/trouble/use-load-again';
import { ActivityNotFound } from '../activity/activity-not-found';
import { ActivityView } from '../activity/activity-view';
import { ActivityViews } from '../activity/activity-views';
import { AwaitedContent } from '../activity/awaited-content';
import { OnePageView } from '../one-page/one-page-view';
import { PlayerBody } from './player-body';
import { PlayerTrouble } from '../activity/player-trouble';
import type { PlayerLinks } from '../player-state/use-player-links';
import { rootPart } from '../../../parts/attempt-ending/root-part';
import { TilesView } from '../tiles/tiles-view';
import type { Player } from '../player-state/use-player';
import type { ShownView } from '../player-state/use-shown-view';

type PlayerViewProps = { player: Player; links: PlayerLinks; shown: ShownView };

/** [4.5] The course in its own way of presenting itself. */
export const PlayerView = memo(function PlayerView({ player, links, shown: { view } }: PlayerViewProps) {
  if (!player.tree) return null;
  switch (view.kind) {
    case 'activity':
      return <ActivityViews player={player} links={links} part={view.part} />;
    case 'root':
      return (
        <ActivityView player={player} links={links} part={rootPart(player.tree, player.course)} isRoot />
      );
    case 'module':
      return (
        <TilesView
          player={player}
          links={links}
          module={view.module}
          parts={(view.module?.childActivity.children ?? player.tree.children).filter(isInContents)}
        />
      );
    case 'page':
      return <OnePageView player={player} links={links} view={view} />;
    case 'end':
      // Drawn in the frame of other pages: there is nothing left to play.
      return null;
    case 'sought':
      return (
        <PlayerBody>
          <AwaitedContent />
        </PlayerBody>
      );
    case 'failed':
      return <SearchFailed error={view.error} />;
    case 'notFound':
    case 'nothing':
      return (
        <PlayerBody>
          <ActivityNotFound links={links} isEmpty={view.kind === 'nothing'} />
        </PlayerBody>
      );
  }
});

/** [4.24] Where the activity is that the address names could not be found out. */
function SearchFailed({ error }: { error: unknown }) {
  const { t } = useTranslation();
  const { isRetrying, retry } = useLoadAgain();
  return (
    <PlayerTrouble
      title={t('player.activityFailedTitle')}
      error={error}
      isRetrying={isRetrying}
      onRetry={retry}
    />
  );
}
