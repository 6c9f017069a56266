import type { ProblemCode } from '@lantern/contract/problem-error';
import { PORTAL_PATHS } from '@lantern/domain/access/portal-paths';
import type { NoRightReason } from '@lantern/domain/access/right-to-learn';

const REASONS: Record<NoRightReason, true> = { suspended: true, notLicensed: true, notPermitted: true };

/** [4.33] Whoever loses the right to learn while a page is open is led to the page that says so, loaded anew. */
export function reactToNoRight(code: ProblemCode, navigate = goTo): void {
  if (Object.hasOwn(REASONS, code) && location.pathname !== PORTAL_PATHS.forbidden)
    navigate(PORTAL_PATHS.forbidden);
}

function goTo(address: string): void {
  location.assign(address);
}
