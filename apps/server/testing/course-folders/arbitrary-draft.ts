import { CHANNEL_STATES } from '@lantern/domain/announcements/channel-states';
import { DISPLAY_MODES, LIFECYCLE_STATES, PRESENTATION_MODES } from '@lantern/domain/vocabulary';
import fc from 'fast-check';
import { courseAddress } from '../../src/course-folder/course-address';
import { renderMarkdown } from '../../src/course-folder/markdown/render-markdown';
import { typeOfContent } from '../../src/course-folder/read/read-part';
import { quizTextKey } from '../../src/course-folder/read/read-quiz';
import { textScope } from '../../src/course-folder/read/text-reader';
import type { CourseDraft, DraftContent, DraftPart } from '../../src/course-import/course-draft';
import type { DraftText } from '../../src/course-import/draft-text';
import { mapQuizTexts } from '../../src/course-import/map-quiz-texts';
import { arbitraryConstraint } from './arbitrary-constraint';
import { fileOf, PATHS } from './arbitrary-files';
import { arbitraryQuiz } from './arbitrary-quiz';
import { arbitraryTeam, teamOf } from './arbitrary-team';
import { arbitraryText, arbitraryTitle } from './arbitrary-text';

type Shape = { part: Omit<DraftPart, 'key' | 'children'>; slug: boolean; children: Shape[] };

function shape(depth: number): fc.Arbitrary<Shape> {
  const leaf = fc.record({
    part: fc.oneof({ weight: 4, arbitrary: leafPart }, { weight: 1, arbitrary: talkPart }),
    slug: fc.boolean(),
    children: fc.constant<Shape[]>([]),
  });
  if (depth === 0) return leaf;
  const module = fc.record({
    part: fc.tuple(partKeys, arbitraryText(PATHS)).map(([keys, source]) => ({
      ...keys,
      team: null,
      type: 'composite' as const,
      duration: null,
      content: source ? { ...NOTHING, text: raw(source) } : null,
    })),
    slug: fc.boolean(),
    children: fc.array(shape(depth - 1), { maxLength: 3 }),
  });
  return fc.oneof({ weight: 2, arbitrary: leaf }, { weight: 1, arbitrary: module });
}

const NOTHING: DraftContent = {
  text: null,
  attachments: [],
  video: null,
  event: null,
  discussion: null,
  tool: null,
  quiz: null,
};
/** None of these is a language that the courses are in. */
const FURTHER = ['de', 'zh-TW'];

const partKeys = fc.record({
  name: arbitraryTitle,
  translations: inFurther(
    fc.record({
      name: arbitraryTitle,
      text: arbitraryText(PATHS).map((source) => (source ? raw(source) : null)),
    }),
  ),
  state: fc.constantFrom(...LIFECYCLE_STATES),
  optional: fc.boolean(),
  weight: fc.constantFrom(0, 1, 2.5),
  duration: fc.option(fc.integer({ min: 0, max: 100_000 })),
  requiresPrevious: fc.boolean(),
  passingScore: fc.option(fc.constantFrom(0, 0.07, 0.6, 1 / 3, 1)),
  maxAttempts: fc.option(fc.integer({ min: 1, max: 9 })),
  needsGrading: fc.boolean(),
  supportReview: fc.boolean(),
  team: arbitraryTeam,
  constraint: arbitraryConstraint,
});

const anything = fc.record({
  text: arbitraryText(PATHS).map((source) => (source ? raw(source) : null)),
  attachments: fc.subarray(PATHS),
  video: fc.constantFrom<DraftContent['video']>(
    null,
    { source: 'vimeo', url: 'https://vimeo.com/1', transcript: [{ second: 1.5, text: 'a: b' }] },
    {
      source: 'file',
      file: 'm1/m2/film.mp4',
      poster: 'images/a.svg',
      captions: [{ language: 'en', label: 'English', file: 'm1/captions.vtt' }],
      transcript: [],
    },
  ),
  event: fc.constantFrom<DraftContent['event']>(null, {
    start: '2026-09-01T09:00:00.000Z',
    end: '2026-09-01T10:00:00.000Z',
    timeZone: 'Europe/London',
    link: 'https://meet.test/1',
  }),
  discussion: fc.constant(null),
  tool: fc.option(
    fc.record({
      name: arbitraryTitle,
      targetLinkUri: fc.constantFrom(null, 'https://tool.test/'),
      custom: fc.constantFrom({}, { a: '1' }),
    }),
  ),
  quiz: fc.option(arbitraryQuiz, { freq: 2 }),
});
const content = anything.map((made) => (made.quiz ? { ...made, tool: null } : made));

const leafPart = fc
  .record({ keys: partKeys, content: fc.option(content), isTyped: fc.boolean() })
  .map(({ keys, content: made, isTyped }) => {
    const isEmpty =
      made === null ||
      Object.values(made).every((value) => value === null || (Array.isArray(value) && value.length === 0));
    const kept = isEmpty ? null : made;
    const opens = kept?.tool || kept?.quiz;
    const type = isTyped && !opens ? ('event' as const) : typeOfContent(kept);
    const team = teamOf(keys.team, type);
    const isGraded = (type !== 'text' || team !== null) && keys.needsGrading;
    const passingScore = type === 'lti' || isGraded ? keys.passingScore : null;
    return { ...keys, content: kept, type, team, needsGrading: isGraded, passingScore };
  });

