import { isMobileWidth } from '@lantern/domain/display/breakpoints';
import { MOBILE_WIDTH_PX } from '@lantern/domain/limits';
import { useSyncExternalStore } from 'react';

/** [9.5] Whether the window is below 970 px; null until that is known. */
export function useIsNarrow(): boolean | null {
  return useSyncExternalStore(
    onResize,
    () => isMobileWidth(window.innerWidth),
    () => null,
  );
}

function onResize(listener: () => void): () => void {
  const query = matchMedia(`(max-width: ${MOBILE_WIDTH_PX - 1}px)`);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}
