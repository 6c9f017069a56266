import type { CourseDraft, DraftContent, DraftPart } from './course-draft';
import type { DraftText } from './draft-text';
import { quizTexts } from './map-quiz-texts';

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
  const ofParts = placedParts(draft.parts).flatMap(({ part }) => textsOfContent(part.content));
  return draft.about ? [draft.about, ...ofParts] : ofParts;
}

/** What is read in an activity: its own text, and the questions of a quiz. */
export function textsOfContent(content: DraftContent | null): DraftText[] {
  const ofQuiz = content?.quiz ? quizTexts(content.quiz) : [];
  return content?.text ? [content.text, ...ofQuiz] : ofQuiz;
}

/** The paths of the files that a part names beside its text. */
export function filesOfPart({ content }: DraftPart): string[] {
  if (!content) return [];
  const { video, attachments } = content;
  if (video?.source !== 'file') return attachments;
  const captions = video.captions.map(({ file }) => file);
  return [...attachments, video.file, ...(video.poster === null ? [] : [video.poster]), ...captions];
}
