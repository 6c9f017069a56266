import { type HistoryLocation, type RouterHistory, useRouter } from '@tanstack/react-router';
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

type Pressed = { go: 'push' | 'replace'; to: HistoryLocation };

/** Browsers go back after a while, over whatever was gone to meanwhile: a link that was pressed is followed again then. */
async function entryGone(history: RouterHistory): Promise<void> {
  const pressed = await new Promise<Pressed | null>((resolve) => {
    let last: Pressed | null = null;
    const stop = history.subscribe(({ action, location }) => {
      if (action.type === 'PUSH') last = { go: 'push', to: location };
      else if (action.type === 'REPLACE') last = { go: last?.go ?? 'replace', to: location };
      else {
        stop();
        resolve(last);
      }
    });
  });
  if (pressed) history[pressed.go](pressed.to.href, pressed.to.state);
}

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
      leaving = entryGone(history);
      history.back();
    };
  }, [router]);
}
