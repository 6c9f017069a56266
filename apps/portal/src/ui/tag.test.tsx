import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { CountBadge } from './count-badge';
import { Tag } from './tag';

afterEach(cleanup);

test('a tag says whether it is on, and toggles by keyboard', async () => {
  const onToggle = vi.fn<() => void>();
  render(
    <Tag pressed onToggle={onToggle}>
      Safety
    </Tag>,
  );
  expect(screen.getByRole('button', { name: 'Safety', pressed: true })).toBeTruthy();
  await userEvent.tab();
  await userEvent.keyboard(' ');
  expect(onToggle).toHaveBeenCalledTimes(1);
});

test.each([
  [-1, ''],
  [0, ''],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
])('a count of %i is shown as "%s"', (count, shown) => {
  const { container } = render(<CountBadge count={count} />);
  expect(container.textContent).toBe(shown);
});
