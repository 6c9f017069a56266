import { defineConfig } from '@playwright/test';
import { findTestBrowser } from '../../scripts/lib/install/find-browser.mjs';

const executablePath = findTestBrowser();
if (executablePath === null) throw new Error('The browser tests need Chrome, Chromium or Edge.');

// Set by the global setup; the workers, which read this file again, find it.
const baseURL = process.env['LANTERN_E2E_URL'];

/** One file per learner journey, against the built product that the run starts for itself. */
export default defineConfig({
  testDir: 'src',
  testMatch: '**/*.spec.ts',
  globalSetup: './src/start-product.ts',
  outputDir: '../../test-results',
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    ...(baseURL === undefined ? {} : { baseURL }),
    // A trace of each step costs a third more time; where a picture does not tell enough, run it with `--trace on`.
    trace: 'off',
    // What a worker fetches cannot be held up by a test.
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
});
