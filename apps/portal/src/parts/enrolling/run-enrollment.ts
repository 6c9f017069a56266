import { PORTAL_PATHS } from '@lantern/domain/access/portal-paths';
import { BASE_PATH, catalogCoursePath } from '@lantern/domain/course/course-paths';
import type { EnrollmentFlow } from '@lantern/domain/enrollment/enrollment-steps';
import type { StartPlan } from '@lantern/domain/course/start-plan';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { enrollmentOf, refetchCourses } from '../../api/courses/enrollment';
import type { EnrollmentOutcome } from '../../api/courses/enrollment-sequence';
import { problemCodeOf } from '../../api/transport/problem-code-of';
import { sendWaitingEvents } from '../../api/attempts/report-event';
import { reportStart } from '../../api/attempts/start-sequence';
import { tellFailure } from '../../api/transport/tell-failure';
import { whileBlocking } from '../../lib/blocking';
import { showToast } from '../../lib/page/toasts';
import { courseTitle } from '../../lib/format/shown-title';

export type EnrollmentRun = {
  objectiveId: string;
  flow: EnrollmentFlow;
  /** The address that asked for it must not be gone back to. */
  replacesAddress?: boolean;
};
export type EnrollmentPage = { client: QueryClient; router: AnyRouter; t: TFunction };

type Destination = StartPlan['destination'];

const underWay = new Set<string>();

/** Where the learner is afterwards: on the same page, or on the way to another. */
export type EnrollmentEnd = 'stayed' | 'left';

/** [4.12] [8.10] Enrols while the page is held, tells how it went, and goes where it leads. A second press does nothing. */
export async function runEnrollment(run: EnrollmentRun, page: EnrollmentPage): Promise<EnrollmentEnd> {
  const { objectiveId, flow } = run;
  if (underWay.has(objectiveId)) return 'stayed';
  underWay.add(objectiveId);
  const { client, t } = page;
  try {
    return await whileBlocking(async () => {
      const outcome = await enrollmentOf(client)({
        objectiveId,
        flow,
        onEnrolled: ({ objective }) =>
          showToast('success', t('publicCatalog.courseEnrolled', { courseName: courseTitle(objective, t) })),
      });
      const refetched = refetchCourses(client);
      const end = follow(outcome, run, page);
      if (end === 'stayed') await refetched;
      return end;
    });
  } catch (error) {
    // On the way to the sign-in page; the address still asks for the enrolment.
    if (problemCodeOf(error) === 'notAuthenticated') return 'left';
    tellFailure(error, t, () => void runEnrollment(run, page));
    await refetchCourses(client);
    return 'stayed';
  } finally {
    underWay.delete(objectiveId);
  }
}

function follow(
  outcome: EnrollmentOutcome,
  { objectiveId, replacesAddress = false }: EnrollmentRun,
  { router, t }: EnrollmentPage,
): EnrollmentEnd {
  switch (outcome.kind) {
    case 'enrolled':
      return 'stayed';
    case 'notAvailable':
      // Its own page says so; where that is shown already, it loads anew.
      void router.navigate({ href: `${BASE_PATH}${catalogCoursePath(objectiveId)}`, replace: true });
      return 'left';
    case 'aggregateNotFound':
      showToast('error', t('errors.unknown'));
      void router.navigate({ href: PORTAL_PATHS.courses, replace: true });
      return 'left';
    case 'started':
      reportStart(objectiveId, outcome);
      if (outcome.activity === 'failed') {
        showToast('error', t('errors.activityStart'));
        return 'stayed';
      }
      return open(outcome.destination, replacesAddress, router);
    case 'opened':
      return open(outcome.destination, replacesAddress, router);
  }
}

function open({ path, fullPageLoad }: Destination, replace: boolean, router: AnyRouter): EnrollmentEnd {
  if (fullPageLoad) sendWaitingEvents();
  void router.navigate({ href: `${BASE_PATH}${path}`, reloadDocument: fullPageLoad, replace });
  return 'left';
}
