import type { ActivityPart } from './activity-part';
import { contentsStatus } from './contents-marks';
import { readingOrder } from './reading-order';

export type ContentsCount = { done: number; total: number };

/** [2.29] How many of these activities are done; what is only announced does not count. */
export function contentsCount(parts: readonly ActivityPart[]): ContentsCount {
  const counted = readingOrder(parts).filter(({ childActivity }) => childActivity.state !== 'draft');
  return { done: counted.filter(isHandedIn).length, total: counted.length };
}

/** [4.10] The activities that a course asks for and that were never begun. */
export function untouchedRequired(parts: readonly ActivityPart[]): ActivityPart[] {
  return readingOrder(parts).filter(
    (part) => !part.optional && part.childActivity.state !== 'draft' && contentsStatus(part) === 'notStarted',
  );
}

/** [2.29] The time that these activities take, in seconds; null where nobody said it of any. */
export function contentsDuration(parts: readonly ActivityPart[]): number | null {
  const known = readingOrder(parts).flatMap(({ duration }) => duration ?? []);
  return known.length > 0 ? known.reduce((sum, seconds) => sum + seconds, 0) : null;
}

function isHandedIn(part: ActivityPart): boolean {
  const status = contentsStatus(part);
  return status === 'done' || status === 'awaitingResult';
}
