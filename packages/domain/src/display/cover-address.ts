/** The cover of a course that everybody may see, as a picture to be shown beside a link to it. */
export function openCatalogCoverPath(objectiveId: string): string {
  return `/api/lms-storage/v1/open-catalog/${encodeURIComponent(objectiveId)}/cover.png`;
}

/** The picture that other sites show beside a link to a course; they draw no SVG. */
export function linkPicture(
  { id, imageUrl }: { id: string; imageUrl: string | null },
  origin: string,
): string {
  const own = imageUrl && URL.canParse(imageUrl, origin) ? new URL(imageUrl, origin) : null;
  if (own && !/\.svg$/i.test(own.pathname)) return own.href;
  return `${origin}${openCatalogCoverPath(id)}`;
}
