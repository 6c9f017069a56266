import { useEffect, useRef } from 'react';
import { afterFrame } from '../../lib/after-frame';

/** Whoever went on by something that is gone with its view is led to the title of the new one, and hears it. */
export function useLeadToTitle(view: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    void leadToTitle();
  }, [view]);
}

async function leadToTitle(): Promise<void> {
  // A focus has the page laid out once more: first the view is seen.
  await afterFrame();
  const isLost = document.activeElement === null || document.activeElement === document.body;
  if (isLost) document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
}
