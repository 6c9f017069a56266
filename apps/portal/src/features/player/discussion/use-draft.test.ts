import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useDraft } from './use-draft';

const file = (id: string) => ({
  id,
  name: `${id}.txt`,
  size: 1,
  mediaType: 'text/plain',
  state: 'ready' as const,
  width: null,
  height: null,
});
const open = (place: string, files = [file('given')]) =>
  renderHook(() => useDraft(place, { start: { text: '' }, files }));

test('[1.3] the same words are the same post at a second try, in another tab too; other words are another', () => {
  const here = open('a place');
  act(() => here.result.current.change({ text: 'First words' }));
  const { id } = here.result.current.draft;
  const elsewhere = open('a place');
  expect(elsewhere.result.current.draft).toMatchObject({ id, text: 'First words' });
  act(() => elsewhere.result.current.change({ text: 'Other words' }));
  expect(elsewhere.result.current.draft.id).not.toBe(id);
  expect(here.result.current.draft.id).toBe(id);
});

test('[1.3] its files are kept with it, and other files are another post; those that it has anyway are no change', () => {
  const here = open('another place');
  const { id } = here.result.current.draft;
  act(() => here.result.current.keepFiles([file('given')]));
  expect(here.result.current.draft).toMatchObject({ id, files: null });
  act(() => here.result.current.keepFiles([file('added')]));
  expect(here.result.current.draft.id).not.toBe(id);
  expect(open('another place').result.current.draft.files).toEqual([file('added')]);
  act(() => here.result.current.clear());
  expect(open('another place').result.current.draft.files).toBeNull();
});
