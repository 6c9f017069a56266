import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { lazy, Suspense } from 'react';
import { LongWait } from '../../../parts/trouble/long-wait';
import type { Player } from '../player-state/use-player';

const TeamSection = lazy(async () => ({ default: (await import('./team-section')).TeamSection }));

/** [3.2] The team of an activity that is taken in one; of others nothing is asked or loaded. */
export function TeamStanding({ player, part }: { player: Player; part: ActivityPart }) {
  if (!part.childActivity.supportCollaborativeMode || player.isReview) return null;
  return (
    <Suspense fallback={<LongWait />}>
      <TeamSection player={player} part={part} />
    </Suspense>
  );
}
