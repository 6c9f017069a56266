import { createRootRouteWithContext, createRoute, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { addFurtherTexts } from '../lib/i18n';
import { BarePage } from './bare-page';
import { requireLearnerAccess, requireSignIn } from './guards';
import { LearnerPages } from './learner-pages';
import { RootDocument } from './root-document';
import type { RouterContext } from './router-context';
import { showsFirstTexts } from './shows-first-texts';

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
  beforeLoad: async ({ context, location }) => {
    if (!showsFirstTexts(location.publicHref)) await addFurtherTexts(context.i18n);
  },
  component: Outlet,
  notFoundComponent: lazyRouteComponent(() => import('./route-error'), 'RouteNotFound'),
  errorComponent: lazyRouteComponent(() => import('./route-error'), 'RouteError'),
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
export const inside = createRoute({ getParentRoute: () => member, id: 'inside', component: LearnerPages });

/** Signed in, with the whole window for a course's content. */
export const player = createRoute({
  getParentRoute: () => member,
  id: 'player',
  staticData: { module: 'src/app/player-pages.tsx' },
  component: lazyRouteComponent(() => import('./player-pages'), 'PlayerPages'),
});

/** [6.5] Pages for everybody, with a bar in place of the menu. */
export const open = createRoute({
  getParentRoute: () => root,
  id: 'open',
  staticData: { module: 'src/app/open-pages.tsx' },
  component: lazyRouteComponent(() => import('./open-pages'), 'OpenPages'),
});

/** Without menu. */
export const bare = createRoute({ getParentRoute: () => root, id: 'bare', component: BarePage });
