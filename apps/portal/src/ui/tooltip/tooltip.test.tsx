import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Tooltip } from './tooltip';

beforeEach(() => {
  vi.useFakeTimers();
  render(
    <Tooltip text="Complete the previous activity to get access.">
      {(props) => (
        <button type="button" {...props}>
          Locked
        </button>
      )}
    </Tooltip>,
  );
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const seen = () => document.querySelector('[popover]')?.textContent;
const button = () => screen.getByRole('button', { name: 'Locked' });

function pass(ms: number) {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test('the reason is the description of what it explains, seen or not', () => {
  const described = document.getElementById(button().getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('Complete the previous activity to get access.');
});

test('it is seen 300 ms after the focus arrives and gone when it leaves', () => {
  fireEvent.focus(button());
  pass(299);
  expect(seen()).toBeUndefined();
  pass(1);
  expect(seen()).toBe('Complete the previous activity to get access.');
  fireEvent.blur(button());
  expect(seen()).toBeUndefined();
});

test('a pointer that only passes by does not open it', () => {
  fireEvent.pointerEnter(button());
  pass(200);
  fireEvent.pointerLeave(button());
  pass(1000);
  expect(seen()).toBeUndefined();
});

test('Escape sends it away', () => {
  fireEvent.focus(button());
  pass(300);
  fireEvent.keyDown(button(), { key: 'Escape' });
  expect(seen()).toBeUndefined();
});

test('a press sends it away, and the focus that a press brings does not open it; that of a key does', () => {
  fireEvent.pointerEnter(button());
  pass(300);
  expect(seen()).toBeDefined();
  fireEvent.pointerDown(button());
  fireEvent.focus(button());
  pass(1000);
  expect(seen()).toBeUndefined();
  fireEvent.blur(button());
  fireEvent.focus(button());
  pass(300);
  expect(seen()).toBeDefined();
});
