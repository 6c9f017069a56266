import { type RefObject, useEffect, useRef } from 'react';

/** The element to put this on takes the focus with every new reason to; null for none. */
export function useTakenFocus<Kind extends HTMLElement>(reason: string | null): RefObject<Kind | null> {
  const element = useRef<Kind>(null);
  useEffect(() => {
    if (reason !== null) element.current?.focus();
  }, [reason]);
  return element;
}
