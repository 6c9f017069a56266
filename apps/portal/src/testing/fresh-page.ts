import { onlineManager } from '@tanstack/react-query';
import { cleanup, configure } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { afterAll, afterEach, vi } from 'vitest';

// How long a text may take to appear is no promise; a busy machine takes longer than the usual second.
configure({ asyncUtilTimeout: 20_000 });

/** Files share a browser: what a module or the page remembers of one must not reach the next. */
vi.resetModules();
endListeners();
endTimers();
emptyPage();
// React listens on a document once. A part rendered inside it first would leave a whole page deaf.
createRoot(document).unmount();

/** Each test begins with an empty page in a browser that remembers nothing. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
  localStorage.clear();
  sessionStorage.clear();
});

/** What a page still fetches when its tests are over must not arrive in a document that is gone. */
afterAll(() => vi.dynamicImportSettled());

/** Modules of the last file are gone, yet what they listened to would still reach them. */
function endListeners(): void {
  const shared = window as Window & { testListeners?: Parameters<Window['addEventListener']>[] }; // ours alone
  for (const [type, listener] of shared.testListeners?.splice(0) ?? [])
    window.removeEventListener(type, listener);
  if (shared.testListeners) return;
  const listeners: Parameters<Window['addEventListener']>[] = [];
  shared.testListeners = listeners;
  const add = window.addEventListener.bind(window);
  window.addEventListener = (...args: Parameters<Window['addEventListener']>) => {
    listeners.push(args);
    add(...args);
  };
}

/** A timer that the last file left running would do its work, such as telling of an event, in the midst of this one. */
function endTimers(): void {
  const shared = window as Window & { testTimers?: ReturnType<typeof setTimeout>[] }; // ours alone
  for (const timer of shared.testTimers?.splice(0) ?? []) clearTimeout(timer);
  if (shared.testTimers) return;
  const timers: ReturnType<typeof setTimeout>[] = [];
  shared.testTimers = timers;
  const set = globalThis.setTimeout;
  globalThis.setTimeout = Object.assign((...args: Parameters<typeof set>) => {
    const timer = set(...args);
    timers.push(timer);
    return timer;
  }, set);
}

/** What a file wrote on the page, into its address or into its cookies ends with the file. */
function emptyPage(): void {
  for (const name of document.documentElement.getAttributeNames())
    document.documentElement.removeAttribute(name);
  document.head.replaceChildren();
  document.body.replaceChildren();
  history.replaceState(null, '', '/');
  for (const cookie of document.cookie.split('; '))
    document.cookie = `${cookie.split('=')[0]}=; Max-Age=0; Path=/`;
}
