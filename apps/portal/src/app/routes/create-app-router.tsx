import { createRouter, type RouterHistory } from '@tanstack/react-router';
import { setupRouterSsrQueryIntegration } from '@tanstack/react-router-ssr-query';
import { type Clock, ClockContext } from '../../lib/time/clock';
import { isFirstView } from '../../lib/page/first-view';
import { parseSearch, stringifySearch, stringifySearchAsServed } from '../../lib/page/search-params';
import { RouteError } from './route-error';
import { routeTree } from './route-tree';
import type { RouterContext } from './router-context';

type AppRouterOptions = {
  context: RouterContext;
  clock: Clock;
  /** On the server: the address asked for, and the mark of the answer's own scripts. */
  history?: RouterHistory;
  nonce?: string;
};

export function createAppRouter({ context, clock, history, nonce }: AppRouterOptions) {
  const router = createRouter({
    routeTree,
    context,
    basepath: '/learn',
    parseSearch,
    stringifySearch: typeof document === 'undefined' ? stringifySearchAsServed : stringifySearch,
    // [8.5] A route that fails without a page for it shows the one of its status.
    defaultErrorComponent: RouteError,
    defaultPreload: 'intent',
    // What is fresh is the query cache's to judge.
    defaultPreloadStaleTime: 0,
    scrollRestoration: () => !isFirstView(),
    InnerWrap: ({ children }) => <ClockContext value={clock}>{children}</ClockContext>,
    ...(history && { history }),
    ...(nonce && { ssr: { nonce } }),
  });
  setupRouterSsrQueryIntegration({ router, queryClient: context.queryClient });
  return router;
}

export type AppRouter = ReturnType<typeof createAppRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
