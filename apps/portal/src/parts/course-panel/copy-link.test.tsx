import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { CopyLink } from './copy-link';

const URL = 'https://learn.example/learn/courses/1';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

async function renderButton() {
  const user = userEvent.setup();
  await renderAt(NOON, <CopyLink url={URL} title="A course" />);
  return { user, press: () => user.click(screen.getByRole('button', { name: 'Copy link' })) };
}

test('[4.19] the button copies the link, says so, and announces it', async () => {
  const { press } = await renderButton();
  await press();
  expect(await navigator.clipboard.readText()).toBe(URL);
  expect(screen.getByRole('button', { name: 'Link copied' })).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('Link copied');
});

test('[9.4] it says so for ten seconds', async () => {
  await renderButton();
  vi.useFakeTimers();
  await act(async () => {
    fireEvent.click(screen.getByRole('button'));
  });
  act(() => {
    vi.advanceTimersByTime(9999);
  });
  expect(screen.getByRole('button').textContent).toBe('Link copied');
  act(() => {
    vi.advanceTimersByTime(1);
  });
  expect(screen.getByRole('button').textContent).toBe('Copy link');
});

test('where the clipboard is refused the link stands in a field, selected', async () => {
  const { press } = await renderButton();
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  await press();
  const field = screen.getByLabelText<HTMLInputElement>('Copy this link');
  expect(document.activeElement).toBe(field);
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(URL);
});

test('on a small screen the sheet of the system shares it', async () => {
  const { press } = await renderButton();
  const share = vi.fn<(data: ShareData) => Promise<void>>().mockResolvedValue();
  Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  vi.stubGlobal('innerWidth', 390);
  await press();
  Reflect.deleteProperty(navigator, 'share');
  expect(share).toHaveBeenCalledWith({ title: 'A course', url: URL });
  expect(screen.getByRole('button', { name: 'Copy link' })).toBeTruthy();
});
