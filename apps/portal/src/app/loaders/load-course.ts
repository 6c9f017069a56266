import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { BASE_PATH } from '@lantern/domain/course/course-paths';
import { catalogRedirect } from '@lantern/domain/course/course-redirect';
import { redirect } from '@tanstack/react-router';
import { aggregateRecordsQuery } from '../../api/attempts/attempts';
import { announcementChannelQuery, announcementsQuery } from '../../api/announcements/announcements';
import { notificationPreferencesQuery } from '../../api/notifications/preferences';
import { showcasesQuery } from '../../api/courses/catalog';
import { courseCertificatesQuery } from '../../api/courses/certificates';
import { objectiveAccessQuery } from '../../api/courses/courses';
import type { RouterContext } from '../routes/router-context';
import { courseFailure, courseNotAvailable, refuseUnlessGuid } from './course-failure';

/** In one chunk with the courses they are of: every chunk of its own weighs on the first page. */
export { loadCertificate, loadPublicCertificate } from './load-certificate';

export type CourseLoad = {
  context: RouterContext;
  params: { objectiveId: string };
  location: { publicHref: string };
};

/** [2.5] The course, and the names of the collections it may be in. */
export async function loadCatalogCourse(load: CourseLoad): Promise<void> {
  await Promise.all([fetchCourse(load), load.context.queryClient.prefetchQuery(showcasesQuery('catalog'))]);
}

/** [2.7] [4.23] Who has not taken the course up belongs on its page in the catalog. */
export async function loadCourseDetails(load: CourseLoad): Promise<void> {
  await loadOwnCourse(load);
}

/** Reading 1: the same by its enrolment; an enrolment in another course is none in this one. */
export async function loadCourseByAggregate(
  load: CourseLoad & { params: { aggregateId: string } },
): Promise<void> {
  const { objectiveWorkflowAggregate } = await loadOwnCourse(load);
  if (objectiveWorkflowAggregate?.id !== load.params.aggregateId) throw courseNotAvailable();
}

/**
 * [2.28] The channel anew at each visit, for whoever has taken the course up, and for its staff, who need not have; [8.9] where
 * there is none, nothing else is asked for.
 */
export async function loadAnnouncements(load: CourseLoad): Promise<void> {
  const { params, location, context } = load;
  refuseUnlessGuid(params.objectiveId);
  const { queryClient } = context;
  const [course, found] = await Promise.allSettled([
    loadTakenCourse(load),
    queryClient.fetchQuery(announcementChannelQuery(params.objectiveId)),
  ]);
  const isOfStaff = found.status === 'fulfilled' && found.value.isStaff;
  if (course.status === 'rejected' && !isOfStaff) throw course.reason;
  try {
    if (found.status === 'rejected') throw found.reason;
    if (!found.value.isOpen) return;
    await Promise.all([
      queryClient.fetchInfiniteQuery(announcementsQuery(params.objectiveId)),
      // Beside the news, which are there without it.
      queryClient.prefetchQuery(notificationPreferencesQuery()),
    ]);
  } catch (error) {
    throw courseFailure(error, { audience: 'signedIn', address: location.publicHref });
  }
}

/** [4.23] Of who has not taken it up, its page in the catalog. */
async function loadTakenCourse(load: CourseLoad): Promise<ObjectiveAccess> {
  const course = await fetchCourse(load);
  const path = catalogRedirect(course);
  if (path) throw redirect({ href: `${BASE_PATH}${path}`, replace: true });
  return course;
}

async function loadOwnCourse(load: CourseLoad): Promise<ObjectiveAccess> {
  const course = await loadTakenCourse(load);
  const { objective } = course;
  // The page of the first view has its badge; later it comes by itself.
  if (import.meta.env.SSR && objective.announcementChannelId)
    await load.context.queryClient.prefetchQuery(announcementChannelQuery(objective.id));
  const aggregate = course.objectiveWorkflowAggregate;
  if (aggregate?.lastObjectiveRecord) {
    const { queryClient } = load.context;
    await Promise.all([
      queryClient.prefetchQuery(aggregateRecordsQuery(aggregate.id)),
      queryClient.prefetchQuery(courseCertificatesQuery(course.objective.id, course.userId)),
    ]);
  }
  return course;
}

/** [8.4] */
export async function fetchCourse({ context, params, location }: CourseLoad): Promise<ObjectiveAccess> {
  const { objectiveId } = params;
  refuseUnlessGuid(objectiveId);
  try {
    return await context.queryClient.fetchQuery(objectiveAccessQuery(objectiveId));
  } catch (error) {
    throw courseFailure(error, { audience: 'signedIn', address: location.publicHref });
  }
}
