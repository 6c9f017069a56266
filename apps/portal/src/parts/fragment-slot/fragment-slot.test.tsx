import type { RegisteredFragment } from '@lantern/fragment-kit/fragment-slots';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { reportEvent } from '../../api/attempts/report-event';
import { renderAt } from '../../testing/render';
import { NOON, pageFacts } from '../../testing/page-facts.builder';
import { noteSlot } from './failed-slots';
import { FragmentSlot } from './fragment-slot';

vi.mock('../../api/attempts/report-event', () => ({ reportEvent: vi.fn<() => void>() }));

const OWN = { address: 'https://elsewhere.test/a.js', kind: 'module' } as const;

afterEach(() => act(() => noteSlot('knowledgeCentre', false)));

function show(name: 'tasks' | 'tutor', slots: string[], registered: RegisteredFragment = OWN) {
  const fragments = Object.fromEntries(slots.map((slot) => [slot, registered]));
  return renderAt(NOON, <FragmentSlot name={name} height={120} />, {
    facts: pageFacts({ config: { fragments } }),
  });
}
const place = (name: string) => document.querySelector(`[data-fragment=${name}]`);

test('[1.6] a slot has its height before its fragment comes, and no place where none is registered', async () => {
  await show('tasks', ['tasks'], { address: 'https://elsewhere.test/a', kind: 'frame' });
  expect(place('tasks')?.querySelector(':scope > svg')?.getAttribute('height')).toBe('120');
});

test('[8.11] a slot whose fragment does not come says so, and gives its height back', async () => {
  await show('tasks', ['tasks']);
  expect((await screen.findByRole('button', { name: 'Try again' })).textContent).toBe('Try again');
  expect(screen.getByRole('alert').matches('[data-fragment] > .off')).toBe(true);
});

test('[1.6] nothing is registered: nothing is shown', async () => {
  await show('tasks', []);
  expect(place('tasks')).toBeNull();
});

test('[8.11] a tutor that cannot be had goes without a word', async () => {
  await show('tutor', ['tutor', 'knowledgeCentre']);
  const failure = { slot: 'tutor', reason: 'not allowed' };
  await waitFor(() => expect(reportEvent).toHaveBeenLastCalledWith('fragment_load_failed', failure));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(place('tutor')?.querySelector(':scope > .off')?.hasAttribute('hidden')).toBe(true);
});

test('[8.11] the tutor goes with the knowledge centre', async () => {
  await show('tutor', ['tutor', 'knowledgeCentre']);
  expect(place('tutor')).not.toBeNull();
  act(() => noteSlot('knowledgeCentre', true));
  expect(place('tutor')).toBeNull();
});
