import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { CourseDraft, DraftContent, DraftFile, DraftPart } from '../../src/course-import/course-draft';
import type { DraftQuiz } from '../../src/course-import/draft-quiz';

/** For tests: a course in the catalog without parts; a test states only what differs. */
export function testDraft(differs: Partial<CourseDraft> = {}): CourseDraft {
  return {
    code: 'ROPES',
    name: 'Ropes and knots',
    description: '',
    about: null,
    language: null,
    translations: {},
    state: 'ready',
    presentation: 'tree',
    display: 'embeddedAuto',
    isOpen: false,
    isInCatalog: true,
    mayRetake: false,
    announcements: 'none',
    scale: null,
    collections: [],
    filters: {},
    certificates: [],
    image: null,
    parts: [],
    files: [],
    ...differs,
  };
}

/** For tests: a page, or a module of those that are given. */
export function testPart(key: string, differs: Partial<DraftPart> = {}): DraftPart {
  return {
    key,
    name: `The ${key}`,
    translations: {},
    type: differs.children ? 'composite' : 'text',
    state: 'ready',
    optional: false,
    weight: 1,
    duration: null,
    requiresPrevious: false,
    passingScore: null,
    maxAttempts: null,
    needsGrading: false,
    supportReview: true,
    team: null,
    constraint: null,
    content: null,
    children: [],
    ...differs,
  };
}

/** For tests: what is in a part; a text is html. */
export function testContent({
  html,
  ...differs
}: Partial<DraftContent> & { html?: string } = {}): DraftContent {
  return {
    text: html === undefined ? null : { source: html, html },
    attachments: [],
    video: null,
    event: null,
    discussion: null,
    tool: null,
    quiz: null,
    ...differs,
  };
}

/** For tests: a file of these words. */
export function testFile(path: string, words = path, mediaType = 'text/plain'): DraftFile {
  return {
    path,
    mediaType,
    byteLength: Buffer.byteLength(words),
    sha256: createHash('sha256').update(words).digest('hex'),
    open: () => Readable.from([Buffer.from(words)]),
  };
}

export function testQuiz(prompt = 'Does it hold?'): DraftQuiz {
  const text = (source: string) => ({ source, html: `<p>${source}</p>` });
  return {
    lead: null,
    tries: 2,
    timeLimit: null,
    shuffle: false,
    ask: null,
    questions: [
      {
        kind: 'choice',
        id: 'q1',
        prompt: text(prompt),
        hint: null,
        points: 1,
        explanation: null,
        shuffle: true,
        options: [
          { text: text('Yes'), isRight: true, feedback: null },
          { text: text('No'), isRight: false, feedback: text('Pull harder.') },
        ],
      },
    ],
  };
}
