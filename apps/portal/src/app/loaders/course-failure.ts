import { PROBLEM_STATUS } from '@lantern/contract/problem-error';
import { courseFetchFailure } from '@lantern/domain/course/course-fetch-failure';
import { notFound, redirect, rootRouteId } from '@tanstack/react-router';
import { problemCodeOf } from '../../api/transport/problem-code-of';
import { isGuid } from '@lantern/domain/web/is-guid';
import { signInAddress } from '../../lib/network/sign-in-redirect';

type AskedCourse = { audience: 'signedIn' | 'public'; address: string };

/** What the not-found page is told, to speak of a course. */
export const COURSE_NOT_AVAILABLE = 'courseNotAvailable';

/** [8.4] What a loader throws for a course that it could not fetch. */
export function courseFailure(error: unknown, { audience, address }: AskedCourse): unknown {
  const code = problemCodeOf(error);
  if (!code) return error;
  switch (courseFetchFailure(PROBLEM_STATUS[code], audience)) {
    case 'notAvailable':
      return courseNotAvailable();
    case 'signIn':
      return redirect({ href: signInAddress(address, null), reloadDocument: true });
    case 'unknownError':
      return error;
  }
}

/** [8.4] An address that names no course is answered like a course that nobody may see. */
export function refuseUnlessGuid(objectiveId: string): void {
  if (!isGuid(objectiveId)) throw courseNotAvailable();
}

/** [2.31] In place of everything, menu included. */
export function courseNotAvailable() {
  return notFound({ routeId: rootRouteId, data: COURSE_NOT_AVAILABLE });
}
