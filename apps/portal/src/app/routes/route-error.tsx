import { PROBLEM_STATUS } from '@lantern/contract/problem-error';
import { errorPageCode } from '@lantern/domain/access/error-page-target';
import type { ErrorComponentProps } from '@tanstack/react-router';
import { useEffect } from 'react';
import { isPassingFailure } from '../../api/transport/is-passing-failure';
import { problemCodeOf } from '../../api/transport/problem-code-of';
import { reportEvent } from '../../api/attempts/report-event';
import { isEmbedded, tellParent } from '../../lib/embedding/parent-window';
import { isSignInUnderWay } from '../../lib/network/sign-in-redirect';
import { CourseNotAvailable } from '../../parts/error-page/course-not-available';
import { ErrorPage } from '../../parts/error-page/error-page';
import { TroublePage } from '../../parts/trouble/trouble-page';
import { BarePage } from '../shell/bare-page';
import { COURSE_NOT_AVAILABLE } from '../loaders/course-failure';

/** [2.21] [2.31] */
export function RouteNotFound({ data }: { data?: unknown }) {
  return (
    <BarePage>{data === COURSE_NOT_AVAILABLE ? <CourseNotAvailable /> : <ErrorPage code={404} />}</BarePage>
  );
}

/** [8.5] A page that fails shows the full-screen error of its status; the stack only while people work on it. */
export function RouteError({ error }: ErrorComponentProps) {
  const problem = problemCodeOf(error);
  const code = errorPageCode(problem ? PROBLEM_STATUS[problem] : 500);
  const { name, stack } = error instanceof Error ? error : new Error(String(error));
  useEffect(() => {
    reportEvent('page_error', { code, name });
  }, [code, name]);
  useEffect(() => {
    if (problem === 'notAuthenticated' && isEmbedded()) tellParent({ subject: 'lantern.relogin' });
  }, [problem]);
  // The page is on its way to the sign-in page: no message that nobody could read.
  if (problem === 'notAuthenticated' && isSignInUnderWay()) return null;
  return (
    <BarePage>
      {isPassingFailure(error) ? (
        <TroublePage error={error} />
      ) : (
        <ErrorPage code={code} detail={import.meta.env.DEV ? stack : undefined} />
      )}
    </BarePage>
  );
}
