import { PORTAL_PATHS } from '@lantern/domain/access/portal-paths';
import { BASE_PATH, catalogCoursePath } from '@lantern/domain/course/course-paths';
import type { EnrollmentFlow } from '@lantern/domain/course/self-enrollment';
import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { enrollmentOf, refetchCourses } from '../../api/enrollment';
import type { EnrollmentOutcome } from '../../api/enrollment-sequence';
import { errorText } from '../../api/error-text';
import { problemCodeOf } from '../../api/problem-code-of';
import { whileBlocking } from '../../lib/blocking';
import { showToast } from '../../lib/toasts';

export type EnrollmentRun = {
  objectiveId: string;
  flow: EnrollmentFlow;
  /** The address that asked for it must not be gone back to. */
  replacesAddress?: boolean;
};
export type EnrollmentPage = { client: QueryClient; router: AnyRouter; t: TFunction };

const underWay = new Set<string>();

/** [4.12] [8.10] Enrols while the page is held, tells how it went, and goes where it leads. A second press does nothing. */
export async function runEnrollment(run: EnrollmentRun, page: EnrollmentPage): Promise<void> {
  const { objectiveId, flow } = run;
  if (underWay.has(objectiveId)) return;
  underWay.add(objectiveId);
  const { client, t } = page;
  try {
    await whileBlocking(async () => {
      const outcome = await enrollmentOf(client)({
        objectiveId,
        flow,
        onEnrolled: ({ objective }) =>
          showToast('success', t('publicCatalog.courseEnrolled', { courseName: objective.name })),
      });
      await follow(outcome, run, page);
    });
  } catch (error) {
    // On the way to the sign-in page; the address still asks for the enrolment.
    if (problemCodeOf(error) === 'notAuthenticated') return;
    showToast('error', errorText(error, t));
    await refetchCourses(client);
  } finally {
    underWay.delete(objectiveId);
  }
}

async function follow(
  outcome: EnrollmentOutcome,
  { objectiveId, replacesAddress = false }: EnrollmentRun,
  { client, router, t }: EnrollmentPage,
): Promise<void> {
  switch (outcome.kind) {
    case 'enrolled':
      return refetchCourses(client);
    case 'notAvailable':
      // Its own page says so; where it is shown already it is asked anew.
      client.removeQueries({ queryKey: ['objective-access', objectiveId] });
      await router.navigate({ href: `${BASE_PATH}${catalogCoursePath(objectiveId)}`, replace: true });
      return router.invalidate();
    case 'aggregateNotFound':
      showToast('error', t('errors.unknown'));
      void refetchCourses(client);
      return router.navigate({ href: PORTAL_PATHS.courses, replace: true });
    case 'started': {
      const { path, fullPageLoad } = outcome.destination;
      if (!fullPageLoad) void refetchCourses(client);
      return router.navigate({
        href: `${BASE_PATH}${path}`,
        reloadDocument: fullPageLoad,
        replace: replacesAddress,
      });
    }
  }
}
