import type { PreferredSize } from '@lantern/domain/contents/preferred-size';
import { type RefObject, useEffect, useRef } from 'react';

/** [4.5] Tells the stylesheet how large the content would like to be. By script: see security on style attributes. */
export function useContentSize(size: PreferredSize | null): RefObject<HTMLDivElement | null> {
  const body = useRef<HTMLDivElement>(null);
  const width = size?.width ?? null;
  const height = size?.height ?? null;
  useEffect(() => {
    const { style } = body.current ?? {};
    if (!style || width === null) return;
    style.setProperty('--content-width', `${width}px`);
    if (height !== null) style.setProperty('--content-ratio', `${width} / ${height}`);
    return () => {
      style.removeProperty('--content-width');
      style.removeProperty('--content-ratio');
    };
  }, [width, height]);
  return body;
}
