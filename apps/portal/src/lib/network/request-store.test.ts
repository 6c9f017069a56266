import { expect, test } from 'vitest';
import { AsyncLocalStorage } from './request-store';

test('the store is there while the work runs, and the one around it afterwards', () => {
  const storage = new AsyncLocalStorage<string>();
  const seen = storage.run(
    'outer',
    (name) => [storage.run('inner', () => storage.getStore()), storage.getStore(), name],
    'an argument',
  );
  expect(seen).toEqual(['inner', 'outer', 'an argument']);
  expect(() =>
    storage.run('failing', () => {
      throw new Error('no');
    }),
  ).toThrow('no');
  expect(storage.getStore()).toBeUndefined();
});
