import { afterEach, expect, test, vi } from 'vitest';
import { leadToTitle, whenTitled } from './lead-to-title';

let leading = new AbortController();

afterEach(() => {
  leading.abort();
  leading = new AbortController();
  document.body.innerHTML = '';
});

/** The page without its title; the answer brings it, and waits until whoever watches was told. */
function untitledPage() {
  document.body.innerHTML = '<main><button>Open</button></main>';
  return async () => {
    document.querySelector('main')?.append(document.createElement('h1'));
    await Promise.resolve();
  };
}

test('leads to the title, where the keyboard goes on, and leaves the order of what can be pressed', () => {
  document.body.innerHTML = '<main><h1>Catalog</h1></main>';
  leadToTitle();
  expect(document.activeElement?.textContent).toBe('Catalog');
  expect(document.querySelector('h1')?.tabIndex).toBe(-1);
});

test('a title that comes late is waited for, once', async () => {
  const bringTitle = untitledPage();
  const work = vi.fn();
  whenTitled(work, leading.signal);
  expect(work).not.toHaveBeenCalled();
  await bringTitle();
  await bringTitle();
  expect(work).toHaveBeenCalledOnce();
});

test.each(['pointerdown', 'keydown'])('after a %s nobody is led anywhere', async (sign) => {
  const bringTitle = untitledPage();
  const work = vi.fn();
  whenTitled(work, leading.signal);
  document.querySelector('button')?.dispatchEvent(new Event(sign, { bubbles: true }));
  await bringTitle();
  expect(work).not.toHaveBeenCalled();
});

test('while something is being saved, which holds the focus, nobody is led away', async () => {
  document.body.innerHTML = '<main><h1>Reading</h1></main><dialog aria-busy="true"></dialog>';
  const work = vi.fn();
  whenTitled(work, leading.signal);
  expect(work).not.toHaveBeenCalled();
  document.querySelector('dialog')?.remove();
  await Promise.resolve();
  expect(work).toHaveBeenCalledOnce();
});

test('who has gone on to yet another page is not led to this one', async () => {
  const bringTitle = untitledPage();
  const work = vi.fn();
  whenTitled(work, leading.signal);
  leading.abort();
  await bringTitle();
  expect(work).not.toHaveBeenCalled();
});
