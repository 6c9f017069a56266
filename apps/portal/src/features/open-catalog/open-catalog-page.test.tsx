import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listServer } from '../../testing/list-server';
import { listedObjective } from '../../testing/listed-objective-access.builder';
import { renderApp } from '../../testing/render-app';

test('[2.17] [6.5] a visitor sees what is open to everybody, and is asked for nothing', async () => {
  const objective = listedObjective();
  const { call, asked } = listServer({ openCourses: () => ({ data: [objective], totalCount: 1 }) });
  await renderApp('/learn/open-catalog', { call, user: null });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Learn something by lamplight');
  expect(screen.getByRole('link', { name: objective.name }).getAttribute('href')).toBe(
    `/learn/open-catalog/${objective.id}/view/details`,
  );
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
    '/oidc/login?redirectUrl=%2Flearn%2Fopen-catalog',
  );
  expect(asked.every(({ query }) => query['domain'] === location.hostname)).toBe(true);
});

test('[2.17] signing in comes back to the search that the visitor was at', async () => {
  const { call } = listServer({ openCourses: () => ({ data: [listedObjective()], totalCount: 1 }) });
  await renderApp('/learn/open-catalog', { call, user: null });
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'sand' } });
  await waitFor(() =>
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe(
      '/oidc/login?redirectUrl=%2Flearn%2Fopen-catalog%3Fkeyword%3Dsand',
    ),
  );
});

test('[2.17] a visitor puts the catalog in another order, of which the next visit knows nothing', async () => {
  const { call, asked } = listServer({ openCourses: () => ({ data: [listedObjective()], totalCount: 1 }) });
  const { router } = await renderApp('/learn/open-catalog', { call, user: null });
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'shortest' } });
  await waitFor(() => expect(router.state.location.searchStr).toBe('?sort=shortest'));
  expect(asked.at(-1)?.query['sort']).toEqual([
    { selector: 'hasDuration', desc: true },
    { selector: 'activity.duration' },
  ]);
  cleanup();
  await renderApp('/learn/open-catalog', { call, user: null });
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveProperty('value', 'name');
});
