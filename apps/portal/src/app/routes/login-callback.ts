import { PORTAL_PATHS } from '@lantern/domain/access/portal-paths';
import { safeRedirectTarget } from '@lantern/domain/web/safe-redirect-target';
import { redirect } from '@tanstack/react-router';
import type { Guarded } from './guards';

/** [2.19] [5.1] Back from signing in: on to where the learner wanted to go, if that is ours. */
export function followRedirectTarget({ context, location }: Guarded): never {
  const target = new URLSearchParams(location.searchStr).get('redirectUrl');
  const href = safeRedirectTarget(target, { origin: context.facts.origin, clientRoot: PORTAL_PATHS.home });
  throw redirect({ href, replace: true });
}
