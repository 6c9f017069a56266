import { coverArt } from '@lantern/artwork/cover/cover-art';
import { coverPaths } from '@lantern/artwork/cover/cover-paths';
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

test('[9.14] two courses side by side whose own covers are alike do not look alike', async () => {
  const alike = Array.from({ length: 3000 }, (_, index) => `course-${index}`).filter(
    (id) => coverArt(id).pigment === 0 && coverArt(id).light === 1,
  );
  const data = alike
    .slice(0, 2)
    .map((id) => listedObjectiveAccess({ id: `access-${id}`, objective: { id } }));
  const { call } = listServer({ courses: () => ({ data, totalCount: 2 }) });
  await renderApp('/learn/catalog', { call });
  const [one, other] = Array.from(
    document.querySelectorAll('[data-pigment] svg'),
    ({ outerHTML }) => outerHTML,
  );
  expect(one).toContain(coverPaths({ ...coverArt(alike[0] ?? ''), light: 1 }, { kind: 'offered' }).paths[1]);
  expect(other).toContain(
    coverPaths({ ...coverArt(alike[1] ?? ''), light: 2 }, { kind: 'offered' }).paths[1],
  );
});
