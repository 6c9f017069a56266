import { type ComponentType, lazy, Suspense } from 'react';

/** What stands in for a page, in a file of its own that is fetched only when it has to stand in. */
export function lazyStandIn(load: () => Promise<ComponentType>) {
  const Lazy = lazy(async () => ({ default: await load() }));
  return function StandIn() {
    return (
      <Suspense>
        <Lazy />
      </Suspense>
    );
  };
}
