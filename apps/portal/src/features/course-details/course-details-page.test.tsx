import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { aggregateRecordsQuery } from '../../api/attempts/attempts';
import { objectiveAccessQuery } from '../../api/courses/courses';
import { answerWith, json } from '../../testing/network';
import { attemptRecord, takenCourse } from '../../testing/attempt-record.builder';
import {
  AGGREGATE_ID,
  aggregate,
  OBJECTIVE_ID,
  objectiveAccess,
  workflow,
} from '../../testing/objective-access.builder';
import { renderApp } from '../../testing/render-app';

// The whole app takes its time on a busy machine.
vi.setConfig({ testTimeout: 30_000 });
beforeEach(() => {
  answerWith(json({ accepted: 1 }));
});

async function renderCourse(course: ObjectiveAccess, path = `/learn/courses/${OBJECTIVE_ID}`) {
  await renderApp(path, {
    answers: [
      [objectiveAccessQuery(OBJECTIVE_ID).queryKey, course],
      [aggregateRecordsQuery(AGGREGATE_ID).queryKey, [attemptRecord()]],
    ],
  });
  return within(screen.getByRole('complementary', { name: 'Your place in this course' }));
}

/** The buttons of the panel as they stand, one that cannot be pressed with a minus. */
function buttonsOf(panel: ReturnType<typeof within>): string[] {
  return [...panel.queryAllByRole('link'), ...panel.queryAllByRole('button')].map(
    (button) => `${button.hasAttribute('disabled') ? '-' : ''}${button.textContent}`,
  );
}

const untouched = objectiveAccess({ objectiveWorkflowAggregate: aggregate() });
const running = objectiveAccess({
  objectiveWorkflowAggregate: aggregate({ lastObjectiveWorkflow: workflow() }),
});

test('[2.7] [2.35] the page has the name of the course, its way back and its story', async () => {
  await renderCourse(untouched);
  expect(document.title).toBe('Asking better questions · Lantern');
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(crumbs.getByRole('link', { name: 'My courses' }).getAttribute('href')).toBe('/learn/courses');
  expect(screen.getByText('Most meetings fail on the first question.')).toBeTruthy();
});

test('[3.2] [2.35] a course without a name has a title, above the page and on it', async () => {
  await renderCourse({ ...untouched, objective: { ...untouched.objective, name: ' ', code: '' } });
  expect(document.title).toBe('Untitled course · Lantern');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Untitled course');
});

const handedIn = 'You can review your work when grading is finished.';
const cases: Array<[what: string, course: ObjectiveAccess, buttons: string[], why: string]> = [
  ['is not begun', untouched, ['Start', 'Copy link'], 'Not started'],
  ['is under way', running, ['Continue', 'Submit course', 'Copy link'], '40%'],
  ['is finished', takenCourse({ retake: true }), ['Review', 'Start again', 'Copy link'], 'Finished'],
  ['is finished for good', takenCourse(), ['Review', 'Copy link'], 'Finished'],
  ['is handed in', takenCourse({}, { state: 'submitted' }), ['-Review', 'Copy link'], handedIn],
  [
    'is being graded',
    takenCourse({}, { state: 'inGrading' }),
    ['-Review', 'Copy link'],
    'This course is being graded.',
  ],
  [
    'is still written',
    objectiveAccess({ objective: { state: 'draft' }, objectiveWorkflowAggregate: aggregate() }),
    ['Copy link'],
    'The authors are still writing this course.',
  ],
  [
    'is archived',
    takenCourse({ objective: { state: 'archived' } }),
    ['Copy link'],
    'It has been archived. Ask your administrator if you still need it.',
  ],
  [
    'opens tomorrow',
    { ...untouched, availabilityDate: new Date('2026-03-11T12:00:00Z') },
    ['-Start', 'Copy link'],
    'Will be available to start on March 11, 2026',
  ],
  [
    'closed yesterday',
    { ...untouched, availabilityEndDate: new Date('2026-03-09T12:00:00Z') },
    ['-Start', 'Copy link'],
    'Was available to start before March 9, 2026',
  ],
  [
    'was due yesterday',
    { ...untouched, dueDate: new Date('2026-03-09T12:00:00Z') },
    ['Start', 'Copy link'],
    'Was due March 9, 2026',
  ],
];

test.each(cases)('[4.14]–[4.19] a course that %s has its buttons and says why', async (...row) => {
  const [, course, buttons, why] = row;
  const panel = await renderCourse(course);
  expect(buttonsOf(panel)).toEqual(buttons);
  expect(panel.getByText(why)).toBeTruthy();
});

test('[4.28] a course under way says where its learner is', async () => {
  const panel = await renderCourse({
    ...running,
    openedLast: { axis: '2.3', name: '運転資金', language: 'ja' },
  });
  expect(panel.getByText('You are at').parentElement?.textContent).toBe('You are at 2.3 運転資金');
});

test('[4.17] [3.18] a course that is not begun says its term, and how often it can be taken', async () => {
  const panel = await renderCourse({ ...untouched, retake: true, termName: 'Autumn 2026' });
  expect(panel.getByText('Term').nextElementSibling?.textContent).toBe('Autumn 2026');
  expect(panel.getByText('Attempts').nextElementSibling?.textContent).toBe('Can be taken again');
});

test('[4.20] while an attempt is being graded the page says when its grade is shown', async () => {
  const later = new Date('2026-04-01T12:00:00Z');
  const panel = await renderCourse(
    takenCourse({ gradeRevealPolicy: 'afterDate', gradeRevealDate: later }, { state: 'inGrading' }),
  );
  expect(panel.getByText('Grade').nextElementSibling?.textContent).toBe('Hidden until April 1, 2026');
});

test('[2.28] a course under way has its content beside its details', async () => {
  await renderCourse(running);
  const layers = within(screen.getByRole('navigation', { name: 'Asking better questions' }));
  expect(layers.getAllByRole('link').map((link) => link.textContent)).toEqual(['Details', 'Content']);
  expect(layers.getByRole('link', { current: 'page' }).textContent).toBe('Details');
});

test('reading 1: a course is found by its enrolment, and by no other one', async () => {
  await renderCourse(untouched, `/learn/courses/${OBJECTIVE_ID}/${AGGREGATE_ID}`);
  expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(
    new RegExp(`/learn/courses/${OBJECTIVE_ID}$`),
  );
});
