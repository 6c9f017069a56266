import type { CourseDraft, DraftPart, DraftText } from './course-draft';

/** A part in its place. */
export type PlacedPart = { part: DraftPart; parentKey: string | null; order: number };

/** Every part, parents before their children. */
export function placedParts(parts: readonly DraftPart[], parentKey: string | null = null): PlacedPart[] {
  return parts.flatMap((part, index) => [
    { part, parentKey, order: index + 1 },
    ...placedParts(part.children, part.key),
  ]);
}

export function textsOf(draft: CourseDraft): DraftText[] {
  const ofParts = placedParts(draft.parts).map(({ part }) => part.content?.text ?? null);
  return [draft.about, ...ofParts].filter((text) => text !== null);
}

/** The paths of the files that a part names beside its text. */
export function filesOfPart({ content }: DraftPart): string[] {
  if (!content) return [];
  const { video, attachments } = content;
  if (video?.source !== 'file') return attachments;
  const captions = video.captions.map(({ file }) => file);
  return [...attachments, video.file, ...(video.poster === null ? [] : [video.poster]), ...captions];
}
