import { useEffect } from 'react';

/** A footnote and the way back from it: to the place in this very text, and the page's address stays as it is. */
export function useFootnotes(text: HTMLElement | null): void {
  useEffect(() => {
    if (!text) return undefined;
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element ? event.target.closest('a[href^="#"]') : null;
      const id = decoded(link?.getAttribute('href')?.slice(1) ?? '');
      const target = id ? text?.querySelector(`[id="${CSS.escape(id)}"]`) : null;
      if (!(target instanceof HTMLElement)) return;
      event.preventDefault();
      if (!target.matches('a, button')) target.tabIndex = -1;
      target.focus({ preventScroll: true });
      target.scrollIntoView({ block: 'center' });
    }
    text.addEventListener('click', onClick);
    return () => text.removeEventListener('click', onClick);
  }, [text]);
}

/** An address that people wrote may make no sense: then it is taken as it is. */
function decoded(id: string): string {
  try {
    return decodeURIComponent(id);
  } catch {
    return id;
  }
}
