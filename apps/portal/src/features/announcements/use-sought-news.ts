import { useLocation } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useRef } from 'react';

const PREFIX = 'announcement-';

type Loading = {
  hasNextPage: boolean;
  isFetching: boolean;
  isError: boolean;
  fetchNextPage: () => Promise<unknown>;
};

/** [2.28] The announcement that the address names: older ones are loaded until it is there. Answers whether it is nowhere. */
export function useSoughtNews(
  { hasNextPage, isFetching, isError, fetchNextPage }: Loading,
  loaded: readonly { id: string }[],
): boolean {
  const hash = useLocation({ select: (location) => location.hash });
  const named = hash.startsWith(PREFIX) ? hash.slice(PREFIX.length) : null;
  // The server does not know it: the first drawing of the page is without it.
  const sought = useDeferredValue(named, null);
  const isThere = loaded.some(({ id }) => id === sought);
  const isSettled = !isFetching && !isError;
  /** Whether it was looked for. */
  const late = useRef<string | null>(null);
  /** It was there once: what becomes of it later is not looked for. */
  const reached = useRef<string | null>(null);
  useEffect(() => {
    if (sought === null || reached.current === sought) return;
    if (isThere) {
      reached.current = sought;
      // The browser leads to what is there from the beginning.
      if (late.current === sought) leadTo(`${PREFIX}${sought}`);
      return;
    }
    if (!isSettled) return;
    late.current = sought;
    if (hasNextPage) void fetchNextPage();
  }, [sought, isThere, isSettled, hasNextPage, fetchNextPage]);
  return sought !== null && !isThere && isSettled && !hasNextPage;
}

function leadTo(elementId: string): void {
  const element = document.getElementById(elementId);
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'start' });
}
