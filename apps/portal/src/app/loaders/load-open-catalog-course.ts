import { BASE_PATH } from '@lantern/domain/course/course-paths';
import { openCatalogRedirect } from '@lantern/domain/course/course-redirect';
import { redirect } from '@tanstack/react-router';
import { objectiveAccessQuery } from '../../api/courses/courses';
import { openCatalogObjectiveQuery, openCatalogShowcasesQuery } from '../../api/courses/open-catalog';
import type { RouterContext } from '../routes/router-context';
import { courseFailure, refuseUnlessGuid } from './course-failure';

type CourseLoad = {
  context: RouterContext;
  params: { objectiveId: string };
  location: { publicHref: string };
};

/** [2.17] [4.23] The course as everybody may see it; whoever has it already goes to their own (reading 11). */
export async function loadOpenCatalogCourse({ context, params, location }: CourseLoad): Promise<void> {
  const { queryClient, facts } = context;
  const { objectiveId } = params;
  refuseUnlessGuid(objectiveId);
  const domain = new URL(facts.origin).hostname;
  const [own, failure] = await Promise.all([
    // That they may not take it, or are no longer signed in, is no reason not to look at it.
    facts.isSignedIn ? queryClient.fetchQuery(objectiveAccessQuery(objectiveId)).catch(() => null) : null,
    queryClient.fetchQuery(openCatalogObjectiveQuery(objectiveId, domain)).then(
      () => null,
      (error: unknown) => courseFailure(error, { audience: 'public', address: location.publicHref }),
    ),
    queryClient.prefetchQuery(openCatalogShowcasesQuery(domain)),
  ]);
  const path = openCatalogRedirect(own);
  if (path) throw redirect({ href: `${BASE_PATH}${path}`, replace: true });
  if (failure) throw failure;
}
