import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { rehearsePress } from './rehearse-press';

// It is React's own time that counts here, not the one in which tests look.
beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false));
afterEach(() => void vi.unstubAllGlobals());

test('a rehearsal takes the focus from nobody, and the page does not hear of it', async () => {
  document.body.innerHTML = '<main><input></main>';
  const input = document.querySelector('input');
  input?.focus();
  const before = document.documentElement.outerHTML;
  const heard = vi.fn<() => void>();
  const events = ['click', 'focusin', 'focusout'];
  for (const name of events) window.addEventListener(name, heard, { capture: true });
  const stages: Element[] = [];
  const create = vi.spyOn(document, 'createElement').mockImplementation((name: string) => {
    const element = document.createElementNS('http://www.w3.org/1999/xhtml', name);
    stages.push(element);
    return element;
  });
  try {
    await rehearsePress();
    expect(heard).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(input);
    expect(document.documentElement.outerHTML).toBe(before);
    expect(stages[0]?.childNodes).toHaveLength(0);
    expect(stages.length).toBeGreaterThan(20);
  } finally {
    create.mockRestore();
    for (const name of events) window.removeEventListener(name, heard, { capture: true });
    document.body.innerHTML = '';
  }
});
