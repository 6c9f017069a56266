import { createRootRouteWithContext, createRoute, Outlet } from '@tanstack/react-router';
import { furtherTexts } from '../../lib/format/i18n';
import { mayPrefetch, prefetchUntil } from '../../lib/network/prefetch';
import { BarePage } from '../shell/bare-page';
import { requireLearnerAccess, requireSignIn } from './guards';
import { lazyFirstPage, lazyPage } from '../pages/lazy-page';
import { LearnerPages } from '../pages/learner-pages';
import { RootDocument } from '../document/root-document';
import { RouteError, RouteNotFound } from './route-error';
import type { RouterContext } from './router-context';
import { showsFirstTexts } from '../pages/shows-first-texts';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** The source module of the page, from which the server finds its chunk, styles and preloads. */
    module?: string;
    /** The way back to the last course stands beside the page. */
    hasBookmark?: true;
  }
}

export const root = createRootRouteWithContext<RouterContext>()({
  shellComponent: RootDocument,
  // Beside the page's code and data, which wait for nothing: lazyPage waits for both.
  beforeLoad: ({ location, preload, abortController }) => {
    if (preload && !mayPrefetch()) return abortController.abort();
    if (preload) prefetchUntil(abortController.signal);
    if (!showsFirstTexts(location.publicHref)) void furtherTexts().catch(() => {});
  },
  component: Outlet,
  notFoundComponent: RouteNotFound,
  errorComponent: RouteError,
});

/** Pages for which one signs in. */
export const member = createRoute({
  getParentRoute: () => root,
  id: 'member',
  beforeLoad: async (guarded) => {
    requireSignIn(guarded);
    await requireLearnerAccess(guarded);
  },
  component: Outlet,
});

/** Signed in, with menu and sidebar. */
export const inside = createRoute({
  getParentRoute: () => member,
  id: 'inside',
  // What the frame brings along, whichever page is in it.
  staticData: { module: 'src/parts/feedback-survey/feedback-tab.tsx' },
  // With the page: asked for later, it would fetch all that calls need to a page that makes none.
  loader: async ({ context: { queryClient } }) =>
    queryClient.prefetchQuery((await import('../../api/attempts/feedback')).feedbackQuery()),
  component: LearnerPages,
});

/** Signed in, with the whole window for a course's content. */
export const player = createRoute({
  getParentRoute: () => member,
  id: 'player',
  staticData: { module: 'src/app/pages/player-pages.tsx' },
  component: lazyPage(async () => (await import('../pages/player-pages')).PlayerPages),
});

/** [6.5] Pages for everybody, with a bar in place of the menu. */
export const open = createRoute({
  getParentRoute: () => root,
  id: 'open',
  staticData: { module: 'src/app/pages/open-pages.tsx' },
  component: lazyFirstPage(async () => (await import('../pages/open-pages')).OpenPages),
});

/** Without menu. */
export const bare = createRoute({ getParentRoute: () => root, id: 'bare', component: BarePage });
