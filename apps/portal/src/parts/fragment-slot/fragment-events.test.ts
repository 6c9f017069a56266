import { afterEach, expect, test, vi } from 'vitest';
import { emitFragmentEvent, onFragmentEvent } from './fragment-events';

afterEach(() => vi.unstubAllGlobals());

test('[8.11] a listener that throws stops neither who tells nor who else listens', () => {
  const tasks: Array<() => void> = [];
  vi.stubGlobal('queueMicrotask', (task: () => void) => tasks.push(task));
  const told = vi.fn<(details: object) => void>();
  onFragmentEvent('tasks_changed', () => {
    throw new Error('of a fragment');
  });
  onFragmentEvent('tasks_changed', told);
  emitFragmentEvent('tasks_changed', { by: 'tasks' });
  const [ofTheFirst, ofTheSecond] = tasks;
  expect(ofTheFirst).toThrow('of a fragment');
  ofTheSecond?.();
  expect(told).toHaveBeenCalledExactlyOnceWith({ by: 'tasks' });
});

test('[1.6] whoever has stopped listening is told nothing', async () => {
  const told = vi.fn<(details: object) => void>();
  onFragmentEvent('banners_changed', told)();
  emitFragmentEvent('banners_changed');
  await Promise.resolve();
  expect(told).not.toHaveBeenCalled();
});
