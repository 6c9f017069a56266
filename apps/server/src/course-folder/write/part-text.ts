import type { WrittenDiscussion } from '@lantern/domain/discussion/discussion-settings';
import type { TeamField } from '@lantern/domain/team/team-fields';
import type { DraftPart, DraftVideo } from '../../course-import/course-draft';
import { mapValues } from '../../course-import/map-values';
import { durationText } from '../duration-text';
import { kebabWord } from '../kebab-word';
import { splitHeading } from '../markdown/render-markdown';
import { pathKey } from '../numbered-name';
import { DATE_KEYS } from '../read/read-constraint';
import { PART_TYPES, typeOfContent } from '../read/read-part';
import { USUAL_LINES } from '../read/read-team';
import { translatedKeys } from './course-keys';
import type { FolderPlan } from './folder-plan';
import { quizKeys } from './quiz-keys';
import { set, yamlText } from './yaml-text';

/** A file of our own making. */
export type WrittenText = { path: string; text: string };

/** The files that say an activity or a module: one, and one for each language that its text is in beside its own. */
export function partTexts(part: DraftPart, plan: FolderPlan): WrittenText[] {
  const place = plan.placeOf(part);
  const { content } = part;
  const isModule = part.type === 'composite';
  const folder = isModule ? place : place.slice(0, Math.max(0, place.lastIndexOf('/')));
  const keys = {
    // A title alone has no file of its own.
    ...translatedKeys(
      'title',
      mapValues(part.translations, ({ name, text }) => (text ? null : name)),
    ),
    ...(pathKey(place) !== part.key && { id: part.key }),
    ...partKeys(part),
    ...contentKeys(part, folder, plan),
  };
  const source = content?.text ? plan.textFrom(folder, content.text.source) : '';
  if (content?.quiz) {
    const quiz = quizKeys(content.quiz, ({ source: text }) => plan.textFrom(folder, text));
    const text = yamlText({ title: part.name, ...keys, ...set({ text: source || null }), ...quiz });
    return [{ path: place, text }];
  }
  if (isModule && source === '')
    return [{ path: `${place}/module.yaml`, text: yamlText({ title: part.name, ...keys }) }];
  const file = isModule ? `${place}/_module.md` : place;
  const translated = Object.entries(part.translations).flatMap(([locale, { name, text }]): WrittenText[] =>
    text
      ? [{ path: inLocale(file, locale), text: markdownText(name, {}, plan.textFrom(folder, text.source)) }]
      : [],
  );
  return [{ path: file, text: markdownText(part.name, keys, source) }, ...translated];
}

/** `spring.md` in Arabic is `spring.ar.md`. */
export function inLocale(file: string, locale: string): string {
  return file.replace(/\.md$/, `.${locale}.md`);
}

/** The title is the heading of the text, where a heading can say it. */
function markdownText(name: string, keys: Record<string, unknown>, source: string): string {
  const heading = splitHeading(`# ${name}`);
  const isHeading = heading?.heading === name && heading.rest === '';
  const front = isHeading ? keys : { title: name, ...keys };
  const parts = [
    Object.keys(front).length > 0 ? `---\n${yamlText(front)}---` : '',
    isHeading ? `# ${name}` : '',
    source,
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

/** What differs from the plain case. */
function partKeys(part: DraftPart): Record<string, unknown> {
  const { constraint, content } = part;
  const isTyped = part.type !== 'composite' && part.type !== typeOfContent(content);
  const word = Object.entries(PART_TYPES).find(([, type]) => type === part.type)?.[0];
  const dates = set(Object.fromEntries(DATE_KEYS.map((key) => [kebabWord(key), constraint?.[key] ?? null])));
  const results = set({
    policy: constraint?.resultsDisclosurePolicy ? kebabWord(constraint.resultsDisclosurePolicy) : null,
    from: constraint?.resultsDisclosureFrom ?? null,
    above: constraint?.resultsDisclosureAbove ?? null,
    'reveal-from': constraint?.revealResultsFrom ?? null,
  });
  return set({
    type: isTyped ? word : null,
    state: part.state === 'ready' ? null : part.state,
    optional: part.optional || null,
    weight: part.weight === 1 ? null : part.weight,
    duration: part.duration === null ? null : durationText(part.duration),
    'requires-previous': part.requiresPrevious || null,
    passing: part.passingScore === null ? null : shareText(part.passingScore),
    [content?.quiz ? 'activity-tries' : 'tries']: part.maxAttempts,
    'needs-grading': part.needsGrading || null,
    'supports-review': part.supportReview ? null : false,
    team: part.team?.policy ?? null,
    alone: part.team?.mayBeAlone || null,
    work: part.team && part.team.fields.length > 0 ? part.team.fields.map(workKeys) : null,
    dates: Object.keys(dates).length > 0 ? dates : null,
    results: Object.keys(results).length > 0 ? results : null,
    review: constraint?.reviewPolicy ? kebabWord(constraint.reviewPolicy) : null,
  });
}

function workKeys(field: TeamField): Record<string, unknown> {
  const { key, label } = field;
  if (field.kind === 'text')
    return set({ field: key, label, lines: field.lines === USUAL_LINES ? null : field.lines });
  return { field: key, label, columns: field.columns, rows: field.rows };
}

function contentKeys({ content }: DraftPart, folder: string, plan: FolderPlan): Record<string, unknown> {
  if (!content) return {};
  const { attachments, video, event, discussion, tool } = content;
  return set({
    attachments: attachments.length > 0 ? attachments.map((file) => plan.fileFrom(folder, file)) : null,
    video: video && videoKeys(video, (file) => plan.fileFrom(folder, file)),
    event:
      event &&
      set({
        start: event.start,
        end: event.end,
        'time-zone': event.timeZone,
        place: event.place ?? null,
        link: event.link ?? null,
        description: event.description ?? null,
      }),
    discussion: discussion && discussionKeys(discussion),
    tool:
      tool &&
      set({
        name: tool.name,
        url: tool.targetLinkUri,
        custom: Object.keys(tool.custom).length > 0 ? tool.custom : null,
      }),
  });
}

/** In this order, whatever the database made of it. */
function discussionKeys({
  posts,
  replies,
  postFirst,
  anonymous,
}: WrittenDiscussion): Record<string, unknown> {
  return set({
    posts: posts ?? null,
    replies: replies ?? null,
    'post-first': postFirst ?? null,
    anonymous: anonymous ?? null,
  });
}

function videoKeys(video: DraftVideo, fileFrom: (file: string) => string): Record<string, unknown> {
  // In this order, whatever the database made of it.
  const lines = video.transcript.map(({ second, text }) => ({ second, text }));
  const transcript = lines.length > 0 ? lines : null;
  if (video.source !== 'file') return set({ url: video.url, transcript });
  const captions = video.captions.map(({ language, label, file }) => ({
    language,
    label,
    file: fileFrom(file),
  }));
  return set({
    file: fileFrom(video.file),
    poster: video.poster === null ? null : fileFrom(video.poster),
    captions: captions.length > 0 ? captions : null,
    transcript,
  });
}

/** In percent where that says all of it. */
function shareText(share: number): string | number {
  const percent = Math.round(share * 100);
  return percent / 100 === share ? `${percent}%` : share;
}
