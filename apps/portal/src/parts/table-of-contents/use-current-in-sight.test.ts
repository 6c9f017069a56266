import { renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { useCurrentInSight } from './use-current-in-sight';

afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

/** A sidebar of 800 px, scrolled by 500, whose open line stands at this height of the window. */
function sidebar(lineTop: number, isPlaced = false): { scroller: HTMLElement; tree: HTMLElement } {
  const line = '<a aria-current="page"></a>';
  document.body.innerHTML = `<aside style="overflow-y: auto"><div>${isPlaced ? `<div data-index="7">${line}</div>` : line}</div></aside>`;
  const scroller = document.querySelector('aside');
  const tree = document.querySelector('div');
  if (!scroller || !tree) throw new Error('It was just drawn');
  scroller.scrollTop = 500;
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this === scroller ? new DOMRect(0, 0, 300, 800) : new DOMRect(0, lineTop, 300, 50);
  });
  return { scroller, tree };
}

test.each([
  ['in sight stays where it is', 600, false, 500],
  ['below comes up', 900, false, 500 + 150 + 96],
  ['above comes down', -200, false, 500 - 200 - 96],
  ['that is drawn at its place comes by itself', 900, true, 500],
])('[2.29] an open line %s', (_where, top, isPlaced, scrolled) => {
  const { scroller, tree } = sidebar(top, isPlaced);
  renderHook(() => useCurrentInSight({ current: tree }, '1.1'));
  expect(scroller.scrollTop).toBe(scrolled);
});
