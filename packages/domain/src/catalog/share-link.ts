import { BASE_PATH, detailsPath, openCatalogCoursePath } from '../course/course-paths';

/** [4.19] The link that a signed-in learner shares; it finds the right page for whoever follows it. */
export function shareLink(origin: string, objectiveId: string): string {
  return `${origin}${BASE_PATH}${detailsPath(objectiveId)}`;
}

/** [4.19] The link that the public course page shares. */
export function publicShareLink(origin: string, objectiveId: string): string {
  return `${origin}${BASE_PATH}${openCatalogCoursePath(objectiveId)}`;
}
