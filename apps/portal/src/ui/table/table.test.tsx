import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Pager } from './pager';
import { Table } from './table';

afterEach(cleanup);

test('a table has a name, column heads and one row for each thing', () => {
  render(
    <Table
      caption="Attempts"
      columns={[
        { key: 'number', header: 'Attempt', renderCell: (row) => row.number },
        { key: 'points', header: 'Points', renderCell: (row) => row.points, numeric: true },
      ]}
      rows={[
        { number: 2, points: '46 of 50' },
        { number: 1, points: '17 of 50' },
      ]}
      rowKey={(row) => String(row.number)}
    />,
  );
  expect(screen.getByRole('table', { name: 'Attempts' })).toBeTruthy();
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual(['Attempt', 'Points']);
  expect(screen.getByRole('cell', { name: '46 of 50' })).toBeTruthy();
});

const words = {
  label: 'Pages',
  text: 'Page 1 of 3 (24 items)',
  previousLabel: 'Previous',
  nextLabel: 'Next',
};

test('on the first page there is only a way forward', async () => {
  const onNext = vi.fn<() => void>();
  render(<Pager {...words} onPrevious={null} onNext={onNext} />);
  expect(screen.getByText('Page 1 of 3 (24 items)')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Previous' }).getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('button', { name: 'Previous' }));
  await userEvent.click(screen.getByRole('button', { name: 'Next' }));
  expect(onNext).toHaveBeenCalledTimes(1);
});

test('a single page has no buttons', () => {
  render(<Pager {...words} onPrevious={null} onNext={null} />);
  expect(screen.queryByRole('button')).toBeNull();
});
