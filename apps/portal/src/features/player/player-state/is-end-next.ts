import { isReadyToEnd } from '../../../parts/attempt-ending/left-in';
import type { Player } from './use-player';

/** [4.10] The required work of the attempt under way is done: what comes next is handing it in. */
export function isEndNext({ canWork, tree, course }: Player): boolean {
  return canWork && tree !== null && isReadyToEnd(tree, course);
}