const written = fc.constantFrom<DraftContent['discussion']>(
  null,
  { posts: 1 },
  { replies: 2, anonymous: true },
  { posts: 1, replies: 2, postFirst: true },
  { posts: 0, replies: 0 },
);
const talkPart = fc.record({ keys: partKeys, discussion: written }).map(({ keys, discussion }) => ({
  ...keys,
  passingScore: keys.needsGrading ? keys.passingScore : null,
  type: 'discussion' as const,
  team: null,
  content: discussion && { ...NOTHING, discussion },
}));

/** Any course that a folder can say; its texts name its own files and activities. */
export const arbitraryDraft: fc.Arbitrary<CourseDraft> = fc
  .record({
    course: fc.record({
      code: arbitraryTitle,
      name: arbitraryTitle,
      description: fc.oneof(fc.constant(''), arbitraryTitle),
      language: fc.constantFrom(null, 'en', 'ar', 'pt-BR'),
      state: fc.constantFrom(...LIFECYCLE_STATES),
      presentation: fc.constantFrom(...PRESENTATION_MODES),
      display: fc.constantFrom(...DISPLAY_MODES),
      isOpen: fc.boolean(),
      isInCatalog: fc.boolean(),
      mayRetake: fc.boolean(),
      announcements: fc.constantFrom(...CHANNEL_STATES),
      scale: fc.option(arbitraryTitle),
      collections: fc.array(arbitraryTitle, { maxLength: 2 }),
      filters: fc.constantFrom<Record<string, string[]>>(
        {},
        { Level: ['Basic', '1.10'], 'a: b': ['x'] },
        { Empty: [] },
      ),
      certificates: fc.uniqueArray(
        fc.record({
          name: arbitraryTitle,
          validMonths: fc.option(fc.integer({ min: 1, max: 99 })),
          signerName: fc.option(arbitraryTitle),
          signerTitle: fc.option(arbitraryTitle),
          externalUrl: fc.constantFrom(null, 'https://badges.test/done'),
        }),
        { maxLength: 2, selector: ({ name }) => name },
      ),
      image: fc.constantFrom(null, 'images/a.svg'),
    }),
    about: arbitraryText(PATHS),
    translations: inFurther(
      fc.record({ name: arbitraryTitle, description: arbitraryTitle, about: arbitraryText(PATHS) }),
    ),
    shapes: fc.array(shape(2), { minLength: 1, maxLength: 4 }),
  })
  .map(({ course, about, translations, shapes }) => {
    const isTranslated = course.language !== null;
    const parts = keyed(shapes, '', { next: 1, isTranslated });
    const draft = {
      ...course,
      certificates: course.scale === null ? [] : course.certificates,
      about: drawn(about.replaceAll('course-part:THIS', courseAddress('part', parts[0]?.key ?? '')), 'about'),
      translations: isTranslated
        ? Object.fromEntries(
            Object.entries(translations).map(([locale, one]) => [
              locale,
              {
                name: one.name,
                description: course.description && one.description,
                about: about
                  ? drawn(one.about.replaceAll('course-part:THIS', '#x') || 'x', `about.${locale}`)
                  : null,
              },
            ]),
          )
        : {},
      parts,
    };
    const said = JSON.stringify(draft);
    const used = PATHS.filter(
      (path) => said.includes(courseAddress('file', path)) || said.includes(JSON.stringify(path)),
    );
    return { ...draft, files: used.toSorted().map(fileOf) };
  });

/** Keys as a folder would give them, or of their own; the texts are drawn now that they are known. */
function keyed(
  shapes: readonly Shape[],
  folder: string,
  count: { next: number; isTranslated: boolean },
): DraftPart[] {
  return shapes.map(({ part, slug, children }) => {
    const number = count.next++;
    const path = folder === '' ? `m${number}` : `${folder}/m${number}`;
    const key = slug ? path : `Of its own (${number}) ü/${number}`;
    const textOf = (text: DraftText | null, textKey: string) =>
      text && drawn(text.source.replaceAll('course-part:THIS', courseAddress('part', key)), textKey);
    const text = textOf(part.content?.text ?? null, key);
    const hasTexts = text !== null && !part.content?.quiz;
    const translations = Object.entries(count.isTranslated ? part.translations : {}).map(
      ([locale, one]) =>
        [locale, { name: one.name, text: hasTexts ? textOf(one.text, `${key}.${locale}`) : null }] as const,
    );
    const quiz =
      part.content?.quiz &&
      mapQuizTexts(part.content.quiz, (each) => drawn(each.source, quizTextKey(key, each.source)) ?? each);
    return {
      ...part,
      key,
      translations: Object.fromEntries(translations),
      content: part.content && { ...part.content, text, quiz: quiz ?? null },
      children: keyed(children, path, count),
    };
  });
}

function inFurther<Value>(value: fc.Arbitrary<Value>): fc.Arbitrary<Record<string, Value>> {
  return fc.dictionary(fc.constantFrom(...FURTHER), value, { maxKeys: 2 });
}

function raw(source: string): DraftText {
  return { source, html: '' };
}

function drawn(source: string, key: string): DraftText | null {
  if (source === '') return null;
  const report = (_line: number, message: string) => {
    throw new Error(message);
  };
  return {
    source,
    html: renderMarkdown(source, {
      scope: textScope(key),
      report,
      refuseAddress: () => null,
      sizeOf: () => null,
    }),
  };
}
