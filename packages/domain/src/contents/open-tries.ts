import { isSelectable } from '../activity/activity-lock';
import type { ActivityPart } from '../activity/activity-part';
import { countedActivities } from './contents-count';
import { asNewTry, type TryAgain, tryAgain } from '../tries/try-again';

export type OpenTry = { part: ActivityPart; offer: TryAgain };

/** [8.8] Reading 63: what was not passed in an attempt under way and can be tried again now. */
export function openTries(parts: readonly ActivityPart[], now: Date): OpenTry[] {
  return countedActivities(parts).flatMap((part) => {
    const offer = tryAgain(part);
    return offer?.isLeading && isSelectable(asNewTry(part), now) ? [{ part, offer }] : [];
  });
}
