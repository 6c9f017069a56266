import { useEffect } from 'react';
import { isFirstView } from '../../../lib/page/first-view';

/** Whoever does one of these goes where they like. */
const MOVES = ['wheel', 'touchstart', 'pointerdown', 'keydown'];
/** By then the page stands; whoever moves it by its scrollbar tells nobody. */
const SETTLES_MS = 3000;

/** [4.5] The address names one of the activities of the page: it is at the top, also when those above it have come. */
export function useScrollToPart(axis: string | null): void {
  useEffect(() => {
    const section = axis === null ? null : document.getElementById(sectionId(axis));
    const page = section?.parentElement;
    if (!section || !page) {
      if (!isFirstView()) window.scrollTo({ top: 0 });
      return;
    }
    const left = new AbortController();
    const growth = new ResizeObserver(() => section.scrollIntoView({ block: 'start' }));
    left.signal.addEventListener('abort', () => growth.disconnect());
    for (const move of MOVES)
      addEventListener(move, () => left.abort(), { signal: left.signal, passive: true });
    section.scrollIntoView({ block: 'start' });
    growth.observe(page);
    const timer = setTimeout(() => left.abort(), SETTLES_MS);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [axis]);
}

/** The name of an activity's place on a page of many, as addresses can carry it. */
export function sectionId(axis: string): string {
  return `activity-${axis.replaceAll('.', '-')}`;
}
