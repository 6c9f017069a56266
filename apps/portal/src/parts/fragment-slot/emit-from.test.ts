import { expect, test, vi } from 'vitest';
import { reportEvent } from '../../api/attempts/report-event';
import { emitFrom } from './emit-from';
import { onFragmentEvent } from './fragment-events';

vi.mock('../../api/attempts/report-event', () => ({ reportEvent: vi.fn<() => void>() }));

test('[8.11] a frame takes no other widget away: an event that is not its own reaches nobody, and is tracked once', async () => {
  const told = vi.fn<(details: object) => void>();
  onFragmentEvent('banners_changed', told);
  onFragmentEvent('tasks_changed', told);
  const emit = emitFrom({ slot: 'tasks', kind: 'frame' });
  emit('banners_changed', { count: 0 });
  emit('banners_changed', { count: 0 });
  emit('tasks_changed', { by: 'frame' });
  await vi.waitFor(() => expect(told).toHaveBeenCalled());
  expect(told.mock.calls).toEqual([[{ by: 'frame' }]]);
  expect(reportEvent).toHaveBeenCalledExactlyOnceWith('fragment_event_refused', {
    slot: 'tasks',
    event: 'banners_changed',
  });
});

test('[1.6] what shows the banners says itself that none is left', async () => {
  const told = vi.fn<(details: object) => void>();
  onFragmentEvent('banners_changed', told);
  emitFrom({ slot: 'banners', kind: 'module' })('banners_changed', { count: 0 });
  await vi.waitFor(() => expect(told).toHaveBeenCalledExactlyOnceWith({ count: 0 }));
});
