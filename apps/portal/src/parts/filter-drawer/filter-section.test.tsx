import { NO_FILTERS } from '@lantern/domain/catalog/filter-state';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import type { DrawerSection } from './filter-options';
import { FilterSection } from './filter-section';

function section(count: number): DrawerSection {
  const options = Array.from({ length: count }, (_, place) => ({
    choice: { kind: 'term' as const, id: `t${place}` },
    name: `Term ${place}`,
    count: place,
  }));
  return { id: 'term', label: 'Term', options };
}

async function renderSection(count: number, term: string[] = []) {
  const onChoose = vi.fn<() => void>();
  await renderAt(
    NOON,
    <FilterSection section={section(count)} filters={{ ...NO_FILTERS, term }} onChoose={onChoose} />,
  );
  return onChoose;
}

const shown = () => screen.getAllByRole('checkbox').length;

test('[2.27] a choice is told at once', async () => {
  const onChoose = await renderSection(3, ['t1']);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Term 1/ }).checked).toBe(true);
  fireEvent.click(screen.getByRole('checkbox', { name: /Term 2/ }));
  expect(onChoose.mock.lastCall).toEqual([{ kind: 'term', id: 't2' }, true]);
});

test('beyond eight options the others come on demand, except those that are chosen', async () => {
  await renderSection(12, ['t11']);
  expect(shown()).toBe(9);
  fireEvent.click(screen.getByRole('button', { name: 'Show 3 more' }));
  expect(shown()).toBe(12);
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer' }));
  expect(shown()).toBe(9);
});

test('more than twelve can be searched', async () => {
  await renderSection(12);
  expect(screen.queryByRole('searchbox')).toBeNull();
  await renderSection(13);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search in Term' }), {
    target: { value: ' TERM 12' },
  });
  expect(screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent)).toContain(
    'Term 1212',
  );
});

test('an option without results stays, and stands back until it is chosen', async () => {
  await renderSection(2);
  const dims = () =>
    screen.getAllByRole('checkbox').map((box) => box.closest('div')?.className.includes('dimmed') ?? false);
  expect(dims()).toEqual([true, false]);
  cleanup();
  await renderSection(2, ['t0']);
  expect(dims()).toEqual([false, false]);
});

test('a section folds away', async () => {
  await renderSection(3);
  fireEvent.click(screen.getByRole('button', { name: 'Term' }));
  expect(screen.queryAllByRole('checkbox')).toEqual([]);
});
