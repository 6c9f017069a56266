import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { Menu } from './menu';
import { MenuChoice } from './menu-choice';
import { MenuChoiceRow } from './menu-choice-row';
import { MenuItem } from './menu-item';
import { MenuLink } from './menu-link';
import { Submenu } from './submenu';

afterEach(cleanup);

const profileLink: ComponentProps<typeof MenuLink>['renderLink'] = ({ children, ...props }) => (
  <a href="#profile" {...props}>
    {children}
  </a>
);

function renderMenu(direction: 'ltr' | 'rtl' = 'ltr') {
  const onSelect = vi.fn<(what: string) => void>();
  render(
    <div style={{ direction }}>
      <Menu
        label="Account menu"
        renderTrigger={(props) => (
          <button type="button" {...props}>
            Amira
          </button>
        )}
      >
        <MenuLink renderLink={profileLink}>Profile</MenuLink>
        <Submenu label="Language">
          <MenuChoice chosen={false} onSelect={() => onSelect('de')}>
            Deutsch
          </MenuChoice>
          <MenuChoice chosen onSelect={() => onSelect('en')}>
            English
          </MenuChoice>
        </Submenu>
        <MenuChoiceRow
          label="Appearance"
          options={[
            { value: 'light', label: 'Light' },
            { value: 'dark', label: 'Dark' },
          ]}
          value="light"
          onChange={onSelect}
        />
        <MenuItem disabled onSelect={() => onSelect('admin')}>
          Admin panel
        </MenuItem>
        <MenuItem onSelect={() => onSelect('out')}>Sign out</MenuItem>
      </Menu>
      <button type="button">Outside</button>
    </div>,
  );
  return onSelect;
}

const focusedText = () => document.activeElement?.textContent;

test('the arrow keys go round the items and skip a disabled one', async () => {
  renderMenu();
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  expect(focusedText()).toBe('Profile');
  await userEvent.keyboard('{ArrowUp}');
  expect(focusedText()).toBe('Sign out');
  await userEvent.keyboard('{ArrowUp}');
  expect(focusedText()).toBe('Dark');
  await userEvent.keyboard('{Home}');
  expect(focusedText()).toBe('Profile');
});

test('typing letters goes to the item that begins with them', async () => {
  renderMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Amira' }));
  await userEvent.keyboard('si');
  expect(focusedText()).toBe('Sign out');
});

test('choosing closes the menu, gives the focus back and acts once', async () => {
  const onSelect = renderMenu();
  const trigger = screen.getByRole('button', { name: 'Amira' });
  await userEvent.click(trigger);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sign out' }));
  expect(onSelect.mock.calls).toEqual([['out']]);
  expect(screen.queryByRole('menu')).toBeNull();
  expect(document.activeElement).toBe(trigger);
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
});

test('Escape, Tab and a press outside each close it', async () => {
  renderMenu();
  const trigger = screen.getByRole('button', { name: 'Amira' });
  for (const leave of [
    () => userEvent.keyboard('{Escape}'),
    () => userEvent.tab(),
    () => userEvent.click(screen.getByRole('button', { name: 'Outside' })),
  ]) {
    await userEvent.click(trigger);
    expect(screen.getByRole('menu', { name: 'Account menu' })).toBeTruthy();
    await leave();
    expect(screen.queryByRole('menu')).toBeNull();
  }
});

test.each([
  ['ltr', '{ArrowRight}', '{ArrowLeft}'],
  ['rtl', '{ArrowLeft}', '{ArrowRight}'],
] as const)(
  'in %s a submenu opens with %s on the chosen item and closes with %s',
  async (direction, open, close) => {
    renderMenu(direction);
    await userEvent.click(screen.getByRole('button', { name: 'Amira' }));
    await userEvent.keyboard(`{ArrowDown}${open}`);
    expect(focusedText()).toBe('English');
    expect(screen.getByRole('menuitemradio', { name: 'English', checked: true })).toBeTruthy();
    await userEvent.keyboard(close);
    expect(focusedText()).toBe('Language');
    expect(screen.queryByRole('menu', { name: 'Language' })).toBeNull();
  },
);

test('a choice in a row is made without leaving the menu', async () => {
  const onSelect = renderMenu();
  await userEvent.click(screen.getByRole('button', { name: 'Amira' }));
  await userEvent.keyboard('d{Enter}');
  expect(onSelect.mock.calls).toEqual([['dark']]);
  expect(screen.getByRole('menu')).toBeTruthy();
});

test('outside a menu the same items are plain buttons and links', () => {
  render(
    <>
      <MenuLink renderLink={profileLink}>Profile</MenuLink>
      <MenuChoice chosen onSelect={vi.fn<() => void>()}>
        English
      </MenuChoice>
    </>,
  );
  expect(screen.getByRole('link', { name: 'Profile' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'English', current: true })).toBeTruthy();
});
