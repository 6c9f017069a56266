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

function show(name: 'tasks' | 'tutor', slots: string[]) {
  const fragments = Object.fromEntries(slots.map((slot) => [slot, OWN]));
  return renderAt(NOON, <FragmentSlot name={name} height={120} />, {
    facts: pageFacts({ config: { fragments } }),
  });
}
const place = (name: string) => document.querySelector(`[data-fragment=${name}]`);

test('[1.6] a slot has its height before its fragment comes, and no place where none is registered', async () => {
  await show('tasks', ['tasks']);
  expect(place('tasks')?.querySelector('svg')?.getAttribute('height')).toBe('120');
  expect((await screen.findByRole('button', { name: 'Try again' })).textContent).toBe('Try again');
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
});

test('[8.11] the tutor goes with the knowledge centre', async () => {
  await show('tutor', ['tutor', 'knowledgeCentre']);
  expect(place('tutor')).not.toBeNull();
  act(() => noteSlot('knowledgeCentre', true));
  expect(place('tutor')).toBeNull();
});
