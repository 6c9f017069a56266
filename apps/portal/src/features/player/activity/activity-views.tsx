import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { Activity } from 'react';
import { ActivityView } from './activity-view';
import { useLeadToTitle } from '../frame/use-lead-to-title';
import { useNextPart } from '../player-state/use-next-part';
import type { Player } from '../player-state/use-player';
import type { PlayerLinks } from '../player-state/use-player-links';

type ActivityViewsProps = { player: Player; links: PlayerLinks; part: ActivityPart };

/** [2.8] The activity that is open; and out of sight, drawn already, the one that comes next. */
export function ActivityViews({ player, links, part }: ActivityViewsProps) {
  const next = useNextPart(player, part);
  useLeadToTitle(part.id);
  const drawn = next ? [part, next] : [part];
  return drawn.map((one) => (
    <Activity key={one.id} mode={one === part ? 'visible' : 'hidden'}>
      <ActivityView player={player} links={links} part={one} isRoot={false} />
    </Activity>
  ));
}
