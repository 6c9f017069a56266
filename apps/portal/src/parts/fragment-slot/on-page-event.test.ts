import { expect, test, vi } from 'vitest';
import { tellLiveNews } from '../../lib/live/live-news';
import { emitFragmentEvent } from './fragment-events';
import { onPageEvent } from './on-page-event';

test.each([
  ['a notification of the reader', { kind: 'changed', topic: 'notifications' }, 1],
  ['something new in a course', { kind: 'changed', topic: 'course:0b000000-0000-4000-8000-000000000001' }, 1],
  ['that anything may have changed', { kind: 'reset' }, 1],
  ['an attempt', { kind: 'changed', topic: 'attempts' }, 0],
  ['a stream that lives', { kind: 'alive', isNew: true }, 0],
] as const)('[1.6] the server tells of %s', (_name, news, times) => {
  const listener = vi.fn<() => void>();
  const other = vi.fn<() => void>();
  const stops = [onPageEvent('communications_changed', listener), onPageEvent('tasks_changed', other)];
  tellLiveNews(news);
  for (const stop of stops) stop();
  tellLiveNews(news);
  expect(listener).toHaveBeenCalledTimes(times);
  expect(other).not.toHaveBeenCalled();
});

test('[1.6] other fragments tell of it too, until nobody listens', async () => {
  const listener = vi.fn<() => void>();
  const stop = onPageEvent('communications_changed', listener);
  emitFragmentEvent('communications_changed', { by: 'chat' });
  await vi.waitFor(() => expect(listener).toHaveBeenCalledWith({ by: 'chat' }));
  stop();
  emitFragmentEvent('communications_changed');
  await Promise.resolve();
  expect(listener).toHaveBeenCalledTimes(1);
});
