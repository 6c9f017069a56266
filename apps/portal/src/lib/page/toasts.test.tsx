import { act, renderHook } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { dismissToast, showToast, useToasts } from './toasts';

function shown() {
  return renderHook(useToasts).result;
}

beforeEach(() => {
  const toasts = shown();
  act(() => {
    for (const { id } of toasts.current) dismissToast(id);
  });
});

test('toasts are shown in the order they came', () => {
  const toasts = shown();
  act(() => {
    showToast('success', 'The link was copied');
    showToast('error', 'Unknown error.');
  });
  expect(toasts.current.map(({ tone, text }) => `${tone}: ${text}`)).toEqual([
    'success: The link was copied',
    'error: Unknown error.',
  ]);
});

test('what is said already is not said twice; in another tone it is another message', () => {
  const toasts = shown();
  act(() => {
    showToast('info', 'Saved');
    showToast('info', 'Saved');
    showToast('success', 'Saved');
  });
  expect(toasts.current.map(({ tone }) => tone)).toEqual(['info', 'success']);
});

test('one that is dismissed is gone, and may come again', () => {
  const toasts = shown();
  act(() => showToast('info', 'Saved'));
  act(() => dismissToast(toasts.current[0]?.id ?? ''));
  expect(toasts.current).toEqual([]);
  act(() => showToast('info', 'Saved'));
  expect(toasts.current).toHaveLength(1);
});
