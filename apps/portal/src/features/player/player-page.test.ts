import { renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { ShownView } from './player-state/use-shown-view';
import { useTitleOfView } from './player-page';

const END: ShownView = { view: { kind: 'end' }, axis: null, settles: false };
const TILES: ShownView = { view: { kind: 'module', module: null }, axis: null, settles: false };

afterEach(() => {
  document.body.replaceChildren();
});

test('[2.9] whoever comes to another view by what is gone with the one before is led to its title', async () => {
  document.body.innerHTML = '<main><h1 tabindex="-1">Well done</h1></main>';
  const { rerender } = renderHook(useTitleOfView, { initialProps: TILES });
  expect(document.activeElement).toBe(document.body);
  rerender(END);
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Well done'));
});
