import { useEffect, useEffectEvent, useRef } from 'react';
import { depthOf, rememberDepth, type ListDepth } from './list-depth';
import type { MoreResults } from './result-pages';

/** Whoever does one of these has a place of their own by now. */
const OWN_WAYS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

/** Back on a list whose page was loaded anew, its later cards come again, and then the place among them. */
export function useListDepth(entryNow: () => string, count: number, more: MoreResults): void {
  const goal = useRef<ListDepth>(null);
  const begin = useEffectEvent(() => {
    const depth = depthOf(entryNow());
    if (depth && depth.count > count) goal.current = depth;
  });
  const keep = useEffectEvent(() => rememberDepth(entryNow(), { count, top: window.scrollY }));
  useEffect(() => {
    begin();
    const giveUp = () => {
      goal.current = null;
    };
    const onHide = () => keep();
    for (const way of OWN_WAYS) window.addEventListener(way, giveUp, { passive: true });
    window.addEventListener('pagehide', onHide);
    return () => {
      for (const way of OWN_WAYS) window.removeEventListener(way, giveUp);
      window.removeEventListener('pagehide', onHide);
    };
  }, []);

  const { hasMore, isLoading, hasFailed } = more;
  const goOn = useEffectEvent((loaded: number, isMore: boolean) => {
    if (!goal.current) return;
    if (loaded < goal.current.count && isMore) {
      more.load();
      return;
    }
    window.scrollTo({ top: goal.current.top });
    goal.current = null;
  });
  useEffect(() => {
    if (!isLoading && !hasFailed) goOn(count, hasMore);
  }, [count, hasMore, isLoading, hasFailed]);
}
