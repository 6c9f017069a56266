import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { partAtAxis } from '@lantern/domain/activity/activity-tree';
import { type ContentRefusal, contentRefusal } from '@lantern/domain/contents/content-access';
import { axesAbove } from '@lantern/domain/contents/reading-order';
import { contentCourse } from '../../../parts/table-of-contents/content-course';
import { rootPart } from '../../../parts/attempt-ending/root-part';
import type { Player } from './use-player';

/** [4.25]–[4.29] Why what is in a part cannot be seen now, as the server would say it; null when it can. No part: the root. */
export function partLock(player: Player, part: ActivityPart | null): ContentRefusal | null {
  const { course, tree, now } = player;
  if (!tree) return null;
  const asked = part ?? rootPart(tree, course);
  const above = axesAbove(asked.axis).flatMap((axis) => partAtAxis(tree.children, axis) ?? []);
  return contentRefusal(contentCourse(course, tree), [...above, asked], now);
}
