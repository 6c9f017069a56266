import { isInContents } from '@lantern/domain/activity/table-of-contents';
import { memo } from 'react';
import { ActivityNotFound } from './activity-not-found';
import { ActivityView } from './activity-view';
import { ActivityViews } from './activity-views';
import { AwaitedContent } from './awaited-content';
import { OnePageView } from './one-page-view';
import { PlayerBody } from './player-body';
import type { PlayerLinks } from './use-player-links';
import { rootPart } from '../../parts/attempt-ending/root-part';
import { TilesView } from './tiles-view';
import type { Player } from './use-player';
import type { ShownView } from './use-shown-view';

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
    case 'notFound':
    case 'nothing':
      return (
        <PlayerBody>
          <ActivityNotFound links={links} isEmpty={view.kind === 'nothing'} />
        </PlayerBody>
      );
  }
});
