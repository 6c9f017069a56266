import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showcasesQuery } from '../../api/courses/catalog';
import { objectiveAccessQuery } from '../../api/courses/courses';
import {
  aggregate,
  OBJECTIVE_ID,
  objectiveAccess,
  SHOWCASE_ID,
  workflow,
} from '../../testing/objective-access.builder';
import { renderApp } from '../../testing/render-app';

const showcase = {
  id: SHOWCASE_ID,
  name: 'People and leadership',
  code: 'PPL',
  description: '',
  objectivesCount: 1,
  order: 1,
};

async function renderCourse(course: ObjectiveAccess) {
  await renderApp(`/learn/catalog/${OBJECTIVE_ID}/view/details`, {
    answers: [
      [objectiveAccessQuery(OBJECTIVE_ID).queryKey, course],
      [showcasesQuery('catalog').queryKey, [showcase]],
    ],
  });
  return within(screen.getByRole('complementary', { name: 'Start this course' }));
}

/** The buttons of the panel as they stand, one that cannot be pressed with a minus. */
function buttonsOf(panel: ReturnType<typeof within>): string[] {
  return [...panel.queryAllByRole('link'), ...panel.queryAllByRole('button')].map(
    (button) => `${button.hasAttribute('disabled') ? '-' : ''}${button.textContent}`,
  );
}

test('[2.5] [2.35] the page tells the story of the course, from the catalog', async () => {
  const panel = await renderCourse(objectiveAccess());
  expect(document.title).toBe('Asking better questions · Lantern');
  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumbs' }));
  expect(crumbs.getByRole('link', { name: 'Catalog' }).getAttribute('href')).toBe('/learn/catalog');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Asking better questions');
  expect(screen.getByText('Most meetings fail on the first question.')).toBeTruthy();
  const facts = panel.getAllByRole('definition').map((fact) => fact.textContent);
  expect(facts).toEqual(['5 modules, 120 minutes', 'People and leadership', 'Yes, from 70%', 'PPL-204']);
});

const running = objectiveAccess({
  objectiveWorkflowAggregate: aggregate({ lastObjectiveWorkflow: workflow() }),
});
const cases: Array<[what: string, course: ObjectiveAccess, buttons: string[]]> = [
  ['is on offer', objectiveAccess(), ['Start', 'Add to my courses', 'Copy link']],
  [
    'was taken up',
    objectiveAccess({ objectiveWorkflowAggregate: aggregate() }),
    ['Start', '-Enrolled', 'Copy link'],
  ],
  ['is under way', running, ['Continue', '-Enrolled', 'Copy link']],
  ['is still written', objectiveAccess({ objective: { state: 'draft' } }), ['Copy link']],
  [
    'has not opened yet',
    objectiveAccess({ availabilityDate: new Date('2026-03-11T12:00:00Z') }),
    ['-Start', 'Add to my courses', 'Copy link'],
  ],
];

test.each(cases)('[4.12] [4.18] a course that %s has its buttons', async (_what, course, buttons) => {
  expect(buttonsOf(await renderCourse(course))).toEqual(buttons);
});

test('[4.15] Continue leads to the content', async () => {
  const panel = await renderCourse(running);
  expect(panel.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
    `/learn/courses/${OBJECTIVE_ID}/view/content`,
  );
});
