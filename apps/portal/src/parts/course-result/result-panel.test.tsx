import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aggregateRecordsQuery } from '../../api/attempts/attempts';
import { attemptRecord, takenCourse } from '../../testing/attempt-record.builder';
import { AGGREGATE_ID, aggregate, objectiveAccess } from '../../testing/objective-access.builder';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { ResultPanel } from './result-panel';

const EARLIER_ID = '0a000000-0000-4000-8000-000000000902';
const tomorrow = new Date('2026-03-11T12:00:00Z');
const imported = objectiveAccess({
  objectiveWorkflowAggregate: aggregate({
    lastObjectiveRecord: attemptRecord({ objectiveWorkflowId: null, passed: false }),
  }),
});

const cases: Array<[item: string, what: string, course: ObjectiveAccess, said: string[]]> = [
  ['[5.4]', 'a grade and its score', takenCourse(), ['A: 92%', 'Passed', '46 out of 50', '70%']],
  ['[4.20]', 'the day of a result', takenCourse(afterDate(tomorrow)), ['Hidden until March 11, 2026']],
  ['[4.20]', 'the result from its very second', takenCourse(afterDate(NOON)), ['A: 92%']],
  ['[4.20]', 'that results are not told', takenCourse({ gradeRevealPolicy: 'never' }), ['Not shown']],
  ['[4.17]', 'where a result comes from', imported, ['A: 92%', 'Not passed', 'Imported']],
];

function afterDate(gradeRevealDate: Date) {
  return { gradeRevealPolicy: 'afterDate', gradeRevealDate } as const;
}

test.each(cases)('%s the page says %s', async (_item, _what, course, said) => {
  await renderAt(NOON, <ResultPanel course={course} now={NOON} />);
  expect(screen.getByRole('region', { name: 'Your result' })).toBeTruthy();
  for (const text of said) expect(screen.getByText(text)).toBeTruthy();
});

test('[3.6] the panel says of which attempt the result is', async () => {
  const earlier = attemptRecord({ id: EARLIER_ID, objectiveWorkflowId: EARLIER_ID });
  await renderAt(NOON, <ResultPanel course={takenCourse()} now={NOON} />, {
    answers: [[aggregateRecordsQuery(AGGREGATE_ID).queryKey, [attemptRecord(), earlier]]],
  });
  expect(screen.getByText('Attempt').nextElementSibling?.textContent).toBe('2');
});

test('[3.3] a result without a score names no passing score', async () => {
  const ungraded = attemptRecord({
    score: null,
    maxScore: null,
    normalizedScore: null,
    grade: null,
    passed: null,
  });
  const course = takenCourse();
  const { objectiveWorkflowAggregate: taken } = course;
  const without = {
    ...course,
    objectiveWorkflowAggregate: taken && { ...taken, lastObjectiveRecord: ungraded },
  };
  await renderAt(NOON, <ResultPanel course={without} now={NOON} />);
  expect(screen.getByText('Completed')).toBeTruthy();
  expect(screen.queryByText('Passing score')).toBeNull();
});

test('without a result there is nothing to say', async () => {
  await renderAt(NOON, <ResultPanel course={objectiveAccess()} now={NOON} />);
  expect(screen.queryByRole('region')).toBeNull();
});
