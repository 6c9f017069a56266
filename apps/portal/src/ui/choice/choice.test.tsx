import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { Segmented } from '../segmented';
import { Checkbox } from './checkbox';
import { ChoiceGroup } from './choice-group';
import { RadioGroup } from './radio-group';

afterEach(cleanup);

test('the whole row of a check box is its target, and Space answers', async () => {
  const onChange = vi.fn<(checked: boolean) => void>();
  render(
    <ChoiceGroup legend="Course priority">
      <Checkbox checked={false} onChange={onChange} count={3}>
        Mandatory
      </Checkbox>
    </ChoiceGroup>,
  );
  expect(screen.getByRole('group', { name: 'Course priority' })).toBeTruthy();
  await userEvent.click(screen.getByText('Mandatory'));
  await userEvent.keyboard(' ');
  expect(onChange.mock.calls).toEqual([[true], [true]]);
});

test('a disabled check box stays as it is', async () => {
  const onChange = vi.fn<(checked: boolean) => void>();
  render(
    <Checkbox checked disabled onChange={onChange}>
      Optional
    </Checkbox>,
  );
  await userEvent.click(screen.getByText('Optional'));
  expect(onChange).not.toHaveBeenCalled();
});

const OPTIONS = [
  { value: 'month', label: 'Month' },
  { value: 'week', label: 'Week' },
] as const;

test('a radio group is named by its legend and tells what was chosen', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<RadioGroup legend="View" options={OPTIONS} value="month" onChange={onChange} />);
  expect(screen.getByRole('group', { name: 'View' })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Month', checked: true })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Week' }));
  expect(onChange.mock.calls).toEqual([['week']]);
});

test('a segmented control is a radio group to the ear', async () => {
  const onChange = vi.fn<(value: string) => void>();
  render(<Segmented label="View" options={OPTIONS} value="month" onChange={onChange} />);
  expect(screen.getByRole('radiogroup', { name: 'View' })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Week' }));
  expect(onChange.mock.calls).toEqual([['week']]);
});
