import type { DisplayMode } from '../vocabulary';

export type ShownTool = {
  /** Of the course. */
  supportFullscreenView: boolean;
  /** Of the activity, or of its course where it has none. */
  displayMode: DisplayMode;
};

/** [3.1] [4.5] May a tool be shown inside a page of ours? Not where the full screen is all that it is made for. */
export function supportsFrame({ supportFullscreenView, displayMode }: ShownTool): boolean {
  return !(supportFullscreenView && displayMode === 'fullscreen');
}
