import { MOBILE_WIDTH_PX } from '../limits';

/** [9.5] Is this the width of a phone? */
export function isMobileWidth(widthPx: number): boolean {
  return widthPx < MOBILE_WIDTH_PX;
}
