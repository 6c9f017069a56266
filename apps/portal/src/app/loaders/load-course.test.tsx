import { type ProblemCode, ProblemError } from '@lantern/contract/problem-error';
import type { MakeCall } from '@lantern/contract/render-page';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { objectiveAccessQuery } from '../../api/courses/courses';
import { OBJECTIVE_ID, objectiveAccess } from '../../testing/objective-access.builder';
import { renderApp } from '../../testing/render-app';

vi.mock('../../api/attempts/report-event', () => ({ reportEvent: vi.fn<() => void>() }));

const UNKNOWN = 'Unknown error. Please refresh the page and try again.';
const NOT_AVAILABLE = 'Course is not available';
const CATALOG = `/learn/catalog/${OBJECTIVE_ID}`;
const OPEN = `/learn/open-catalog/${OBJECTIVE_ID}/view/details`;

beforeEach(() => {
  // React and the router tell the console of what a boundary has caught; here that is the point.
  vi.spyOn(console, 'error').mockImplementation(() => {});
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  vi.restoreAllMocks();
});

function failing(code: ProblemCode): MakeCall {
  return async () => {
    throw new ProblemError(code);
  };
}

function heading(): string | null {
  return screen.getByRole('heading', { level: 1 }).textContent;
}

test.each<[ProblemCode, string]>([
  ['invalidRequest', CATALOG],
  ['forbidden', CATALOG],
  ['notFound', CATALOG],
  ['notFound', `/learn/courses/${OBJECTIVE_ID}`],
])('[8.4] [2.31] %s at %s is the not-found page of a course, with a way back', async (code, path) => {
  await renderApp(path, { call: failing(code) });
  expect(heading()).toBe(NOT_AVAILABLE);
  expect(
    screen.getByText(
      'You do not have the necessary access rights to open or enroll in this course or program.',
    ),
  ).toBeTruthy();
  expect(screen.getByRole('link', { name: 'My courses' }).getAttribute('href')).toBe('/learn/courses');
  expect(screen.queryByRole('navigation')).toBeNull();
});

test('[8.4] an address that names no course asks the server nothing', async () => {
  await renderApp('/learn/catalog/nothing');
  expect(heading()).toBe(NOT_AVAILABLE);
});

test.each<ProblemCode>(['notAuthenticated', 'notFound'])(
  '[8.4] a visitor whose course answers %s is led to what everybody may see (reading 8)',
  async (code) => {
    await renderApp(OPEN, { user: null, call: failing(code) });
    expect(heading()).toBe(NOT_AVAILABLE);
    expect(screen.getByRole('link', { name: 'Open catalog' }).getAttribute('href')).toBe(
      '/learn/open-catalog',
    );
  },
);

test.each([CATALOG, OPEN])('[8.4] any other failure at %s is told in a toast', async (path) => {
  await renderApp(path, { call: failing('conflict') });
  expect(heading()).toBe('Something went wrong');
  expect(await screen.findByText(UNKNOWN)).toBeTruthy();
});

test('[4.23] the page of a course that is not taken up is the one in the catalog', async () => {
  const { router } = await renderApp(`/learn/courses/${OBJECTIVE_ID}`, {
    answers: [[objectiveAccessQuery(OBJECTIVE_ID).queryKey, objectiveAccess()]],
  });
  expect(router.state.location.pathname).toBe(`/catalog/${OBJECTIVE_ID}`);
});

test('[4.23] an archived course stays where it is', async () => {
  const archived = objectiveAccess({ objective: { state: 'archived' } });
  const { router } = await renderApp(`/learn/courses/${OBJECTIVE_ID}`, {
    answers: [[objectiveAccessQuery(OBJECTIVE_ID).queryKey, archived]],
  });
  expect(router.state.location.pathname).toBe(`/courses/${OBJECTIVE_ID}`);
});
