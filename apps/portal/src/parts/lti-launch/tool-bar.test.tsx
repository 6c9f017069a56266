import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderAt } from '../../testing/render';
import { ToolBar } from './tool-bar';

const NOW = new Date('2026-03-01T10:00:00Z');

afterEach(() => {
  for (const name of ['fullscreenEnabled', 'fullscreenElement', 'exitFullscreen']) {
    Reflect.deleteProperty(document, name);
  }
});

function Tool() {
  const place = useRef<HTMLElement>(null);
  return (
    <section ref={place} aria-label="Quiz">
      <ToolBar name="Quizzes" place={place} />
    </section>
  );
}

test('[2.18] a tool takes the whole screen, and gives it back', async () => {
  const requestFullscreen = vi.fn<() => Promise<void>>();
  const exitFullscreen = vi.fn<() => Promise<void>>();
  Object.assign(document, { fullscreenEnabled: true, fullscreenElement: null, exitFullscreen });
  await renderAt(NOW, <Tool />);
  const tool = screen.getByRole('region');
  Object.assign(tool, { requestFullscreen });
  await userEvent.click(screen.getByRole('button', { name: 'Full screen' }));
  expect(requestFullscreen).toHaveBeenCalledOnce();

  Object.assign(document, { fullscreenElement: tool });
  act(() => void document.dispatchEvent(new Event('fullscreenchange')));
  await userEvent.click(screen.getByRole('button', { name: 'Exit full screen' }));
  expect(exitFullscreen).toHaveBeenCalledOnce();
});

test('[2.18] where a browser gives no tool the whole screen, nothing is offered', async () => {
  Object.assign(document, { fullscreenEnabled: false });
  await renderAt(NOW, <Tool />);
  expect(screen.getByText('Quizzes')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
