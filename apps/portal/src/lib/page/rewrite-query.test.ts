import {
  createBrowserHistory,
  createMemoryHistory,
  createRootRoute,
  createRoute,
} from '@tanstack/react-router';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { rewriteQuery } from './rewrite-query';

const histories = { memory: inMemory, browser: inTheBrowser };
const ends: Array<() => void> = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
  window.history.replaceState(null, '', '/');
});

function inMemory(): RouterHistory {
  return createMemoryHistory({ initialEntries: ['/list?keyword=a#end'] });
}

function inTheBrowser(): RouterHistory {
  window.history.replaceState(null, '', '/list?keyword=a#end');
  const history = createBrowserHistory();
  ends.push(history.destroy);
  return history;
}

async function routerOn(history: RouterHistory) {
  const load = vi.fn();
  const root = createRootRoute();
  const list = createRoute({ getParentRoute: () => root, path: 'list', loader: load, shouldReload: true });
  const other = createRoute({ getParentRoute: () => root, path: 'other' });
  const router = createRouter({ routeTree: root.addChildren([list, other]), history });
  ends.push(history.subscribe(router.load));
  await router.load();
  load.mockClear();
  return { router, load };
}

test.each(Object.keys(histories) as Array<keyof typeof histories>)(
  'the %s history shows another query, and nothing is loaded for it',
  async (kind) => {
    const { router, load } = await routerOn(histories[kind]());
    const before = router.latestLocation.state;
    const told = vi.fn();
    router.subscribe('onResolved', ({ toLocation }) => told(toLocation.href));

    rewriteQuery(router, '?keyword=b');
    await Promise.resolve();
    expect(router.latestLocation.href).toBe('/list?keyword=b#end');
    expect(router.history.location.href).toBe('/list?keyword=b#end');
    expect(router.latestLocation.state).toEqual(before);
    expect(told).toHaveBeenCalledExactlyOnceWith('/list?keyword=b#end');
    expect(load).not.toHaveBeenCalled();
    expect(router.history.length).toBe(kind === 'memory' ? 1 : window.history.length);

    // From here on the router goes its way as ever.
    await router.navigate({ href: '/other' });
    expect(router.latestLocation.pathname).toBe('/other');
    router.history.back();
    await vi.waitFor(() => expect(load).toHaveBeenCalled());
    expect(router.latestLocation.href).toBe('/list?keyword=b#end');
    expect(router.latestLocation.state).toEqual(before);
  },
);

test('the address bar shows the query too', async () => {
  const { router } = await routerOn(inTheBrowser());
  rewriteQuery(router, '?keyword=b');
  await Promise.resolve();
  expect(`${location.pathname}${location.search}${location.hash}`).toBe('/list?keyword=b#end');
  expect(window.history.state).toEqual(router.latestLocation.state);
});
