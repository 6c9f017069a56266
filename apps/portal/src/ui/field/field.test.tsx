import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { SearchField } from './search-field';
import { SelectField } from './select-field';
import { TextField } from './text-field';

afterEach(cleanup);

test('a field is known by its label and told by its hint', () => {
  render(<TextField label="Comment" hint="Maximum length is 1000" />);
  const field = screen.getByRole('textbox', { name: 'Comment' });
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByText('Maximum length is 1000').id);
  expect(field.getAttribute('aria-invalid')).toBeNull();
});

test('an error takes the place of the hint and marks the field', () => {
  render(<TextField label="Name" hint="As on your badge" error="Field is required" />);
  const field = screen.getByRole('textbox', { name: 'Name' });
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(field.getAttribute('aria-describedby')).toBe(screen.getByText('Field is required').id);
  expect(screen.queryByText('As on your badge')).toBeNull();
});

test('a disabled field takes no words, a read-only one can still be reached', async () => {
  render(
    <>
      <TextField label="Disabled" defaultValue="one" disabled />
      <TextField label="Read only" defaultValue="two" readOnly />
    </>,
  );
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Read only' }));
});

test('a select is known by its label too', () => {
  render(
    <SelectField label="Time zone">
      <option>Lisbon</option>
    </SelectField>,
  );
  expect(screen.getByRole('combobox', { name: 'Time zone' })).toBeTruthy();
});

function CourseSearch() {
  const [words, setWords] = useState('');
  return <SearchField label="Search my courses" clearLabel="Clear" value={words} onChange={setWords} />;
}

test('a search can be cleared by its button or by Escape, and keeps the focus', async () => {
  render(<CourseSearch />);
  const field = screen.getByRole('searchbox', { name: 'Search my courses' });
  expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  await userEvent.type(field, 'cash');
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(field).toHaveProperty('value', '');
  expect(document.activeElement).toBe(field);
  await userEvent.type(field, 'profit{Escape}');
  expect(field).toHaveProperty('value', '');
});
