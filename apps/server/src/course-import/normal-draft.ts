import { setImmediate } from 'node:timers/promises';
import type { CleanHtml } from '../rich-text/clean-rich-text';
import { replacePortable, replaceStandIns, standInAddress } from './course-addresses';
import type { CourseDraft, DraftContent, DraftPart } from './course-draft';
import type { DraftText } from './draft-text';
import { mapValues } from './map-values';
import { mapQuizTexts } from './map-quiz-texts';

export type DraftContext = {
  /** Reading 43: of frames only those that the tenant allows. */
  clean: (html: string) => CleanHtml;
  /** Where a tool of the tenant opens by itself. */
  toolAddress: (name: string) => string | undefined;
};

/**
 * The draft as it comes back from the database: whatever can be said in two ways is said in one. Module by module, so that
 * a server answers others in between.
 */
export async function normalDraft(draft: CourseDraft, context: DraftContext): Promise<CourseDraft> {
  const parts: DraftPart[] = [];
  for (const part of draft.parts) {
    parts.push(normalPart(part, context));
    await setImmediate();
  }
  const filters = Object.entries(draft.filters)
    .filter(([, names]) => names.length > 0)
    .map(([category, names]) => [category, sorted(names)] as const);
  return {
    ...draft,
    about: normalText(draft.about, context),
    translations: mapValues(draft.translations, (translated) => ({
      ...translated,
      about: normalText(translated.about, context),
    })),
    collections: [...new Set(draft.collections)],
    filters: Object.fromEntries(filters.toSorted(([a], [b]) => (a < b ? -1 : 1))),
    parts,
    files: draft.files.toSorted((a, b) => (a.path < b.path ? -1 : 1)),
  };
}

function normalPart(part: DraftPart, context: DraftContext): DraftPart {
  const content = normalContent(part.content, context);
  return {
    ...part,
    // That of a module is the sum of what is in it.
    duration: part.type === 'composite' ? null : part.duration,
    // [5.10] A text weighs nothing, and so waits for nobody; but a team's answer to it does.
    needsGrading: (part.type !== 'text' || part.team !== null) && part.needsGrading,
    content,
    // A text in another language stands beside the main one.
    translations: mapValues(part.translations, ({ name, text }) => ({
      name,
      text: content?.text ? normalText(text, context) : null,
    })),
    children: part.children.map((child) => normalPart(child, context)),
  };
}

function normalContent(content: DraftContent | null, context: DraftContext): DraftContent | null {
  if (!content) return null;
  const { tool, video, event, discussion, attachments } = content;
  const quiz = content.quiz && mapQuizTexts(content.quiz, (each) => cleanedText(each, context));
  const text = normalText(content.text, context);
  if (!text && !tool && !video && !event && !discussion && !quiz && attachments.length === 0) return null;
  const isOwnAddress = tool !== null && tool.targetLinkUri === context.toolAddress(tool.name);
  return { ...content, text, quiz, tool: isOwnAddress ? { ...tool, targetLinkUri: null } : tool };
}

function normalText(text: DraftText | null, context: DraftContext): DraftText | null {
  return !text || (text.source === '' && text.html === '') ? null : cleanedText(text, context);
}

/** Cleaned with addresses that stand for those of the course, whose ids come later. */
function cleanedText({ source, html }: DraftText, { clean }: DraftContext): DraftText {
  return { source, html: replaceStandIns(clean(replacePortable(html, standInAddress))) };
}

function sorted(names: readonly string[]): string[] {
  return [...new Set(names)].toSorted((a, b) => (a < b ? -1 : 1));
}
