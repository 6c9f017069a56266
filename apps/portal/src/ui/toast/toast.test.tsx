import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ToastMessage } from './toast';
import { ToastRegion } from './toast-region';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function renderToasts(...toasts: ToastMessage[]) {
  const onDismiss = vi.fn<(id: string) => void>();
  render(<ToastRegion label="Messages" dismissLabel="Dismiss" toasts={toasts} onDismiss={onDismiss} />);
  return onDismiss;
}

const copied: ToastMessage = { id: 'a', tone: 'success', text: 'The link was copied' };
const failed: ToastMessage = { id: 'b', tone: 'error', text: 'Unknown error.' };

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test('a success is told politely and an error at once', () => {
  renderToasts(copied, failed);
  expect(screen.getByRole('status').textContent).toBe('The link was copied');
  expect(screen.getByRole('alert').textContent).toBe('Unknown error.');
});

test('a toast stays seven seconds and not a moment longer', () => {
  const onDismiss = renderToasts(copied);
  pass(6999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss.mock.calls).toEqual([['a']]);
});

test('under the pointer or with the focus inside, its time stands still', () => {
  const onDismiss = renderToasts(copied);
  pass(5000);
  fireEvent.focus(screen.getByRole('button', { name: 'Dismiss' }));
  pass(60_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.blur(screen.getByRole('button', { name: 'Dismiss' }));
  pass(1999);
  expect(onDismiss).not.toHaveBeenCalled();
  pass(1);
  expect(onDismiss).toHaveBeenCalledTimes(1);
});

test('three are shown at once, the fourth waits', () => {
  renderToasts(...['1', '2', '3', '4'].map((id) => ({ ...copied, id, text: `Toast ${id}` })));
  expect(screen.getByText('Toast 3')).toBeTruthy();
  expect(screen.queryByText('Toast 4')).toBeNull();
});

test('what to do about it is done once, and the toast is gone', () => {
  const run = vi.fn<() => void>();
  const onDismiss = renderToasts({ ...failed, action: { label: 'Try again', run } });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(run).toHaveBeenCalledTimes(1);
  expect(onDismiss.mock.calls).toEqual([['b']]);
});
