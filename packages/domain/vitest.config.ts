import { defineConfig } from 'vitest/config';

/** The domain's tests, as a project of the root's and alone, for `npm run mutation`. */
export default defineConfig({
  test: {
    name: 'domain',
    // Pure functions share nothing, so their tests need no walls between them.
    isolate: false,
    pool: 'threads',
    setupFiles: ['../../scripts/testing/names-an-item.ts'],
    include: ['src/**/*.test.ts'],
  },
});
