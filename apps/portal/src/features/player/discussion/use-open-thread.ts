import { isGuid } from '@lantern/domain/web/is-guid';
import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useSearchText } from '../../../lib/page/use-search-text';

type OpenThread = { threadId: string | null; show: (threadId: string | null) => void };

/**
 * Which thread is open stands in the address: Back leads out of it, a reload and a link into it. Of several discussions on
 * one page the address names none.
 */
export function useOpenThread(isOneOfMany: boolean): OpenThread {
  const navigate = useNavigate();
  const named = new URLSearchParams(useSearchText()).get('thread');
  const [own, setOwn] = useState<string | null>(null);
  if (isOneOfMany) return { threadId: own, show: setOwn };
  return {
    threadId: named !== null && isGuid(named) ? named : null,
    show: (threadId) =>
      void navigate({
        to: '.',
        search: (search: object) => ({ ...search, thread: threadId ?? undefined }),
        resetScroll: false,
      }),
  };
}
