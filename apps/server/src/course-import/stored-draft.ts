import type { ActivityType } from '@lantern/domain/vocabulary';
import type { Db } from '../db/db';
import type { StoredVideo } from '../store/activities/stored-content';
import {
  listCourseFiles,
  listCoursesByCode,
  listStoredParts,
  type StoredCourse,
  type StoredCourseFile,
  type StoredPart,
} from '../store/course-import/stored-course';
import type { NewLtiLink } from '../store/lti/lti-links';
import { replaceStored } from './course-addresses';
import type { CourseDraft, DraftContent, DraftFile, DraftPart, DraftVideo } from './course-draft';
import type { DraftQuiz } from './draft-quiz';
import type { DraftText } from './draft-text';
import { groupedBy } from './grouped-by';
import { mapValues } from './map-values';
import { mapQuizTexts } from './map-quiz-texts';

/** A course of the database as its source would say it, and the ids that its rows have. */
export type StoredDraft = {
  objectiveId: string;
  activityId: string;
  /** Of the root: what is not composite has no parts. */
  type: ActivityType;
  offerId: string | null;
  parts: Map<string, { id: string; activityId: string; type: ActivityType; link: NewLtiLink | null }>;
  files: StoredCourseFile[];
  draft: CourseDraft;
};

export type OpenFile = (file: StoredCourseFile) => DraftFile['open'];

/** Every course of this code: one, unless nobody took care. */
export async function readStoredDrafts(
  db: Db,
  tenantId: string,
  { code, openFile }: { code: string; openFile: OpenFile },
): Promise<StoredDraft[]> {
  const courses = await listCoursesByCode(db, tenantId, code);
  const drafts: StoredDraft[] = [];
  for (const course of courses) {
    const parts = await listStoredParts(db, tenantId, course.id);
    const files = await listCourseFiles(db, tenantId, course.id);
    drafts.push({
      objectiveId: course.id,
      activityId: course.activityId,
      type: course.type,
      offerId: course.offer?.id ?? null,
      parts: new Map(
        parts.map(({ key, id, activityId, type, link }) => [key, { id, activityId, type, link }]),
      ),
      files,
      draft: draftOf(code, { course, parts, files, openFile }),
    });
  }
  return drafts;
}

type Rows = { course: StoredCourse; parts: StoredPart[]; files: StoredCourseFile[]; openFile: OpenFile };
type Names = {
  file: (id: string) => string | undefined;
  part: (activityId: string) => string | undefined;
};

function draftOf(code: string, { course, parts, files, openFile }: Rows): CourseDraft {
  const paths = new Map(files.map(({ fileId, path }) => [fileId, path]));
  const keys = new Map(parts.map(({ activityId, key }) => [activityId, key]));
  const names: Names = { file: (id) => paths.get(id), part: (id) => keys.get(id) };
  const children = groupedBy(parts, ({ parentId }) => parentId);
  const partOf = (part: StoredPart): DraftPart => ({
    ...fieldsOf(part),
    translations: translationsOf(part, names),
    content: contentOf(part, names),
    children: (children.get(part.id) ?? []).map(partOf),
  });
  const { name, description, language, state, presentation, display, isOpen, scale, collections } = course;
  return {
    code,
    name,
    description,
    about: textOf({ html: course.about || null, source: course.aboutSource }, names),
    language,
    translations: mapValues(course.translations, (translated) => ({
      name: translated.name,
      description: translated.description,
      about: textOf({ html: translated.about || null, source: translated.aboutSource }, names),
    })),
    state,
    presentation,
    display,
    isOpen,
    isInCatalog: course.offer?.isInCatalog ?? false,
    mayRetake: course.offer?.mayRetake ?? false,
    announcements: course.announcements,
    scale,
    collections,
    filters: filtersOf(course.filters),
    certificates: course.certificates,
    image: (course.imageUrl !== null && paths.get(course.imageUrl.split('/').at(-2) ?? '')) || null,
    parts: (children.get(null) ?? []).map(partOf),
    files: files
      .toSorted((a, b) => (a.path < b.path ? -1 : 1))
      .map((file) => {
        const { path, mediaType, byteLength, sha256 } = file;
        return { path, mediaType, byteLength, sha256, open: openFile(file) };
      }),
  };
}

function fieldsOf(part: StoredPart): Omit<DraftPart, 'translations' | 'content' | 'children'> {
  const { key, name, type, state, optional, weight, requiresPrevious, passingScore, maxAttempts } = part;
  return {
    key,
    name,
    type,
    state,
    optional,
    weight,
    duration: type === 'composite' ? null : part.duration,
    requiresPrevious,
    passingScore,
    maxAttempts,
    needsGrading: part.needsGrading,
    supportReview: part.supportReview,
    team: part.team && { ...part.team, fields: part.details?.team ?? [] },
    constraint: part.constraint,
  };
}

function translationsOf(
  { translatedNames, translations }: StoredPart,
  names: Names,
): DraftPart['translations'] {
  const named = Object.entries(translatedNames).map(([locale, name]) => {
    const text = translations?.[locale];
    return [locale, { name, text: text ? textOf(text, names) : null }] as const;
  });
  return Object.fromEntries(named);
}

function contentOf(part: StoredPart, names: Names): DraftContent | null {
  const { details, link, tool } = part;
  const text = textOf(part, names);
  const attachments = (details?.attachments ?? []).map((id) => names.file(id) ?? id);
  const video = details?.video ? videoOf(details.video, names) : null;
  const event = details?.event ?? null;
  const discussion = details?.discussion ?? null;
  const written = part.quiz as DraftQuiz | null; // only the writer of drafts writes it
  const quiz =
    written && mapQuizTexts(written, ({ source, html }) => ({ source, html: replaceStored(html, names) }));
  const isEmpty = !text && !video && !event && !discussion && !quiz && !tool && attachments.length === 0;
  if (isEmpty) return null;
  return {
    text,
    attachments,
    video,
    event,
    discussion,
    tool: quiz || !tool || !link ? null : toolOf(tool, link),
    quiz,
  };
}

function toolOf(
  { name, ownAddress }: NonNullable<StoredPart['tool']>,
  { targetLinkUri, custom }: NewLtiLink,
) {
  return { name, targetLinkUri: targetLinkUri === ownAddress ? null : targetLinkUri, custom };
}

function videoOf(video: StoredVideo, names: Names): DraftVideo {
  const transcript = video.transcript ?? [];
  if (video.source !== 'file') return { transcript, source: video.source, url: video.url };
  const pathOf = (id: string) => names.file(id) ?? id;
  return {
    transcript,
    source: 'file',
    file: pathOf(video.file),
    poster: video.poster === undefined ? null : pathOf(video.poster),
    captions: (video.captions ?? []).map((track) => ({ ...track, file: pathOf(track.file) })),
  };
}

/** Where nobody knows what the author wrote, the html is as good a source. */
function textOf(
  { html, source }: { html: string | null; source: string | null },
  names: Names,
): DraftText | null {
  if (html === null && source === null) return null;
  const portable = replaceStored(html ?? '', names);
  return { source: source ?? portable, html: portable };
}

function filtersOf(filters: StoredCourse['filters']): Record<string, string[]> {
  const byCategory = groupedBy(
    filters.toSorted((a, b) => (a.name < b.name ? -1 : 1)),
    ({ category }) => category,
  );
  const categories = [...byCategory].toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(categories.map(([category, all]) => [category, all.map(({ name }) => name)]));
}
