import type { ListedObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listedObjectiveAccess } from '../../testing/listed-objective-access.builder';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { EnrolledCourseCard } from './enrolled-course-card';
import { useCardWords } from './use-card-words';

function CardAlone({ access }: { access: ListedObjectiveAccess }) {
  return <EnrolledCourseCard access={access} light={0} words={useCardWords()} />;
}

async function textOf(access: Parameters<typeof listedObjectiveAccess>[0]): Promise<string> {
  await renderAt(NOON, <CardAlone access={listedObjectiveAccess(access)} />);
  return screen.getByRole('article').textContent;
}

test.each<[string, Parameters<typeof listedObjectiveAccess>[0], string]>([
  ['in progress', { workflow: {} }, 'Started Mar 262%'],
  [
    'due in three days, and mandatory',
    { isMandatory: true, dueDate: new Date('2026-03-13T09:00:00Z') },
    'Due Mar 130%',
  ],
  ['overdue', { dueDate: new Date('2026-03-01T09:00:00Z') }, 'Was due Mar 10%'],
  ['begun and overdue', { dueDate: new Date('2026-03-01T09:00:00Z'), workflow: {} }, 'Was due Mar 162%'],
  [
    'begun and due in a month',
    { dueDate: new Date('2026-04-10T09:00:00Z'), workflow: {} },
    'Started Mar 262%',
  ],
  ['not open yet', { availabilityDate: new Date('2026-03-24T09:00:00Z') }, 'Available from Mar 24'],
  ['open for long', { availabilityDate: new Date('2026-01-05T09:00:00Z') }, 'Available since Jan 5'],
  [
    'closed',
    { availabilityEndDate: new Date('2026-03-01T09:00:00Z') },
    'Was available to start before Mar 1',
  ],
  [
    'in grading',
    { workflow: { state: 'inGrading', submitted: new Date('2026-03-09T09:00:00Z'), progress: 1 } },
    'Submitted Mar 9100%',
  ],
  [
    'finished',
    { workflow: { state: 'finished', finished: new Date('2026-03-04T09:00:00Z') }, record: {} },
    'Completed Mar 4A: 92%',
  ],
  [
    'finished, its grade not to be seen',
    { gradeRevealPolicy: 'never', workflow: { state: 'finished', finished: null }, record: {} },
    'Completed',
  ],
  ['approved without a due date', { workflow: { state: 'gradingApproved' } }, 'Grading approved'],
  ['not started', {}, 'Not started'],
])('[4.22] the card of a course %s', async (_name, access, line) => {
  const text = await textOf(access);
  expect(text.endsWith(`A short history of the book${line}`)).toBe(true);
});

test.each([
  ['2026-03-13T09:00:00Z', '3 days left'],
  ['2026-03-01T09:00:00Z', '9 days late'],
  ['2026-03-10T23:00:00Z', 'Due today'],
  ['2026-03-10T01:00:00Z', 'Was due today'],
])('[4.22] on the cover of what is due %s stands how it presses, before its flags', async (due, words) => {
  const text = await textOf({ isMandatory: true, dueDate: new Date(due), workflow: {} });
  expect(text).toMatch(new RegExp(`^${words}MandatoryA short history`));
});

test('the flags stand before the title, and a lock is put into words', async () => {
  const text = await textOf({ isMandatory: true, availabilityEndDate: new Date('2026-03-01T09:00:00Z') });
  expect(text).toMatch(/^MandatoryLockedA short history/);
});

test('the card is one link, into the content of a running course', async () => {
  const access = listedObjectiveAccess({ workflow: {} });
  await renderAt(NOON, <CardAlone access={access} />);
  expect(screen.getByRole('link', { name: 'A short history of the book' }).getAttribute('href')).toBe(
    `/learn/courses/${access.objective.id}/view/content`,
  );
});

test.each([
  [{ name: ' ' }, 'BOOK-1'],
  [{ name: '', code: '' }, 'Untitled course'],
])('[3.2] the card of a course without a name has a title', async (objective, title) => {
  await renderAt(NOON, <CardAlone access={listedObjectiveAccess({ objective })} />);
  expect(screen.getByRole('link', { name: title })).toBeTruthy();
});
