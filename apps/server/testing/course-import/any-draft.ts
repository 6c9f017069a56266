import { CHANNEL_STATES } from '@lantern/domain/announcements/channel-states';
import fc from 'fast-check';
import {
  DISPLAY_MODES,
  LIFECYCLE_STATES,
  PRESENTATION_MODES,
  REVIEW_POLICIES,
} from '@lantern/domain/vocabulary';
import { portableAddress } from '../../src/course-import/course-addresses';
import type { CourseDraft, DraftContent, DraftFile, DraftPart } from '../../src/course-import/course-draft';
import { testContent, testFile, testQuiz } from './test-draft';

/** What the tenant of such drafts has. */
export const ANY_TENANT = {
  scales: ['Letters', 'Passed or not'],
  collections: ['Sea', 'Land'],
  filters: { Level: ['Easy', 'Hard'], Format: ['Film', 'Text'] },
  tool: 'Sums',
};

const KEYS = ['knot', 'bend', 'hitch', 'a/b c', 'ü#1', "it's", 'last'];
const PATHS = ['a.png', 'pictures/b c.png', 'film.mp4', 'film.vtt', "x/it's 100%.pdf"];

const words = fc.string({
  unit: fc.constantFrom('a', 'B', ' ', 'é', '🙂', '"', '<', '&', "'", '\\', '\n'),
  maxLength: 12,
});

/** For tests: any course that could be written down, with few enough names that two of them have some in common. */
export function anyDraft(): fc.Arbitrary<CourseDraft> {
  return fc.tuple(fc.shuffledSubarray(KEYS), fc.subarray(PATHS).chain(anyFiles)).chain(([keys, files]) =>
    fc.record({
      code: fc.constant('ANY'),
      name: words,
      description: words,
      about: fc.option(anyText(keys, files)),
      language: fc.constantFrom(null, 'en', 'ar'),
      translations: fc.dictionary(
        fc.constantFrom('de', 'ja'),
        fc.record({ name: words, description: words, about: fc.option(anyText(keys, files)) }),
      ),
      state: fc.constantFrom(...LIFECYCLE_STATES),
      presentation: fc.constantFrom(...PRESENTATION_MODES),
      display: fc.constantFrom(...DISPLAY_MODES),
      isOpen: fc.boolean(),
      isInCatalog: fc.boolean(),
      mayRetake: fc.boolean(),
      announcements: fc.constantFrom(...CHANNEL_STATES),
      scale: fc.constantFrom(null, ...ANY_TENANT.scales),
      collections: fc.shuffledSubarray(ANY_TENANT.collections),
      filters: fc.record({
        Level: fc.shuffledSubarray(ANY_TENANT.filters.Level),
        Format: fc.shuffledSubarray(ANY_TENANT.filters.Format),
      }),
      certificates: fc.subarray([
        { name: 'Sailor', validMonths: 12, signerName: 'Ann', signerTitle: null, externalUrl: null },
        {
          name: 'Captain',
          validMonths: null,
          signerName: null,
          signerTitle: 'Admiral',
          externalUrl: 'https://badges.test/captain',
        },
      ]),
      image: fc.constantFrom(null, ...files.map(({ path }) => path)),
      parts: anyParts(keys, { keys, files }),
      files: fc.constant(files),
    }),
  );
}

function anyFiles(paths: string[]): fc.Arbitrary<DraftFile[]> {
  return fc.tuple(
    ...paths.map((path) => fc.constantFrom('one', 'two').map((content) => testFile(path, content))),
  );
}

type Named = { keys: string[]; files: DraftFile[] };

/** Some of the keys side by side, the others below the first of them. */
function anyParts(keys: string[], named: Named): fc.Arbitrary<DraftPart[]> {
  if (keys.length === 0) return fc.constant([]);
  return fc.integer({ min: 1, max: keys.length }).chain((count) => {
    const [first = '', ...others] = keys.slice(0, count);
    const below = keys.slice(count);
    const head = below.length > 0 ? anyModule(first, below, named) : anyPart(first, named);
    return fc.tuple(head, ...others.map((key) => anyPart(key, named)));
  });
}

function anyModule(key: string, below: string[], named: Named): fc.Arbitrary<DraftPart> {
  return fc
    .tuple(anyPart(key, named), anyParts(below, named))
    .map(([part, children]) => ({ ...part, type: 'composite', children, content: null }));
}

