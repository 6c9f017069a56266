import { cleanup, configure } from '@testing-library/react';
import { afterAll, afterEach, vi } from 'vitest';

// How long a text may take to appear is no promise; a busy machine takes longer than the usual second.
configure({ asyncUtilTimeout: 20_000 });

/** Each test begins with an empty page in a browser that remembers nothing. */
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

/** What a page still fetches when its tests are over must not arrive in a document that is gone. */
afterAll(() => vi.dynamicImportSettled());
