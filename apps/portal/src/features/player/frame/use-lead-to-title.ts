import { useEffect, useRef } from 'react';
import { isFocusLost, leadToTitle, whenTitled } from '../../../lib/page/lead-to-title';

/** Whoever went on by something that is gone with its view is led to the title of the new one, and hears it. */
export function useLeadToTitle(view: string): void {
  const shown = useRef(view);
  useEffect(() => {
    if (shown.current === view) return;
    shown.current = view;
    const leaving = new AbortController();
    // What is being saved holds the focus until it is.
    whenTitled(() => {
      if (isFocusLost()) leadToTitle();
    }, leaving.signal);
    return () => leaving.abort();
  }, [view]);
}
