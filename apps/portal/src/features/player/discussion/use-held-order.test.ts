import { act, renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useHeldOrder } from './use-held-order';

const row = (id: string, isMine = false) => ({ id, isMine });
type Rows = Array<{ id: string; isMine: boolean }> | undefined;

function held(first: Rows) {
  const hook = renderHook(({ rows }: { rows: Rows }) => useHeldOrder(rows), {
    initialProps: { rows: first },
  });
  return {
    come: (rows: Rows) => hook.rerender({ rows }),
    shown: () => hook.result.current.rows.map(({ id }) => id),
    fresh: () => hook.result.current.freshCount,
    showAll: () => act(() => hook.result.current.showAll()),
  };
}

test('what others write waits until it is asked for, and moves nothing', () => {
  const list = held([row('a'), row('b')]);
  list.come([row('c'), row('b'), row('a')]);
  expect([list.shown(), list.fresh()]).toEqual([['a', 'b'], 1]);
  list.showAll();
  expect([list.shown(), list.fresh()]).toEqual([['c', 'b', 'a'], 0]);
});

test('the first of all waits too, and what is gone is gone', () => {
  const list = held([]);
  list.come([row('a')]);
  expect([list.shown(), list.fresh()]).toEqual([[], 1]);
  list.showAll();
  list.come([]);
  expect(list.shown()).toEqual([]);
});

test('what is one’s own is there at once', () => {
  const list = held(undefined);
  list.come([row('a')]);
  expect(list.shown()).toEqual(['a']);
  list.come([row('me', true), row('a')]);
  expect([list.shown(), list.fresh()]).toEqual([['me', 'a'], 0]);
});
