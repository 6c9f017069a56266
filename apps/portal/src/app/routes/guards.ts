import { ProblemError } from '@lantern/contract/problem-error';
import { homePage } from '@lantern/domain/access/home-page';
import { openRooms } from '@lantern/domain/access/rooms';
import { learnerAccess } from '@lantern/domain/access/learner-access';
import { PORTAL_PATHS } from '@lantern/domain/access/portal-paths';
import { redirect } from '@tanstack/react-router';
import { currentUserQuery } from '../../api/platform';
import { menuOf } from '../../lib/format/menu-of';
import { signInAddress } from '../../lib/network/sign-in-redirect';
import type { RouterContext } from './router-context';

export type Guarded = {
  context: RouterContext;
  location: { publicHref: string; searchStr: string; hash: string };
};

/** [8.1] Whoever is not signed in goes to the sign-in page and comes back here, unless they are suspended; a frame stays, and its error page asks. */
export function requireSignIn({ context, location }: Guarded): void {
  if (context.facts.isSignedIn) return;
  if (context.facts.isSuspended) throw redirect({ href: PORTAL_PATHS.forbidden });
  if (context.facts.isFramed) throw new ProblemError('notAuthenticated');
  throw redirect({ href: signInAddress(location.publicHref, null), reloadDocument: true });
}

/** [4.33] Whoever has nothing to learn here is sent to where they belong. */
export async function requireLearnerAccess({ context, location }: Guarded): Promise<void> {
  const user = await context.queryClient.ensureQueryData(currentUserQuery());
  const { roles, permissions, licensedFeatures } = user;
  const path = new URL(location.publicHref, context.facts.origin).pathname;
  const access = learnerAccess({
    isSuspended: false,
    roles,
    permissions,
    licensedFeatures,
    menuItems: menuOf(user, context.facts.origin),
    path,
  });
  if (access.kind === 'allowed') return;
  throw redirect({ href: access.href, reloadDocument: !access.inRouter });
}

/** For pages that tell people why they are there. */
export async function loadCaller({ context }: Pick<Guarded, 'context'>): Promise<void> {
  if (context.facts.isSignedIn) await context.queryClient.prefetchQuery(currentUserQuery());
}

/** [2.2] Without a dashboard, the start page is My courses, query and hash kept. */
export async function homeOrCourses({ context, location }: Guarded): Promise<void> {
  const { featureFlags, settings } = await context.queryClient.ensureQueryData(currentUserQuery());
  const hash = location.hash && `#${location.hash}`;
  const home = homePage(featureFlags, openRooms(settings['ui.applications']), {
    search: location.searchStr,
    hash,
  });
  if (home.kind === 'redirect') throw redirect({ href: home.href, replace: true });
}
