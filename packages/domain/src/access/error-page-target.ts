import { PORTAL_PATHS } from './portal-paths';
import { isLearnerOnly, type PlatformRole } from './roles';

export const ERROR_PAGE_CODES = [401, 403, 404, 500, 501] as const;
export type ErrorPageCode = (typeof ERROR_PAGE_CODES)[number];

export type ErrorPageTarget =
  | { kind: 'myCourses'; href: typeof PORTAL_PATHS.courses; inRouter: true }
  | { kind: 'contentLibrary'; href: string; inRouter: false };

const MY_COURSES: ErrorPageTarget = { kind: 'myCourses', href: PORTAL_PATHS.courses, inRouter: true };

/** [2.32] [6.1] Where the error page's button leads. Reading 60: the library is another application, if there is one. */
export function errorPageTarget(
  roles: readonly PlatformRole[],
  contentLibraryUrl: string | null,
): ErrorPageTarget {
  if (roles.length === 0 || isLearnerOnly(roles) || !contentLibraryUrl) return MY_COURSES;
  return { kind: 'contentLibrary', href: contentLibraryUrl, inRouter: false };
}

/** [2.32] A status without a page of its own is shown as 500. */
export function errorPageCode(status: number): ErrorPageCode {
  return ERROR_PAGE_CODES.find((code) => code === status) ?? 500;
}
