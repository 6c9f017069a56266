import { isGuid } from '@lantern/domain/web/is-guid';
import { useNavigate } from '@tanstack/react-router';
import { useSearchText } from '../../../lib/page/use-search-text';

type OpenThread = { threadId: string | null; show: (threadId: string | null) => void };
type Asked = { discussionId: string; isOneOfMany: boolean };

/**
 * Which thread is open stands in the address: Back leads out of it, a reload and a link into it. Of several discussions on
 * one page the address says which one it is in.
 */
export function useOpenThread({ discussionId, isOneOfMany }: Asked): OpenThread {
  const navigate = useNavigate();
  const query = new URLSearchParams(useSearchText());
  const named = query.get('thread');
  const place = query.get('discussion') ?? (isOneOfMany ? null : discussionId);
  return {
    threadId: named !== null && isGuid(named) && place === discussionId ? named : null,
    show: (threadId) =>
      void navigate({
        to: '.',
        search: (search: object) => ({
          ...search,
          thread: threadId ?? undefined,
          discussion: threadId === null ? undefined : discussionId,
        }),
        resetScroll: false,
      }),
  };
}
