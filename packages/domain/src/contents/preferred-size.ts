import type { DisplayMode } from '../vocabulary';

export type FramedContent = {
  displayMode: DisplayMode;
  /** Pixels. */
  preferredWidth: number | null;
  preferredHeight: number | null;
};

export type PreferredSize = { width: number | null; height: number | null };

/** [4.5] The pixels that an activity would like to have; null where the page decides. */
export function preferredSize(content: FramedContent): PreferredSize | null {
  const { displayMode, preferredWidth, preferredHeight } = content;
  const hasSize = preferredWidth !== null || preferredHeight !== null;
  return displayMode === 'embeddedCustom' && hasSize
    ? { width: preferredWidth, height: preferredHeight }
    : null;
}
