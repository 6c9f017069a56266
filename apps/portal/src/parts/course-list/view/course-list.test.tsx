import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { writeChoiceCookie } from '../../../lib/storage/storage';
import { listServer, showcase } from '../../../testing/list-server';
import { listedObjectiveAccess } from '../../../testing/listed-objective-access.builder';
import { renderApp } from '../../../testing/render-app';

const SAFETY = '0c000000-0000-4000-8000-000000000001';
const TWO_FILTERS = 'courseProgress=completed&coursePriority=mandatory';

afterEach(() => writeChoiceCookie('lists', null));

/** One course, which no search finds. */
async function renderList(query: string) {
  const { call } = listServer({
    courses: ({ filter }) =>
      JSON.stringify(filter ?? '').includes('contains')
        ? { data: [], totalCount: 0 }
        : { data: [listedObjectiveAccess()], totalCount: 1 },
    showcases: [showcase({ id: SAFETY, name: 'Safety' })],
  });
  await renderApp(`/learn/courses?${query}`, { call });
}

/** Presses the button as the keyboard does, with the focus on it; answers what has the focus afterwards. */
async function focusAfter(button: HTMLElement): Promise<string | undefined> {
  button.focus();
  fireEvent.click(button);
  await waitFor(() => expect(button.isConnected && !button.hasAttribute('disabled')).toBe(false));
  const { activeElement } = document;
  return activeElement?.getAttribute('aria-label') ?? activeElement?.textContent ?? undefined;
}

test('what is taken back hands the focus on: a chip to its neighbour, the last one to the filters', async () => {
  await renderList(TWO_FILTERS);
  expect(await focusAfter(screen.getByRole('button', { name: 'Remove the filter Completed' }))).toBe(
    'Remove the filter Mandatory',
  );
  expect(await focusAfter(screen.getByRole('button', { name: 'Remove the filter Mandatory' }))).toMatch(
    /^Filters/,
  );
});

test('the collections, once cleared, hand the focus on to their tags', async () => {
  await renderList(`collection=${SAFETY}`);
  expect(await focusAfter(screen.getByRole('button', { name: 'Clear' }))).toBe('Safety');
});

test('a search that found nothing, once cleared, hands the focus on', async () => {
  await renderList('keyword=sand');
  expect(await focusAfter(await screen.findByRole('button', { name: 'Clear the search' }))).toMatch(
    /^Filters/,
  );
});

test('[2.27] with nothing left to clear, the focus stays in the drawer', async () => {
  await renderList(TWO_FILTERS);
  fireEvent.click(screen.getByRole('button', { name: /^Filters/ }));
  const drawer = within(await screen.findByRole('dialog'));
  expect(await focusAfter(await drawer.findByRole('button', { name: 'Clear filters' }))).toBe(
    'Show 1 course',
  );
});
