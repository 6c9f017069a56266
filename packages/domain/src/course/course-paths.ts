/** [2.1] The portal is mounted here; every path of this file lies below it. */
export const BASE_PATH = '/learn';

/** [2.7] */
export function detailsPath(objectiveId: string): string {
  return `/courses/${encodeURIComponent(objectiveId)}`;
}

/** [4.22] The details page by its enrolment (reading 1). */
export function enrolmentPath(objectiveId: string, aggregateId: string): string {
  return `${detailsPath(objectiveId)}/${encodeURIComponent(aggregateId)}`;
}

/** [2.8] */
export function contentPath(objectiveId: string): string {
  return `${detailsPath(objectiveId)}/view/content`;
}

/** [2.8] */
export function contentPartPath(objectiveId: string, activityPartAxis: string): string {
  return `${contentPath(objectiveId)}/${encodeURIComponent(activityPartAxis)}`;
}

type Talked = { axis: string | null; partId: string };

/** [1.3] The chat of a team at the activity that it takes. */
export function teamChatPath(objectiveId: string, { axis, partId }: Talked): string {
  return `${talkedPath(objectiveId, axis)}?chat=${encodeURIComponent(partId)}`;
}

/** [1.3] A thread in its discussion, which the address names too: there may be several on one page. */
export function threadPath(objectiveId: string, { axis, partId }: Talked, threadId: string): string {
  const search = new URLSearchParams({ thread: threadId, discussion: partId });
  return `${talkedPath(objectiveId, axis)}?${search.toString()}`;
}

/** Without an axis the course is this one activity. */
function talkedPath(objectiveId: string, axis: string | null): string {
  return axis === null ? contentPath(objectiveId) : contentPartPath(objectiveId, axis);
}

/** [2.28] Its announcements. */
export function notificationsPath(objectiveId: string): string {
  return `${detailsPath(objectiveId)}/view/notifications`;
}

/** [2.9] */
export function activityReviewPath(objectiveId: string, activityWorkflowId: string): string {
  return `${detailsPath(objectiveId)}/workflow/${encodeURIComponent(activityWorkflowId)}/view`;
}

/** [2.10] */
export function certificatePath(objectiveId: string, certificateNumber: string): string {
  return `${detailsPath(objectiveId)}/certificate/${encodeURIComponent(certificateNumber)}`;
}

/** [2.11] */
export function proctoredPath(objectiveId: string, activityPathId: string): string {
  return `/courses/proctor/${encodeURIComponent(objectiveId)}/${encodeURIComponent(activityPathId)}?inProctoringIframe`;
}

/** [2.5] */
export function catalogCoursePath(objectiveId: string): string {
  return `/catalog/${encodeURIComponent(objectiveId)}`;
}

/** [2.17] */
export function openCatalogCoursePath(objectiveId: string): string {
  return `/open-catalog/${encodeURIComponent(objectiveId)}/view/details`;
}
