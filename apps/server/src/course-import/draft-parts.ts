import { replacePortable } from './course-addresses';
import type { CourseDraft, DraftPart } from './course-draft';
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
  return [...textsAbout(draft), ...placedParts(draft.parts).flatMap(({ part }) => textsOfPart(part))];
}

/** What is said about the course, in all its languages. */
export function textsAbout({ about, translations }: CourseDraft): DraftText[] {
  return [about, ...Object.values(translations).map((translated) => translated.about)].filter(isText);
}

/** What is read in an activity: its own text, in all its languages, and the questions of a quiz. */
export function textsOfPart({ content, translations }: DraftPart): DraftText[] {
  const translated = Object.values(translations).map(({ text }) => text);
  const ofQuiz = content?.quiz ? quizTexts(content.quiz) : [];
  return [content?.text ?? null, ...translated, ...ofQuiz].filter(isText);
}

function isText(text: DraftText | null): text is DraftText {
  return text !== null;
}

/** The paths of the files that a part names beside its text. */
export function filesOfPart({ content }: DraftPart): string[] {
  if (!content) return [];
  const { video, attachments } = content;
  if (video?.source !== 'file') return attachments;
  const captions = video.captions.map(({ file }) => file);
  return [...attachments, video.file, ...(video.poster === null ? [] : [video.poster]), ...captions];
}

/** The paths of the files that a text names. */
export function namedFiles({ html }: DraftText): string[] {
  const paths = new Set<string>();
  replacePortable(html, ({ kind, name }) => {
    if (kind === 'file') paths.add(name);
    return null;
  });
  return [...paths];
}
