import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { OpenCatalogObjective } from '@lantern/contract/entities/open-catalog-objective';
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { objectiveAccessQuery } from '../../api/courses/courses';
import { openCatalogObjectiveQuery, openCatalogShowcasesQuery } from '../../api/courses/open-catalog';
import { currentUser } from '../../testing/current-user.builder';
import {
  aggregate,
  OBJECTIVE_ID,
  objectiveAccess,
  openCatalogObjective,
} from '../../testing/objective-access.builder';
import { renderApp } from '../../testing/render-app';

const PATH = `/learn/open-catalog/${OBJECTIVE_ID}/view/details`;
const HOST = location.hostname;
const ASKED = `/learn/courses?objectiveId=${OBJECTIVE_ID}&occflow=startTheCourse`;

type Visit = { objective?: OpenCatalogObjective; access?: ObjectiveAccess | null };

/** Without an access a visitor; with one, somebody who is signed in. */
async function renderCourse({ objective = openCatalogObjective(), access = null }: Visit = {}) {
  return renderApp(PATH, {
    user: access ? currentUser() : null,
    answers: [
      [openCatalogObjectiveQuery(OBJECTIVE_ID, HOST).queryKey, objective],
      [openCatalogShowcasesQuery(HOST).queryKey, []],
      ...(access ? [[objectiveAccessQuery(OBJECTIVE_ID).queryKey, access] as const] : []),
    ],
  });
}

function meta(name: string): string | null | undefined {
  return document.head
    .querySelector(`meta[property="${name}"], meta[name="${name}"]`)
    ?.getAttribute('content');
}

test('[2.17] [4.12] a visitor looks without being asked who they are, and signs in to start', async () => {
  await renderCourse();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Asking better questions');
  const start = screen.getByRole('link', { name: 'Sign in to start' });
  expect(start.getAttribute('href')).toBe(
    `/oidc/login?${new URLSearchParams({ redirectUrl: ASKED }).toString()}`,
  );
});

test('[4.12] who is signed in starts right away', async () => {
  await renderCourse({ access: objectiveAccess() });
  expect(screen.getByRole('link', { name: 'Start' }).getAttribute('href')).toBe(ASKED);
});

test('[2.17] a link to it is shown with its cover, or its own picture', async () => {
  await renderCourse();
  expect(meta('og:image')).toBe(
    `${location.origin}/api/lms-storage/v1/open-catalog/${OBJECTIVE_ID}/cover.png`,
  );
  expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
  expect(meta('twitter:card')).toBe('summary_large_image');
});

test('[2.17] a picture of its own comes first, whatever its size', async () => {
  await renderCourse({ objective: openCatalogObjective({ imageUrl: '/files/jars.jpg' }) });
  expect(meta('og:image')).toBe(`${location.origin}/files/jars.jpg`);
  expect(meta('og:image:width')).toBeUndefined();
});

test('[4.23] who has the course goes to their own page of it (reading 11)', async () => {
  const { router } = await renderCourse({
    access: objectiveAccess({ objectiveWorkflowAggregate: aggregate() }),
  });
  expect(router.state.location.pathname).toBe(`/courses/${OBJECTIVE_ID}`);
});

test('[4.18] a course that is still written can only be shared', async () => {
  await renderCourse({ objective: openCatalogObjective({ state: 'draft' }) });
  const panel = within(screen.getByRole('complementary'));
  expect(panel.getByText('Coming soon')).toBeTruthy();
  expect(panel.queryByRole('link')).toBeNull();
  expect(panel.getByRole('button', { name: 'Copy link' })).toBeTruthy();
});

test('a link to the page shows elsewhere what it is about', async () => {
  await renderCourse();
  const address = `${location.origin}${PATH}`;
  expect(document.head.querySelector('link[rel="canonical"]')?.getAttribute('href')).toBe(address);
  expect(meta('og:url')).toBe(address);
  expect(meta('og:title')).toBe('Asking better questions');
  expect(meta('og:site_name')).toBe('Lantern');
  expect(meta('description')).toMatch(/^Curiosity at work/);
  expect(meta('og:description')).toBe(meta('description'));
});
