import { defineConfig } from 'vitest/config';
import { textParts } from './apps/portal/text-parts.ts';

/** How long a test takes is no promise of ours: a cold or busy machine gets its time. */
const PATIENT_MS = 30_000;

/** One project per package, so that `vitest --project domain` is the fast loop of that room. */
export default defineConfig({
  test: {
    projects: [
      // Pure functions share nothing, so their tests need no walls between them.
      {
        test: {
          name: 'domain',
          isolate: false,
          pool: 'threads',
          include: ['packages/domain/src/**/*.test.ts'],
        },
      },
      { test: { name: 'contract', isolate: false, include: ['packages/contract/src/**/*.test.ts'] } },
      {
        test: {
          name: 'house',
          testTimeout: PATIENT_MS,
          include: ['scripts/**/*.test.ts', 'apps/demo-*/src/**/*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          include: ['apps/server/src/**/*.test.ts'],
          // Its files import JSON in a way that Node does not take.
          server: { deps: { inline: ['@lti-tool/core'] } },
          hookTimeout: 60_000,
          testTimeout: 30_000,
        },
      },
      {
        plugins: [textParts()],
        test: {
          name: 'portal',
          testTimeout: PATIENT_MS,
          environment: 'happy-dom',
          pool: 'threads',
          setupFiles: ['apps/portal/src/testing/fresh-page.ts'],
          include: ['apps/portal/src/**/*.test.{ts,tsx}'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
