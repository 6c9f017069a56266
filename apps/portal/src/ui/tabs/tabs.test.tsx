import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { TabLinks } from './tab-links';
import { Tabs } from './tabs';

afterEach(cleanup);

type Name = 'details' | 'content' | 'notes';

function CourseTabs({ direction = 'ltr' }: { direction?: 'ltr' | 'rtl' }) {
  const [name, setName] = useState<Name>('details');
  return (
    <div style={{ direction }}>
      <Tabs
        label="Course"
        value={name}
        onChange={setName}
        tabs={[
          { name: 'details', label: 'Details', panel: 'What it is about' },
          { name: 'content', label: 'Content', panel: 'What is in it' },
          { name: 'notes', label: 'Notes', count: 120, panel: 'What you wrote' },
        ]}
      />
    </div>
  );
}

test('only the current tab is in the tab order, and it names its panel', async () => {
  render(<CourseTabs />);
  await userEvent.tab();
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: 'Details', selected: true }));
  expect(screen.getByRole('tabpanel', { name: 'Details' }).textContent).toBe('What it is about');
});

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const)(
  'in %s %s shows the next tab, %s the one before, round the ends',
  async (direction, next, before) => {
    render(<CourseTabs direction={direction} />);
    await userEvent.tab();
    await userEvent.keyboard(next);
    expect(screen.getByRole('tabpanel', { name: 'Content' })).toBeTruthy();
    await userEvent.keyboard(before + before);
    expect(screen.getByRole('tabpanel', { name: /Notes/ }).textContent).toBe('What you wrote');
  },
);

test('a long count stops at 99+', () => {
  render(<CourseTabs />);
  expect(screen.getByRole('tab', { name: /Notes/ }).textContent).toBe('Notes99+');
});

test('a single tab shows its panel and no bar', () => {
  const only = [{ name: 'details', label: 'Details', panel: 'Alone' }] as const;
  render(<Tabs label="Course" value="details" onChange={() => undefined} tabs={only} />);
  expect(screen.queryByRole('tablist')).toBeNull();
  expect(screen.getByText('Alone')).toBeTruthy();
});

test('tabs that are pages are links in a named navigation', () => {
  const page = (key: string) => ({
    key,
    label: key,
    renderLink: ({ children, ...props }: { className: string | undefined; children: ReactNode }) => (
      <a href={`#${key}`} {...props}>
        {children}
      </a>
    ),
  });
  render(<TabLinks label="Profile" tabs={[page('Info'), page('Time zone')]} />);
  expect(screen.getByRole('navigation', { name: 'Profile' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Time zone' })).toBeTruthy();
});
