import { sortName } from '@lantern/domain/display/sort-name';
import type { ContentType } from '@lantern/domain/vocabulary';
import type { CleanHtml } from '../rich-text/clean-rich-text';
import type { ChannelSwitch } from '../store/announcements/channels';
import type { StoredContent, StoredVideo } from '../store/activities/stored-content';
import type {
  ImportedCertificate,
  ImportedCourse,
  ImportedOffer,
} from '../store/course-import/imported-course';
import type { ImportedContent, ImportedPart, ImportedQuiz } from '../store/course-import/imported-parts';
import type { NewLtiLink } from '../store/lti/lti-links';
import type { LtiTool } from '../store/lti/lti-tools';
import { durationOf } from '../store/setup/planted-parts';
import { fileAddress, partAddress, replacePortable } from './course-addresses';
import type { CourseDraft, DraftPart, DraftVideo } from './course-draft';
import type { CourseIds } from './course-ids';
import { namedFiles, placedParts, textsOfPart } from './draft-parts';
import type { DraftQuiz } from './draft-quiz';
import type { DraftText } from './draft-text';
import { draftContext, quizTool, type TenantNames, toolNamed } from './find-names';
import { mapQuizTexts } from './map-quiz-texts';
import { mapValues } from './map-values';
import type { CourseFile } from './put-course-files';
import type { StoredDraft } from './stored-draft';

/** Everything that is to be written of a course. */
export type CourseRows = {
  course: ImportedCourse;
  parts: ImportedPart[];
  contents: ImportedContent[];
  quizzes: ImportedQuiz[];
  links: NewLtiLink[];
  offer: ImportedOffer;
  channel: ChannelSwitch;
  certificates: ImportedCertificate[];
};

type RowsOf = {
  draft: CourseDraft;
  ids: CourseIds;
  stored: StoredDraft | null;
  names: TenantNames;
  files: readonly CourseFile[];
};

export function courseRows({ draft, ids, stored, names, files }: RowsOf): CourseRows {
  const objectiveId = stored?.objectiveId ?? ids.course;
  const fileIds = new Map(files.map(({ path, id }) => [path, id]));
  const fileId = (path: string) => known(fileIds, path);
  const placed = placedParts(draft.parts);
  const idsOf = new Map(placed.map(({ part }) => [part.key, partIds(part, ids, stored)]));
  const activityId = (key: string) => known(idsOf, key).activityId;
  const { clean } = draftContext(names);
  const htmlOf = (text: DraftText): CleanHtml => {
    const html = replacePortable(text.html, ({ kind, name }) =>
      kind === 'file' ? fileAddress(fileId(name), name) : partAddress(objectiveId, activityId(name)),
    );
    return clean(html);
  };

  const storedQuiz = (quiz: DraftQuiz) =>
    mapQuizTexts(quiz, (text) => ({ source: text.source, html: htmlOf(text) }));

  const axes = new Map<string | null, string>();
  const parts = placed.map(({ part, parentKey, order }): ImportedPart => {
    const parentAxis = axes.get(parentKey);
    const axis = parentAxis === undefined ? `${order}` : `${parentAxis}.${order}`;
    axes.set(part.key, axis);
    return {
      ...known(idsOf, part.key),
      objectiveId,
      parentId: parentKey === null ? null : known(idsOf, parentKey).id,
      order,
      axis,
      sourceKey: part.key,
      ...arrangementOf(part),
      activityType: contentTypeOf(part, names),
    };
  });
  const contents = placed.flatMap(({ part }): ImportedContent[] => {
    const { key, team } = part;
    const fields = team?.fields ?? [];
    if (!part.content && fields.length === 0) return [];
    const { text, video, event, discussion, attachments } = part.content ?? NO_CONTENT;
    const details: StoredContent = {
      ...(video && { video: storedVideo(video, fileId) }),
      ...(event && { event }),
      ...(fields.length > 0 && { team: fields }),
      ...(discussion && { discussion }),
      ...(attachments.length > 0 && { attachments: attachments.map(fileId) }),
    };
    const ofText = text ? { html: htmlOf(text), source: text.source } : { source: null };
    const translations = mapValues(part.translations, ({ text: translated }) =>
      translated ? { html: htmlOf(translated), source: translated.source } : null,
    );
    const textFileIds = [...new Set(textsOfPart(part).flatMap(namedFiles))].map(fileId);
    return [{ activityId: activityId(key), details, ...ofText, translations, textFileIds }];
  });
  return {
    course: courseRow({ draft, ids, stored, names, files }, { objectiveId, htmlOf, fileId }),
    parts,
    contents,
    quizzes: placed.flatMap(({ part: { key, content } }) =>
      content?.quiz ? [{ activityId: activityId(key), questions: storedQuiz(content.quiz) }] : [],
    ),
    links: placed.flatMap(({ part }) => linkOf(part, activityId(part.key), names) ?? []),
    offer: {
      id: stored?.offerId ?? ids.offer,
      objectiveId,
      isInCatalog: draft.isInCatalog,
      mayRetake: draft.mayRetake,
    },
    channel: {
      channelId: draft.announcements === 'none' ? null : ids.channel,
      isOn: draft.announcements !== 'off',
      allowsReplies: draft.announcements === 'replies',
    },
    certificates: draft.certificates.map((each) => ({ ...each, id: ids.certificate(each.name) })),
  };
}

