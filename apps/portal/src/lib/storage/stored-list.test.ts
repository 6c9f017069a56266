import { afterEach, expect, test, vi } from 'vitest';
import { storedList } from './stored-list';

type Item = { id: string; text: string };

const isItem = (value: unknown): value is Item =>
  typeof value === 'object' && value !== null && 'id' in value && 'text' in value;

const newList = () => storedList('list', isItem);

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

test('what was put is there for the next page, in the order in which it came', () => {
  newList().put({ id: '1', text: 'one' });
  newList().put({ id: '2', text: 'two' });
  expect(newList().read()).toEqual([
    { id: '1', text: 'one' },
    { id: '2', text: 'two' },
  ]);
});

test('the same id takes the place of what stood there', () => {
  const list = newList();
  list.put({ id: '1', text: 'one' });
  list.put({ id: '2', text: 'two' });
  list.put({ id: '1', text: 'one again' });
  expect(list.read().map(({ text }) => text)).toEqual(['one again', 'two']);
});

test('what was removed is gone', () => {
  const list = newList();
  list.put({ id: '1', text: 'one' });
  list.remove('1');
  expect(newList().read()).toEqual([]);
});

test.each(['{', '{"a":1}', '[1,null,{"id":"1"}]'])(
  'what somebody else wrote there (%s) is let go',
  (text) => {
    localStorage.setItem('list', text);
    expect(newList().read()).toEqual([]);
  },
);

test('where storage is refused the list lives as long as the page', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  const list = newList();
  list.put({ id: '1', text: 'one' });
  expect(list.read()).toEqual([{ id: '1', text: 'one' }]);
});
