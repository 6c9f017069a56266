import { CONTENTS_COLLAPSE_WIDTH_PX, MOBILE_WIDTH_PX } from '../limits';

/** [9.5] Is this the width of a phone? */
export function isMobileWidth(widthPx: number): boolean {
  return widthPx < MOBILE_WIDTH_PX;
}

/** [9.5] Does this activity ask the learner to switch to a desktop? */
export function needsDesktop(activity: { supportMobileView: boolean }, widthPx: number): boolean {
  return isMobileWidth(widthPx) && !activity.supportMobileView;
}

/** [9.5] [2.29] Does the table of contents stand open by itself? */
export function isContentsOpen(widthPx: number): boolean {
  return widthPx > CONTENTS_COLLAPSE_WIDTH_PX;
}
