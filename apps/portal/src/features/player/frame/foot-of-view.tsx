import { memo } from 'react';
import { rootPart } from '../../../parts/attempt-ending/root-part';
import { ActivityFoot } from '../activity/activity-foot';
import { OnePageFoot } from '../one-page/one-page-foot';
import type { Player } from '../player-state/use-player';
import type { PlayerLinks } from '../player-state/use-player-links';
import type { ShownView } from '../player-state/use-shown-view';

type FootOfViewProps = { player: Player; links: PlayerLinks; shown: ShownView };

/** [2.8] The way on from what is shown, where there is one. */
export const FootOfView = memo(function FootOfView({ player, links, shown: { view } }: FootOfViewProps) {
  if (!player.tree) return null;
  switch (view.kind) {
    case 'activity':
      return (
        <ActivityFoot key={view.part.id} player={player} links={links} part={view.part} isRoot={false} />
      );
    case 'root':
      return (
        <ActivityFoot player={player} links={links} part={rootPart(player.tree, player.course)} isRoot />
      );
    case 'page':
      return <OnePageFoot player={player} links={links} view={view} />;
    case 'end':
    case 'failed':
    case 'module':
    case 'notFound':
    case 'nothing':
    case 'sought':
      return null;
  }
});
