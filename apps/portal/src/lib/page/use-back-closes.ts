import { useRouter } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { randomId } from '../random-id';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What is open above the page, which has this entry for itself: the one before is the same page without it. */
    above?: string;
  }
}

/** Until the entry of what was closed is gone: one that is added meanwhile would go in its place. */
let leaving = Promise.resolve();

/** Back closes what is open above the page, and not the page with it: what is rendered with this has an entry of its own. */
export function useBackCloses(onClose: () => void): void {
  const router = useRouter();
  const close = useEffectEvent(onClose);

  useEffect(() => {
    const { history } = router;
    const above = randomId();
    const isOpen = () => history.location.state.above === above;
    let isGone = false;
    let stopWatching = () => {};

    void leaving.then(() => {
      if (isGone) return;
      const { search } = router.latestLocation;
      void router.navigate({
        to: '.',
        search,
        hash: true,
        state: { above },
        resetScroll: false,
        ignoreBlocker: true,
      });
      stopWatching = history.subscribe(() => {
        if (!isOpen()) close();
      });
    });
    return () => {
      isGone = true;
      stopWatching();
      if (!isOpen()) return;
      leaving = new Promise((resolve) => {
        const stop = history.subscribe(() => {
          stop();
          resolve();
        });
      });
      history.back();
    };
  }, [router]);
}
