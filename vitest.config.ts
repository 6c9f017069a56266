import { defineConfig } from 'vitest/config';
import { textParts } from './apps/portal/text-parts.ts';

/** How long a test takes is no promise of ours: a cold or busy machine gets its time. */
const PATIENT_MS = 30_000;

const CERTIFICATES = 'apps/server/src/certificates/artwork/*.test.ts';

/** One project per package, so that `vitest --project domain` is the fast loop of that room. */
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Safari/537.36';

export default defineConfig({
  test: {
    projects: [
      'packages/domain/vitest.config.ts',
      {
        test: {
          name: 'artwork',
          isolate: false,
          setupFiles: ['scripts/testing/names-an-item.ts'],
          include: ['packages/artwork/src/**/*.test.ts'],
        },
      },
      { test: { name: 'contract', isolate: false, include: ['packages/contract/src/**/*.test.ts'] } },
      // What fragments and the page have agreed on, and the fragments themselves.
      {
        test: {
          name: 'fragments',
          environment: 'happy-dom',
          include: ['packages/fragment-kit/src/**/*.test.{ts,tsx}', 'fragments/*/src/**/*.test.{ts,tsx}'],
        },
      },
      {
        test: {
          name: 'house',
          testTimeout: PATIENT_MS,
          include: [
            'scripts/house-rules.test.ts',
            'scripts/folder-rules.test.ts',
            'scripts/domain-exports.test.ts',
            'scripts/spec-map.test.mjs',
          ],
        },
      },
      // The start command and the demo's programs, run as they are.
      {
        test: {
          name: 'programs',
          testTimeout: PATIENT_MS,
          include: [
            'scripts/start.test.ts',
            'apps/demo-*/src/**/*.test.ts',
            'packages/demo-pages/src/**/*.test.ts',
          ],
        },
      },
      // The built server, its databases and what stands before them, broken on purpose.
      { test: { name: 'faults', include: ['scripts/faults.test.mjs'] } },
      // What certificates look like, which no database knows of.
      {
        test: { name: 'certificates', testTimeout: PATIENT_MS, include: [CERTIFICATES] },
      },
      {
        test: {
          name: 'server',
          // Each file opens a database and an app of its own; what they import is the same.
          isolate: false,
          globalSetup: ['apps/server/testing/test-run.ts'],
          include: ['apps/server/src/**/*.test.ts'],
          exclude: [CERTIFICATES],
          // The embedded databases of a run live too short to be worth compiling for speed.
          execArgv: ['--wasm-tiering-budget=60000000'],
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
          // [9.15] One of the browsers that nobody is told about.
          environmentOptions: { happyDOM: { settings: { navigator: { userAgent: CHROME } } } },
          // One browser for many files, which loads React once; fresh-page.ts keeps what they remember apart.
          pool: 'threads',
          isolate: false,
          setupFiles: ['apps/portal/src/testing/fresh-page.ts'],
          include: ['apps/portal/src/**/*.test.{ts,tsx}'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
    ],
  },
});
