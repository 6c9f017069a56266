/** The cover of a course that everybody may see, as a picture to be shown beside a link to it. */
export function openCatalogCoverPath(objectiveId: string): string {
  return `/api/lms-storage/v1/open-catalog/${encodeURIComponent(objectiveId)}/cover.png`;
}

/** In pixels: what sites show links with. */
export const LINK_PICTURE = { width: 1200, height: 630 };