function anyPart(key: string, named: Named): fc.Arbitrary<DraftPart> {
  const paths = named.files.map(({ path }) => path);
  const fields = {
    key: fc.constant(key),
    name: words,
    translations: fc.dictionary(
      fc.constantFrom('de', 'ja'),
      fc.record({ name: words, text: fc.option(anyText(named.keys, named.files)) }),
    ),
    state: fc.constantFrom(...LIFECYCLE_STATES),
    optional: fc.boolean(),
    weight: fc.constantFrom(0, 0.1, 1, 5),
    duration: fc.constantFrom(null, 0, 600),
    requiresPrevious: fc.boolean(),
    passingScore: fc.constantFrom(null, 0, 0.3, 1),
    maxAttempts: fc.constantFrom(null, 1, 3),
    needsGrading: fc.boolean(),
    supportReview: fc.boolean(),
    constraint: fc.constantFrom(
      null,
      {},
      {
        startFrom: '2026-03-01T00:00:00.000Z',
        due: null,
        reviewPolicy: REVIEW_POLICIES[0],
      },
    ),
    children: fc.constant<DraftPart[]>([]),
  };
  const pages = fc.record({
    ...fields,
    team: fc.constantFrom<DraftPart['team']>(null, null, {
      policy: 'all',
      mayBeAlone: true,
      fields: [{ kind: 'table', key: 'cash', label: 'Cash', columns: ['1', '2'], rows: ['In'] }],
    }),
    type: fc.constantFrom(
      'text' as const,
      'discussion' as const,
      'composite' as const,
      'event' as const,
      'video' as const,
    ),
    content: fc.option(
      fc.record({
        text: fc.option(anyText(named.keys, named.files)),
        attachments: fc.shuffledSubarray(paths),
        video: fc.constantFrom(null, ...anyVideos(paths)),
        event: fc.constantFrom(null, {
          start: '2026-03-01T09:00:00.000Z',
          end: '2026-03-01T10:00:00.000Z',
          timeZone: 'Europe/Berlin',
          place: 'Harbour',
        }),
        discussion: fc.constantFrom(null, { posts: 1, replies: 2 }, { anonymous: true }),
        tool: fc.constant(null),
        quiz: fc.constant(null),
      }),
    ),
  });
  const tools = fc.record({
    ...fields,
    team: fc.constantFrom<DraftPart['team']>(null, { policy: 'any', mayBeAlone: false, fields: [] }),
    type: fc.constant('lti' as const),
    content: fc.constantFrom<DraftContent>(
      testContent({ tool: { name: ANY_TENANT.tool, targetLinkUri: null, custom: { unit: '1' } } }),
      testContent({
        html: '<p>Sums</p>',
        tool: { name: ANY_TENANT.tool, targetLinkUri: 'https://sums.test/2', custom: {} },
      }),
      testContent({ quiz: testQuiz() }),
      testContent({ quiz: testQuiz('And now?') }),
    ),
  });
  return fc.oneof({ weight: 3, arbitrary: pages }, { weight: 1, arbitrary: tools });
}

function anyVideos(paths: string[]): Array<DraftContent['video']> {
  const transcript = [{ second: 1, text: 'Pull.' }];
  const [file, poster = null] = paths;
  const captions = paths.slice(1, 2).map((path) => ({ language: 'en', label: 'English', file: path }));
  return [
    { transcript, source: 'vimeo', url: 'https://vimeo.com/1' },
    ...(file === undefined ? [] : [{ transcript: [], source: 'file' as const, file, poster, captions }]),
  ];
}

function anyText(keys: string[], files: DraftFile[]): fc.Arbitrary<{ source: string; html: string }> {
  const pieces = [
    '<p>Plain &amp; simple</p>',
    '<h1>Title</h1><script>alert(1)</script>',
    '<a href="https://elsewhere.test/">out</a>',
    ...files.map(({ path }) => `<img src="${portableAddress({ kind: 'file', name: path })}" alt="it">`),
    ...keys.map((key) => `<p><a href="${portableAddress({ kind: 'part', name: key })}">see</a></p>`),
  ];
  return fc.record({ source: words, html: fc.shuffledSubarray(pieces).map((some) => some.join('')) });
}
