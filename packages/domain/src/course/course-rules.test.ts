import {
  type Arbitrary,
  array,
  assert,
  boolean,
  constant,
  constantFrom,
  date,
  double,
  option,
  property,
  record,
} from 'fast-check';
import { expect, test } from 'vitest';
import { concealResults } from '../grade/conceal-results';
import { courseResult } from '../grade/course-result';
import { isResultVisible } from '../grade/grade-reveal';
import {
  ACTIVITY_TYPES,
  COURSE_PROGRESSES,
  GRADE_REVEAL_POLICIES,
  LIFECYCLE_STATES,
  WORKFLOW_STATES,
} from '../vocabulary';
import { cardDestination, cardFooter } from './course-card';
import { courseOffer } from './course-offer';
import { courseProgress } from './course-progress';
import type { EnrolledCourse } from '../enrollment/enrolled-course';
import { reviewRefusal } from './review-refusal';
import { catalogOffer } from '../catalog/catalog-offer';
import { startRefusal } from './start-refusal';

const NOW = new Date('2026-03-10T12:00:00Z');
const SECRET_GRADE = 'secret-grade';
const SECRET_SCORE = 271828;

const anyDate = date({
  min: new Date('2026-03-09T12:00:00Z'),
  max: new Date('2026-03-11T12:00:00Z'),
  noInvalidDate: true,
});
const maybeDate = option(anyDate);

const anyCourse: Arbitrary<EnrolledCourse> = record({
  id: constant('access-1'),
  objective: record({
    id: constant('objective-1'),
    state: constantFrom(...LIFECYCLE_STATES),
    type: constantFrom(...ACTIVITY_TYPES),
    activity: record({ state: constantFrom(...LIFECYCLE_STATES), supportReview: boolean() }),
  }),
  isMandatory: boolean(),
  retake: boolean(),
  dueDate: maybeDate,
  availabilityDate: maybeDate,
  availabilityEndDate: maybeDate,
  gradeRevealPolicy: constantFrom(...GRADE_REVEAL_POLICIES),
  gradeRevealDate: maybeDate,
  objectiveWorkflowAggregate: option(
    record({
      id: constant('aggregate-1'),
      isSelfEnrolled: boolean(),
      lastObjectiveWorkflow: option(
        record({
          id: constantFrom('workflow-1', 'workflow-2'),
          state: constantFrom(...WORKFLOW_STATES),
          progress: double({ min: 0, max: 1, noNaN: true }),
          started: maybeDate,
          submitted: maybeDate,
          finished: maybeDate,
          protectResults: boolean(),
        }),
      ),
      lastObjectiveRecord: option(
        record({
          id: constant('record-1'),
          grade: constant(SECRET_GRADE),
          passed: option(boolean()),
          finished: maybeDate,
          score: constant(SECRET_SCORE),
          maxScore: constant(SECRET_SCORE + 1),
          normalizedScore: double({ min: 0, max: 1, noNaN: true }),
          protectResults: boolean(),
          objectiveWorkflowId: option(constant('workflow-1')),
        }),
      ),
    }),
  ),
});

/** All that a screen draws of a course. */
function derived(course: EnrolledCourse) {
  return {
    offer: courseOffer(course, NOW),
    catalog: catalogOffer(course, NOW),
    result: courseResult(course, NOW),
    destination: cardDestination(course),
    footer: cardFooter(course),
    progress: courseProgress(course),
  };
}

test('[4.7] the three buckets share out every list: none lost, none twice (reading 3)', () => {
  assert(
    property(array(anyCourse), (courses) => {
      const buckets = COURSE_PROGRESSES.map((name) =>
        courses.filter((course) => courseProgress(course) === name),
      );
      expect(buckets.flat()).toHaveLength(courses.length);
      expect(new Set(buckets.flat())).toEqual(new Set(courses));
    }),
  );
});

test('[4.14] [4.15] [4.16] [4.17] at most one button leads, and it can be pressed if any can', () => {
  assert(
    property(anyCourse, (course) => {
      for (const { actions } of [courseOffer(course, NOW), catalogOffer(course, NOW)]) {
        const leading = actions.filter((action) => action.primary);
        expect(leading.length).toBeLessThanOrEqual(1);
        const pressable = courseOffer(course, NOW).actions.some(
          ({ name, enabled }) => enabled && name !== 'share',
        );
        expect(leading[0]?.enabled ?? false).toBe(pressable);
      }
    }),
  );
});

test('[4.14] [4.17] the button that starts and the gate that lets start always agree', () => {
  assert(
    property(anyCourse, (course) => {
      const starts = courseOffer(course, NOW).actions.filter(
        ({ name }) => name === 'start' || name === 'startAgain',
      );
      expect(starts.length).toBeLessThanOrEqual(1);
      expect(starts.some((action) => action.enabled)).toBe(startRefusal(course, NOW) === null);
    }),
  );
});

test('[4.16] [4.20] [4.21] whatever cannot be pressed says why, and a result that will be told says when', () => {
  assert(
    property(anyCourse, (course) => {
      const { actions, notice } = courseOffer(course, NOW);
      const shut = actions.filter(({ enabled }) => !enabled).map(({ name }) => name);
      expect(reviewRefusal(course, NOW) !== null).toBe(shut.includes('review'));
      const isShutWindow = notice?.kind === 'notYetOpen' || notice?.kind === 'closed';
      expect(isShutWindow).toBe(shut.includes('start') || shut.includes('startAgain'));
      const result = courseResult(course, NOW);
      const { gradeRevealPolicy: policy, gradeRevealDate: revealDate } = course;
      const isLater = policy === 'afterDate' && revealDate !== null && revealDate > NOW;
      expect(result).toEqual(
        result.kind === 'hidden' ? { ...result, until: isLater ? revealDate : null } : result,
      );
    }),
  );
});

test('[4.20] a hidden grade appears in no derived value, on either side of the wire', () => {
  assert(
    property(anyCourse, (course) => {
      const concealed = concealResults(course, NOW);
      if (isResultVisible(course, NOW)) return;
      expect(derived(concealed)).toEqual(derived(course));
      for (const text of [JSON.stringify(derived(course)), JSON.stringify(concealed)]) {
        expect(text).not.toContain(SECRET_GRADE);
        expect(text).not.toContain(String(SECRET_SCORE));
      }
    }),
  );
});

test('[4.20] concealing twice changes nothing more', () => {
  assert(
    property(anyCourse, (course) => {
      const once = concealResults(course, NOW);
      expect(concealResults(once, NOW)).toEqual(once);
    }),
  );
});