const NO_CONTENT = { text: null, video: null, event: null, discussion: null, attachments: [] };
const NO_TEXT: DraftText = { source: '', html: '' };

function courseRow(
  { draft, ids, stored, names }: RowsOf,
  of: { objectiveId: string; htmlOf: (text: DraftText) => CleanHtml; fileId: (path: string) => string },
): ImportedCourse {
  const { name, code, description, about, language, state, presentation, display, isOpen, image } = draft;
  const attributes = Object.entries(draft.filters).flatMap(([category, all]) =>
    all.map((attribute) => ({ category, attribute })),
  );
  return {
    id: of.objectiveId,
    activityId: stored?.activityId ?? ids.root,
    name,
    sortName: sortName(name),
    code,
    description,
    about: of.htmlOf(about ?? NO_TEXT),
    aboutSource: about?.source ?? null,
    language,
    translations: mapValues(draft.translations, (translated) => ({
      name: translated.name,
      description: translated.description,
      about: of.htmlOf(translated.about ?? NO_TEXT),
      aboutSource: translated.about?.source ?? null,
    })),
    state,
    presentation,
    display,
    isOpen,
    imageUrl: image === null ? null : fileAddress(of.fileId(image), image),
    gradingScaleId: names.scales.find((scale) => scale.name === draft.scale)?.id ?? null,
    showcaseIds: draft.collections.flatMap(
      (collection) => names.collections.find((each) => each.name === collection)?.id ?? [],
    ),
    attributeIds: attributes.flatMap(
      ({ category, attribute }) =>
        names.attributes.find((each) => each.category === category && each.name === attribute)?.id ?? [],
    ),
    childrenCount: draft.parts.length,
    duration: draft.parts.length === 0 ? null : durationOf({ children: draft.parts }),
  };
}

/** What learners have done in a part of this key stays theirs, unless it has become something else. */
function partIds({ key, type }: DraftPart, ids: CourseIds, stored: StoredDraft | null) {
  const before = stored?.parts.get(key);
  if (before?.type === type) return { id: before.id, activityId: before.activityId };
  return { id: ids.part(key, type), activityId: ids.activity(key, type) };
}

function arrangementOf(part: DraftPart) {
  const { name, type, state, optional, weight, requiresPrevious, passingScore, maxAttempts } = part;
  return {
    name,
    translatedNames: mapValues(part.translations, (translated) => translated.name),
    code: '',
    type,
    state,
    optional,
    scoreWeight: weight,
    needsGrading: part.needsGrading,
    requiresPrevious,
    passingScore,
    maxAttempts,
    constraint: part.constraint,
    supportReview: part.supportReview,
    team: part.team && { policy: part.team.policy, mayBeAlone: part.team.mayBeAlone },
    supportMobileView: true,
    proctored: false,
    displayMode: null,
    preferredWidth: null,
    preferredHeight: null,
    childrenCount: part.children.length,
    duration: durationOf(part),
  };
}

/** [4.2] */
function contentTypeOf({ type, content }: DraftPart, names: TenantNames): ContentType | null {
  if (type === 'text' || type === 'composite') return type;
  if (type === 'lti') return toolOf(content, names)?.version === '1.1' ? 'lti11' : 'lti13';
  if (content?.video?.source === 'file') return 'privateFile';
  return content?.video?.source === 'vimeo' ? 'vimeo' : null;
}

function toolOf(content: DraftPart['content'], names: TenantNames): LtiTool | undefined {
  return content?.tool ? toolNamed(names.tools, content.tool.name) : quizTool(names);
}

/** A quiz is told by the activity that it is in; everything else is the author's word. */
export function linkOf(
  { type, content }: DraftPart,
  activityId: string,
  names: TenantNames,
): NewLtiLink | null {
  const tool = type === 'lti' ? toolOf(content, names) : undefined;
  const [deploymentId] = tool?.deploymentIds ?? [];
  if (!tool || deploymentId === undefined) return null;
  return {
    activityId,
    toolId: tool.id,
    deploymentId,
    targetLinkUri: content?.tool?.targetLinkUri ?? tool.targetLinkUri,
    custom: content?.tool?.custom ?? { quiz: activityId },
    scoreMaximum: 100,
  };
}

function storedVideo(video: DraftVideo, fileId: (path: string) => string): StoredVideo {
  const { transcript } = video;
  if (video.source !== 'file') return { source: video.source, url: video.url, transcript };
  return {
    source: 'file',
    file: fileId(video.file),
    ...(video.poster !== null && { poster: fileId(video.poster) }),
    captions: video.captions.map((track) => ({ ...track, file: fileId(track.file) })),
    transcript,
  };
}

/** Whatever a draft names has been looked for before. */
function known<Value>(values: ReadonlyMap<string, Value>, name: string): Value {
  const value = values.get(name);
  if (value === undefined) throw new Error(`A checked draft names "${name}", which is not in it.`);
  return value;
}
