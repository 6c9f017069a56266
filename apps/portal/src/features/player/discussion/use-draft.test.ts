import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDraft } from './use-draft';

test('[1.3] the same words are the same post at a second try, in another tab too; other words are another', () => {
  const here = renderHook(() => useDraft('a place'));
  act(() => here.result.current.change({ text: 'First words' }));
  const { id } = here.result.current.draft;
  const elsewhere = renderHook(() => useDraft('a place'));
  expect(elsewhere.result.current.draft).toMatchObject({ id, text: 'First words' });
  act(() => elsewhere.result.current.change({ text: 'Other words' }));
  expect(elsewhere.result.current.draft.id).not.toBe(id);
  expect(here.result.current.draft.id).toBe(id);
});
