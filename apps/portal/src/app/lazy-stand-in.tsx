import { type ComponentType, lazy, Suspense } from 'react';

/** What stands in for a page, in a file of its own that the router fetches along with the page's. */
export function lazyStandIn(load: () => Promise<ComponentType>) {
  const preload = async () => ({ default: await load() });
  const Lazy = lazy(preload);
  function StandIn() {
    return (
      <Suspense>
        <Lazy />
      </Suspense>
    );
  }
  return Object.assign(StandIn, { preload: async () => void (await preload()) });
}
