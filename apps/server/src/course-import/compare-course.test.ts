import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyDraft } from '../../testing/course-import/any-draft';
import { testContent, testDraft, testFile, testPart } from '../../testing/course-import/test-draft';
import { compareCourse, type CourseChanges, isUnchanged } from './compare-course';
import type { CourseDraft, DraftPart } from './course-draft';
import { type PlacedPart, placedParts } from './draft-parts';

const PAGES = [testPart('knot'), testPart('bend'), testPart('hitch')];

const SENTENCES: Array<[string, CourseDraft, CourseDraft, Partial<CourseChanges['parts']>]> = [
  [
    'a new part moves nobody',
    testDraft({ parts: [testPart('new'), ...PAGES] }),
    testDraft({ parts: PAGES }),
    { added: ['new'], moved: [], unchanged: 3 },
  ],
  [
    'nor does one that goes',
    testDraft({ parts: PAGES.slice(1) }),
    testDraft({ parts: PAGES }),
    { removed: ['knot'], moved: [], unchanged: 2 },
  ],
  [
    'another order does',
    testDraft({ parts: [testPart('bend'), testPart('knot'), testPart('hitch')] }),
    testDraft({ parts: PAGES }),
    { moved: ['bend', 'knot'], changed: [], unchanged: 1 },
  ],
  [
    'so does another module',
    testDraft({ parts: [testPart('module', { children: [testPart('bend')] }), testPart('knot')] }),
    testDraft({ parts: [testPart('module', { children: [] }), testPart('knot'), testPart('bend')] }),
    { moved: ['bend'], changed: [], unchanged: 2 },
  ],
  [
    'a change names its fields',
    testDraft({ parts: [testPart('knot', { name: 'Other', content: testContent({ html: '<p>New</p>' }) })] }),
    testDraft({ parts: [testPart('knot')] }),
    { changed: [{ key: 'knot', fields: ['name', 'content'] }], moved: [], unchanged: 0 },
  ],
];

test.each(SENTENCES)('%s', (_, draft, stored, parts) => {
  expect(compareCourse(draft, stored).parts).toMatchObject(parts);
});

test('files are the same by their bytes and what they are', () => {
  const stored = testDraft({ files: [testFile('a.txt'), testFile('b.txt'), testFile('c.txt')] });
  const files = [testFile('b.txt', 'other'), testFile('c.txt'), testFile('d.txt')];
  expect(compareCourse(testDraft({ files }), stored).files).toEqual({
    added: ['d.txt'],
    changed: ['b.txt'],
    removed: ['a.txt'],
    unchanged: 1,
  });
});

test('a draft against itself is no change', () => {
  fc.assert(
    fc.property(anyDraft(), (draft) => {
      expect(isUnchanged(compareCourse(draft, structuredCloneOf(draft)))).toBe(true);
    }),
  );
});

test('whatever is not said to change is the same: applying the difference gives the draft', () => {
  fc.assert(
    fc.property(anyDraft(), anyDraft(), (draft, stored) => {
      const applied = applyChanges(draft, stored, compareCourse(draft, stored));
      expect(compareCourse(applied, draft)).toMatchObject({ course: [] });
      expect(applied.parts).toEqual(draft.parts);
      expect(hashesOf(applied)).toEqual(hashesOf(draft));
    }),
  );
});

function hashesOf({ files }: CourseDraft): Record<string, string> {
  return Object.fromEntries(files.map(({ path, sha256 }) => [path, sha256]));
}

/** Of the draft only what the changes name. */
function applyChanges(draft: CourseDraft, stored: CourseDraft, changes: CourseChanges): CourseDraft {
  const changed = Object.fromEntries(changes.course.map((field) => [field, draft[field]]));
  const { added, removed } = changes.files;
  const taken = new Set([...added, ...changes.files.changed]);
  return {
    ...stored,
    code: draft.code,
    ...changed,
    parts: childrenOf(null, appliedParts(draft, stored, changes.parts)),
    files: [
      ...stored.files.filter(({ path }) => !taken.has(path) && !removed.includes(path)),
      ...draft.files.filter(({ path }) => taken.has(path)),
    ],
  };
}

function appliedParts(
  draft: CourseDraft,
  stored: CourseDraft,
  changes: CourseChanges['parts'],
): PlacedPart[] {
  const wanted = new Map(placedParts(draft.parts).map((placed) => [placed.part.key, placed]));
  const placedNew = new Set([...changes.added, ...changes.moved]);
  const fields = new Map(changes.changed.map((change) => [change.key, change.fields]));
  const staying = placedParts(stored.parts).filter(({ part }) => !changes.removed.includes(part.key));
  const old = staying.map((placed): PlacedPart => {
    const next = wanted.get(placed.part.key)?.part ?? placed.part;
    const own = Object.fromEntries((fields.get(next.key) ?? []).map((field) => [field, next[field]]));
    return { ...placed, part: { ...placed.part, ...own } };
  });
  const unmoved = old.filter(({ part }) => !placedNew.has(part.key));
  const moved = [...wanted.values()].filter(({ part }) => placedNew.has(part.key));
  const parts = new Map(old.map(({ part }) => [part.key, part]));
  const fixed = moved.map((placed) => ({ ...placed, part: parts.get(placed.part.key) ?? placed.part }));
  return [...intoGaps(unmoved, fixed), ...fixed];
}

/** Those that stay take the places that are left among their siblings, in their old order. */
function intoGaps(unmoved: readonly PlacedPart[], fixed: readonly PlacedPart[]): PlacedPart[] {
  const taken = new Set(fixed.map(({ parentKey, order }) => `${parentKey} ${order}`));
  return unmoved.map((placed) => {
    let order = 1;
    while (taken.has(`${placed.parentKey} ${order}`)) order += 1;
    taken.add(`${placed.parentKey} ${order}`);
    return { ...placed, order };
  });
}

function childrenOf(parentKey: string | null, parts: readonly PlacedPart[]): DraftPart[] {
  return parts
    .filter((placed) => placed.parentKey === parentKey)
    .toSorted((a, b) => a.order - b.order)
    .map(({ part }) => ({ ...part, children: childrenOf(part.key, parts) }));
}

/** The same in other objects. */
function structuredCloneOf({ files, ...draft }: CourseDraft): CourseDraft {
  return { ...structuredClone(draft), files: files.map((file) => ({ ...file })) };
}
