import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';

type LoadAgain = { isRetrying: boolean; retry: () => void };

/** For a page that could not be loaded: what failed is forgotten, and the page, drawn again, asks for it anew. */
export function useLoadAgain(): LoadAgain {
  const router = useRouter();
  const client = useQueryClient();
  const [isRetrying, setIsRetrying] = useState(false);

  async function retry() {
    setIsRetrying(true);
    client.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' });
    await router.invalidate({ sync: true });
    setIsRetrying(false);
  }

  return { isRetrying, retry: () => void retry() };
}
