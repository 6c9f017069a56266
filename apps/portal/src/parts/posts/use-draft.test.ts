import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
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

test('[1.3] what was typed while the words before it were on their way stays; words that have gone do not', () => {
  const here = open('a third place');
  act(() => here.result.current.change({ text: 'Sent' }));
  const { clearSent } = here.result.current;
  act(() => here.result.current.change({ text: 'Typed meanwhile' }));
  act(() => clearSent({ text: 'Sent' }));
  expect(here.result.current.draft.text).toBe('Typed meanwhile');
  act(() => here.result.current.clearSent({ text: 'Typed meanwhile' }));
  expect(here.result.current.draft.text).toBe('');
  expect(open('a third place').result.current.draft.text).toBe('');
});

test('[1.3] what is typed in another tab outlasts the sending in this one, whose words are gone from here', () => {
  const here = open('a place in two tabs');
  act(() => here.result.current.change({ text: 'Typed here' }));
  const elsewhere = open('a place in two tabs');
  act(() => elsewhere.result.current.change({ text: 'Typed elsewhere' }));
  act(() => here.result.current.clearSent({ text: 'Typed here' }));
  expect(here.result.current.draft.text).toBe('');
  expect(open('a place in two tabs').result.current.draft.text).toBe('Typed elsewhere');
});

test('[1.3] the same words with another file are not those that have gone', () => {
  const here = open('a place with files');
  act(() => here.result.current.change({ text: 'Look' }));
  const elsewhere = open('a place with files');
  act(() => elsewhere.result.current.keepFiles([file('added')]));
  act(() => here.result.current.clearSent({ ...here.result.current.draft }));
  expect(open('a place with files').result.current.draft.files).toEqual([file('added')]);
});

test('[1.3] where the browser keeps nothing, words that have gone do not stay either', () => {
  const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  const here = open('a fourth place');
  act(() => here.result.current.change({ text: 'Sent' }));
  act(() => here.result.current.clearSent({ text: 'Sent' }));
  expect(here.result.current.draft.text).toBe('');
  refused.mockRestore();
});
