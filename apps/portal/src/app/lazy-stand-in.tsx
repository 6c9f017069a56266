import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';

/** What stands in for a page that failed, in a file of its own that is fetched only when it has to stand in. */
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

/**
 * The same for a page that is on its way. React also draws it aside while the page before stays on the screen, as
 * during a search: it is fetched once it is really shown, for its styles would have the whole page laid out again.
 */
export function lazyPending(load: () => Promise<ComponentType>) {
  return function Pending() {
    // Not by suspending, which React lets last for a while even where the file is here already.
    const [StandIn, setStandIn] = useState<ComponentType>();
    useEffect(() => {
      load().then(
        (Loaded) => setStandIn(() => Loaded),
        () => {},
      );
    }, []);
    return StandIn && <StandIn />;
  };
}
