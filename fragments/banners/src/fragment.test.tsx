import type { Banner } from '@lantern/contract/banner/banner';
import type { FragmentProps } from '@lantern/fragment-kit/fragment-props';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import Banners from './fragment';

const ADA = { id: '1', name: 'Ada Lovelace', givenName: 'Ada' };

function banner(id: string, differs: Partial<Banner> = {}): Banner {
  return {
    id,
    language: 'en-US',
    label: 'New in the catalog',
    title: `Title ${id}`,
    text: 'Five short modules.',
    imageUrl: `/pictures/${id}.svg`,
    button: { text: 'See the course', href: `/learn/catalog/${id}`, opensNewTab: false },
    ...differs,
  };
}

const get = vi.fn<FragmentProps['api']['get']>();
const send = vi.fn<FragmentProps['api']['send']>();
const emit = vi.fn<FragmentProps['emit']>();

function show(differs: Partial<FragmentProps> = {}) {
  const props: FragmentProps = {
    user: ADA,
    locale: 'en-US',
    direction: 'ltr',
    theme: null,
    timeZone: 'UTC',
    now: new Date('2026-11-18T12:00:00Z'),
    navigation: { open: () => undefined, hrefOf: (path) => `/learn${path}` },
    api: { get, send },
    emit,
    onEvent: () => () => undefined,
    ...differs,
  };
  return render(<Banners {...props} />);
}
const answer = (...banners: Banner[]) => get.mockResolvedValue({ banners });
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const title = () => screen.getByRole('heading').textContent;

beforeEach(() => {
  localStorage.clear();
  vi.resetAllMocks();
  send.mockResolvedValue({});
});
afterEach(cleanup);

test('[1.6] a banner has a label, a title, a text and one button, in a region of its own', async () => {
  answer(banner('a'));
  show();
  expect(
    (await screen.findByRole('heading', { name: 'Title a' })).closest('[lang]')?.getAttribute('lang'),
  ).toBe('en-US');
  expect(screen.getByRole('region', { name: 'News' }).textContent).toContain('Five short modules.');
  expect(screen.getByRole('link', { name: 'See the course' }).getAttribute('href')).toBe('/learn/catalog/a');
  expect(screen.queryByRole('button', { name: 'Next' })).toBeNull();
  expect(get).toHaveBeenCalledExactlyOnceWith('/api/banner/v1/users/me/banners');
});

test('[1.6] where there are several, one is seen; they turn by hand, round and round', async () => {
  answer(banner('a'), banner('b'), banner('c'));
  show();
  await screen.findByText('Title a');
  expect(screen.getByRole('status').textContent).toBe('1 of 3');
  await press('Next');
  expect([title(), screen.getByRole('status').textContent]).toEqual(['Title b', '2 of 3']);
  await press('Previous');
  await press('Previous');
  expect(title()).toBe('Title c');
  await press('Next');
  expect(title()).toBe('Title a');
});

test('[1.6] dismissed, it is told to the server, the next one is there and has the focus', async () => {
  answer(banner('a'), banner('b'));
  show();
  await screen.findByText('Title a');
  await press('Dismiss: Title a');
  expect(send).toHaveBeenCalledExactlyOnceWith('PUT', '/api/banner/v1/users/me/banners/a/dismissal', {});
  expect(title()).toBe('Title b');
  expect(document.activeElement?.textContent).toBe('Title b');
  expect(emit).toHaveBeenLastCalledWith('banners_changed', { count: 1 });
  await press('Dismiss: Title b');
  expect(screen.queryByRole('region')).toBeNull();
  expect(emit).toHaveBeenLastCalledWith('banners_changed', { count: 0 });
});

test('[1.6] what a visitor dismisses, their browser remembers, and the server is told nothing', async () => {
  answer(banner('a'), banner('b'));
  const { unmount } = show({ user: null });
  await screen.findByText('Title a');
  expect(get).toHaveBeenCalledExactlyOnceWith('/api/banner/v1/public/banners');
  await press('Dismiss: Title a');
  unmount();
  show({ user: null });
  expect(await screen.findByText('Title b')).toBeTruthy();
  expect(screen.queryByText('Title a')).toBeNull();
  expect(send).not.toHaveBeenCalled();
});

test('[1.6] without any there is nothing, and nothing is left of a picture that does not come', async () => {
  answer(banner('a', { label: null, button: null }));
  const { container } = show();
  await screen.findByText('Title a');
  const picture = container.querySelector('img');
  if (picture) fireEvent.error(picture);
  expect(container.querySelector('img')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
  cleanup();
  answer();
  const none = show();
  await vi.waitFor(() => expect(get).toHaveBeenCalledTimes(2));
  expect(none.container.textContent).toBe('');
});

test('[1.6] a link elsewhere opens a new tab, and says so', async () => {
  answer(banner('a', { button: { text: 'Read', href: 'https://library.test/', opensNewTab: true } }));
  show();
  const link = await screen.findByRole('link', { name: 'Read (opens in a new tab)' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noreferrer']);
});

test('[1.6] what cannot be loaded says so, in the reader’s language, and can be tried again', async () => {
  get.mockRejectedValueOnce(new Error('gone'));
  show({ locale: 'ar', direction: 'rtl' });
  expect((await screen.findByRole('alert')).textContent).toContain('تعذّر تحميل الأخبار.');
  answer(banner('a'), banner('b'));
  await press('حاول مجددًا');
  await screen.findByText('Title a');
  expect(screen.getByRole('status').textContent).toMatch(/من/);
});
