import { type ParsedLocation, useRouter } from '@tanstack/react-router';
import { useCallback, useSyncExternalStore } from 'react';

/** What the address says, also once a page has rewritten its query. */
export function useAddress(select: (location: ParsedLocation) => string): string {
  const router = useRouter();
  const read = () => select(router.latestLocation);
  const subscribe = useCallback((onChange: () => void) => router.subscribe('onResolved', onChange), [router]);
  return useSyncExternalStore(subscribe, read, read);
}
