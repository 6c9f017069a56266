import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { ListHead } from './list-head';
import { ResultsFailed } from './results-failed';

/** The courses did not come: what to do about it, under the name of the page. */
export function ListFailed({ title }: { title: string }) {
  const router = useRouter();
  const client = useQueryClient();
  const [isRetrying, setIsRetrying] = useState(false);

  async function retry() {
    setIsRetrying(true);
    // What failed is forgotten: the page, drawn again, asks for it anew.
    client.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' });
    await router.invalidate({ sync: true });
    setIsRetrying(false);
  }

  return (
    <>
      <ListHead title={title} />
      <ResultsFailed failure={{ isRetrying, retry: () => void retry() }} />
    </>
  );
}
