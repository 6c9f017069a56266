import { expect, test } from 'vitest';
import { enrolledCourse } from '../enrollment/enrolled-course.builder';
import {
  courseSuggestions,
  FEWEST_LEARNERS,
  type FinishedCourse,
  MOST_SUGGESTIONS,
  type SuggestionCandidate,
  type SuggestionReason,
} from './course-suggestions';

const NOW = new Date('2026-05-04T12:00:00Z');
const before = (ms: number) => new Date(NOW.getTime() - ms);

type Differences = Parameters<typeof enrolledCourse>[0] &
  Partial<Pick<SuggestionCandidate, 'showInCatalog' | 'learnerCount'>> & { collections?: string[] };

/** On offer to everybody, and nobody's yet. */
function candidate(id: string, differs: Differences = {}): SuggestionCandidate {
  const { showInCatalog = true, learnerCount = 0, collections = [], objective, ...course } = differs;
  const made = enrolledCourse({ aggregate: null, ...course, objective: { id, ...objective } });
  const showcases = collections.map((collection) => ({ id: collection }));
  return { ...made, objective: { ...made.objective, showcases }, showInCatalog, learnerCount };
}

const finished = (id: string, differs: Partial<FinishedCourse> = {}): FinishedCourse => ({
  id,
  collectionIds: [],
  next: [],
  ...differs,
});

function suggested(
  courses: SuggestionCandidate[],
  past: FinishedCourse[],
): Array<[string, SuggestionReason]> {
  return courseSuggestions(courses, past, NOW).map(({ course, reason }) => [course.objective.id, reason]);
}

test.each<[string, Differences, boolean]>([
  ['on offer and nobody has it', {}, true],
  ['not in the catalog', { showInCatalog: false }, false],
  ['taken up', { aggregate: {} }, false],
  ['begun', { aggregate: { isSelfEnrolled: false }, workflow: { state: 'inProgress' } }, false],
  ['finished', { aggregate: { isSelfEnrolled: false }, workflow: {}, retake: true }, false],
  ['a result brought in', { aggregate: { isSelfEnrolled: false }, record: {} }, false],
  ['only known of', { aggregate: { isSelfEnrolled: false } }, true],
  ['for everybody to take', { isMandatory: true }, false],
  ['still being written', { objective: { state: 'draft' } }, false],
  ['archived', { objective: { state: 'archived' } }, false],
  ['expired, and still to be taken', { objective: { state: 'expired' } }, true],
  ['opens at this moment', { availabilityDate: NOW }, true],
  ['opens in a moment', { availabilityDate: before(-1) }, false],
  ['closes at this moment', { availabilityEndDate: NOW }, true],
  ['closed a moment ago', { availabilityEndDate: before(1) }, false],
])('[4.12] [4.21] [5.13] is it suggested: %s', (_name, differs, expected) => {
  const course = candidate('c', { learnerCount: 100, ...differs });
  const past = finished('f', { next: [{ objectiveId: 'c', learners: 100 }] });
  expect(suggested([course], [past])).toHaveLength(expected ? 1 : 0);
});

const POPULAR: SuggestionReason = { kind: 'popular', finishedId: null, collectionId: null };
const LAST = finished('last', { collectionIds: ['craft', 'tea'], next: [{ objectiveId: 'a', learners: 5 }] });
const EARLIER = finished('earlier', {
  collectionIds: ['maths'],
  next: [
    { objectiveId: 'a', learners: 9 },
    { objectiveId: 'b', learners: 4 },
  ],
});

test.each<[string, SuggestionCandidate, SuggestionReason[]]>([
  [
    'what most took next',
    candidate('a'),
    [{ kind: 'becauseFinished', finishedId: 'earlier', collectionId: null }],
  ],
  ['what too few took next', candidate('b'), []],
  [
    'the collection of what was finished last',
    candidate('b', { collections: ['maths', 'tea'], learnerCount: 50 }),
    [{ kind: 'sameCollection', finishedId: 'last', collectionId: 'tea' }],
  ],
  [
    'the collection of what was finished before',
    candidate('c', { collections: ['maths'] }),
    [{ kind: 'sameCollection', finishedId: 'earlier', collectionId: 'maths' }],
  ],
  ['what as many have as must', candidate('c', { learnerCount: FEWEST_LEARNERS }), [POPULAR]],
  ['what fewer have', candidate('c', { learnerCount: FEWEST_LEARNERS - 1 }), []],
  ['neither', candidate('c', { collections: ['cooking'] }), []],
])('[2.4] a course is suggested for the best of its reasons: %s', (_name, course, reasons) => {
  expect(suggested([course], [LAST, EARLIER]).map(([, reason]) => reason)).toEqual(reasons);
});

test('[2.4] what others took next comes first, then collections, then what is popular, each by its learners', () => {
  const courses = [
    candidate('known', { learnerCount: 6 }),
    candidate('better known', { learnerCount: 60 }),
    candidate('maths', { collections: ['maths'], learnerCount: 90 }),
    candidate('tea', { collections: ['tea'] }),
    candidate('craft', { collections: ['craft'], learnerCount: 1 }),
    candidate('a'),
  ];
  expect(suggested(courses, [LAST, EARLIER]).map(([id]) => id)).toEqual([
    'a',
    'craft',
    'tea',
    'maths',
    'better known',
    'known',
  ]);
});

test('[2.4] whoever has finished nothing hears of what is popular, and of nothing else', () => {
  const courses = [candidate('a', { collections: ['tea'] }), candidate('b', { learnerCount: 7 })];
  expect(suggested(courses, [])).toEqual([['b', POPULAR]]);
});

test('[2.4] equals keep their order, and no more are suggested than fit', () => {
  const courses = Array.from({ length: MOST_SUGGESTIONS + 1 }, (_, n) =>
    candidate(`${n}`, { learnerCount: 8 }),
  );
  expect(suggested(courses, []).map(([id]) => id)).toEqual(['0', '1', '2', '3', '4', '5']);
});
