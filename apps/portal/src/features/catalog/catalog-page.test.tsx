import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { writeChoiceCookie } from '../../lib/storage/storage';
import { listServer } from '../../testing/list-server';
import { listedObjectiveAccess } from '../../testing/listed-objective-access.builder';
import { renderApp } from '../../testing/render-app';

afterEach(() => writeChoiceCookie('lists', null));

test('[2.4] the catalog leads to the pages of its courses', async () => {
  const access = listedObjectiveAccess();
  const { call, asked } = listServer({ courses: () => ({ data: [access], totalCount: 1 }) });
  await renderApp('/learn/catalog', { call });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Catalog');
  expect(screen.getByRole('link', { name: access.objective.name }).getAttribute('href')).toBe(
    `/learn/catalog/${access.objective.id}`,
  );
  expect(asked.find(({ query }) => query['list'] === 'catalog')?.query['sort']).toEqual([
    { selector: 'objective.name' },
  ]);
});

test('[5.11] filters of another list are not available in the catalog', async () => {
  await renderApp('/learn/catalog?courseProgress=completed', { call: listServer().call });
  expect(await screen.findByText(/^Some filters were not processed/)).toBeTruthy();
  expect(await screen.findByRole('heading', { name: 'The catalog is empty for now' })).toBeTruthy();
});
