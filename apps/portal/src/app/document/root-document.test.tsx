import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { pageFacts } from '../../testing/page-facts.builder';
import { renderApp } from '../../testing/render-app';
// Loaded when it is wanted; here it is at hand.
import '../shell/account/account-menu';

beforeEach(() => {
  localStorage.clear();
  for (const name of ['locale', 'theme']) document.cookie = `${name}=; Max-Age=0; Path=/`;
});

async function openAccountMenu() {
  const [button] = screen.getAllByRole('button', { name: /account menu|قائمة الحساب/ });
  if (!button) throw new Error('There is no account menu');
  await userEvent.click(button);
}

test('[1.7] language, direction and theme stand on the document', async () => {
  await renderApp('/learn/profile', { facts: pageFacts({ locale: 'ar', theme: 'dark' }) });
  const { lang, dir, dataset } = document.documentElement;
  expect({ lang, dir, theme: dataset['theme'] }).toEqual({ lang: 'ar', dir: 'rtl', theme: 'dark' });
  expect(document.title).toBe('الملف الشخصي · Lantern');
});

test('[1.7] a chosen language turns the page at once, and is remembered here and for the server', async () => {
  await renderApp('/learn/profile');
  await openAccountMenu();
  await userEvent.click(await screen.findByRole('menuitem', { name: /^Language/ }));
  await userEvent.click(screen.getByRole('menuitemradio', { name: 'العربية' }));
  await screen.findByRole('link', { name: 'المعلومات الشخصية' });
  expect(document.documentElement.dir).toBe('rtl');
  expect(document.documentElement.lang).toBe('ar');
  expect(document.title).toBe('الملف الشخصي · Lantern');
  expect(localStorage.getItem('locale')).toBe('ar');
  expect(document.cookie).toContain('locale=ar');
});

test('a chosen theme turns the page at once; as the system likes it is no choice to remember', async () => {
  await renderApp('/learn/profile');
  expect(document.documentElement.hasAttribute('data-theme')).toBe(false);
  await openAccountMenu();
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Dark' }));
  expect(document.documentElement.dataset['theme']).toBe('dark');
  expect(document.cookie).toContain('theme=dark');
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'Auto' }));
  expect(document.documentElement.hasAttribute('data-theme')).toBe(false);
  expect(document.cookie).not.toContain('theme=');
});

test('[5.2] [9.2] messages and the hold lie over any page', async () => {
  const [{ showToast }, { whileBlocking }] = await Promise.all([
    import('../../lib/page/toasts'),
    import('../../lib/blocking'),
  ]);
  await renderApp('/learn/forbidden');
  act(() => showToast('error', 'Unknown error. Please refresh the page and try again.'));
  expect(screen.getByRole('alert').textContent).toContain('Unknown error.');
  let end = () => {};
  const work = new Promise<void>((resolve) => {
    end = resolve;
  });
  act(() => void whileBlocking(() => work));
  expect(screen.getByRole('dialog', { name: 'One moment, please' })).toBeTruthy();
  await act(async () => end());
  await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});
