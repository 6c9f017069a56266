import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';

// Libraries are loaded once per worker, our own modules anew for each file: what they remember is that file's alone.
vi.resetModules();

// How long a text may take to appear is no promise; a busy machine takes longer than the usual second.
configure({ asyncUtilTimeout: 20_000 });

/** The tests of the portal share one document per worker, since making one costs more than most of them: each leaves it empty. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) {
    document.cookie = `${cookie.split('=')[0]}=; path=/; max-age=0`;
  }
  document.head.replaceChildren();
  document.body.replaceChildren();
});
