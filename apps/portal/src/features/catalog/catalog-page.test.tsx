import { coverArt } from '@lantern/artwork/cover/cover-art';
import { coverPaths } from '@lantern/artwork/cover/cover-paths';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { writeChoiceCookie } from '../../lib/storage/storage';
import { listServer } from '../../testing/list-server';
import { listedObjective, listedObjectiveAccess } from '../../testing/listed-objective-access.builder';
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

test('[2.26] the catalog is put in another order, which its address says and the next visit finds', async () => {
  const { call, asked } = listServer({ courses: () => ({ data: [listedObjectiveAccess()], totalCount: 1 }) });
  const { router } = await renderApp('/learn/catalog', { call });
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort by' }), { target: { value: 'popular' } });
  await waitFor(() => expect(router.state.location.searchStr).toBe('?sort=popular'));
  const byLearners = [{ selector: 'objective.learnerCount', desc: true }];
  expect(asked.at(-1)?.query['sort']).toEqual(byLearners);
  cleanup();
  await renderApp('/learn/catalog', { call });
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveProperty('value', 'popular');
});

test('[2.26] the order in the address wins; one that no catalog knows is the usual one', async () => {
  const { call } = listServer({ courses: () => ({ data: [listedObjectiveAccess()], totalCount: 1 }) });
  await renderApp('/learn/catalog?sort=newest', { call });
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveProperty('value', 'newest');
  cleanup();
  await renderApp('/learn/catalog?sort=dueFirst', { call });
  expect(screen.getByRole('combobox', { name: 'Sort by' })).toHaveProperty('value', 'name');
});

test('[2.4] the catalog suggests courses and says why, until something is searched for', async () => {
  const finished = { id: 'f', name: 'Weaving', language: null };
  const suggestion = (name: string) => ({ objective: listedObjective({ id: name, name }), collection: null });
  const { call } = listServer({
    courses: () => ({ data: [listedObjectiveAccess()], totalCount: 1 }),
    suggestions: [
      { ...suggestion('Dyeing'), reason: 'becauseFinished', finished },
      {
        ...suggestion('Pottery'),
        reason: 'sameCollection',
        finished,
        collection: { id: 'c', name: 'Craft' },
      },
      { ...suggestion('Tea'), reason: 'popular', finished: null },
    ],
  });
  await renderApp('/learn/catalog', { call });
  const row = screen.getByRole('region', { name: 'Suggested for you' });
  expect(
    within(row)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('Because you finished Weaving'),
    expect.stringContaining('From Craft, because you finished Weaving'),
    expect.stringContaining('Popular with learners here'),
  ]);
  expect(within(row).getByRole('link', { name: 'Dyeing' }).getAttribute('href')).toBe(
    '/learn/catalog/Dyeing',
  );
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'tea' } });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Suggested for you' })).toBeNull());
});

test('[2.4] where nothing is suggested, no place is kept for it', async () => {
  const { call } = listServer({ courses: () => ({ data: [listedObjectiveAccess()], totalCount: 1 }) });
  await renderApp('/learn/catalog', { call });
  expect(screen.queryByText('Suggested for you')).toBeNull();
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
