import { type AnyRoute, createMemoryHistory } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createI18n } from '../../lib/format/i18n';
import { NOON, pageFacts } from '../../testing/page-facts.builder';
import { renderApp } from '../../testing/render-app';
import { createAppRouter } from './create-app-router';
import { createQueryClient } from './create-query-client';

const ID = '0a000000-0000-4000-8000-0000000000a1';
const OTHER_ID = '0A000000-0000-4000-8000-0000000000B2';
const sources = Object.keys(import.meta.glob(['../../{features,parts}/**/*.tsx', '../**/*.tsx'])).map(
  (path) =>
    path.replace(/^(\.\/|\.\.\/(?!\.\.))/, (start) => (start === './' ? '../../app/routes/' : '../../app/')),
);

const router = createAppRouter({
  context: { queryClient: createQueryClient(), facts: pageFacts(), i18n: await createI18n('en-US') },
  clock: { pageMadeAt: NOON, now: () => NOON },
  history: createMemoryHistory(),
});

/** The pattern that an address matches. */
function routeAt(path: string): string | undefined {
  return router
    .matchRoutes(path, {})
    .at(-1)
    ?.fullPath.replace(/(?<=.)\/$/, '');
}

const cases: Array<[item: string, path: string, route: string]> = [
  ['[2.2]', '/', '/'],
  ['[2.3]', '/courses', '/courses'],
  ['[2.3]', '/courses/', '/courses'],
  ['[2.4]', '/catalog', '/catalog'],
  ['[2.5]', `/catalog/${ID}`, '/catalog/$objectiveId/$'],
  ['[2.5]', `/catalog/${ID}/about/it`, '/catalog/$objectiveId/$'],
  ['[2.6]', `/courses/redirect/${ID}`, '/courses/redirect/$objectiveId'],
  ['[2.7]', `/courses/${ID}`, '/courses/$objectiveId'],
  ['[2.7]', `/courses/${ID}/view/details`, '/courses/$objectiveId/view/details'],
  ['[2.7] reading 1', `/courses/${ID}/${OTHER_ID}`, '/courses/$objectiveId/$aggregateId'],
  ['[2.8]', `/courses/${ID}/view/content`, '/courses/$objectiveId/view/content'],
  ['[2.8]', `/courses/${ID}/view/content/1.2.3`, '/courses/$objectiveId/view/content/$activityPartAxis'],
  ['[2.9]', `/courses/${ID}/workflow/${OTHER_ID}/view`, '/courses/$objectiveId/workflow/$workflowId/view'],
  ['[2.10]', `/courses/${ID}/certificate/LX-1`, '/courses/$objectiveId/certificate/$certificateNumber'],
  ['[2.11]', `/courses/proctor/${ID}/1.2`, '/courses/proctor/$objectiveId/$activityPathId'],
  ['[2.12]', '/calendar', '/calendar/$'],
  ['[2.12]', '/calendar/week/2026-03-10', '/calendar/$'],
  ['[2.13]', '/email-response-callback', '/email-response-callback'],
  ['[2.14]', '/profile', '/profile'],
  ['[2.15]', '/forbidden', '/forbidden'],
  ['[2.16]', '/certificate/LX-1', '/certificate/$certificateNumber'],
  ['[2.17]', '/open-catalog', '/open-catalog/$'],
  ['[2.17]', '/open-catalog/risk/and/more', '/open-catalog/$'],
  ['[2.17]', `/open-catalog/${ID}/view/details`, '/open-catalog/$objectiveId/view/details'],
  ['[2.18]', '/lti-tool-callback', '/lti-tool-callback'],
  ['[2.19]', '/login-callback', '/login-callback'],
  ['[2.20]', '/simulate-error', '/simulate-error'],
];

test.each(cases)('%s %s is %s', (_item, path, route) => {
  expect(routeAt(path)).toBe(route);
});

test.each([
  '/nowhere',
  '/courses/proctor/1.2',
  `/courses/proctor/${ID}`,
  `/courses/${ID}/view`,
  `/courses/${ID}/workflow`,
  `/courses/${ID}/workflow/${OTHER_ID}`,
  `/courses/${ID}/certificate`,
  `/courses/${ID}/view/content/1.2/more`,
  `/courses/redirect/${ID}/more`,
  '/certificate',
  '/forbidden/more',
  '/login-callback/more',
])('[2.21] %s is not found', async (path) => {
  await renderApp(`/learn${path}`);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
});

test('the page of every route is where the server looks for its chunk', () => {
  const modules = Object.values(router.routesById).flatMap(
    (route: AnyRoute) => route.options.staticData?.module ?? [],
  );
  expect(modules.length).toBeGreaterThan(15);
  for (const module of modules) expect(sources).toContain(module.replace('src/', '../../'));
});

test('every route with a page of its own names the module of it', () => {
  const withoutModule = Object.values(router.routesById)
    .filter((route: AnyRoute) => route.options.component && 'preload' in route.options.component)
    .filter((route: AnyRoute) => !route.options.staticData?.module)
    .map((route: AnyRoute) => route.id);
  expect(withoutModule).toEqual([]);
});
