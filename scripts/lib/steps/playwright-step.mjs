import path from 'node:path';
import { installedProgram } from '../install/installed-program.mjs';
import { projectRoot } from '../project-root.mjs';
import { readJson } from '../read-json.mjs';

/** The step that runs the learner journeys in a real browser. */
export function playwrightStep(name) {
  const file = path.join(projectRoot, 'reports', 'browser.json');
  return {
    name,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file },
    args: [
      installedProgram('playwright'),
      'test',
      '--config=apps/e2e/playwright.config.ts',
      '--reporter=list,json',
    ],
    report: { file, read: playwrightCounts },
  };
}

async function playwrightCounts(file) {
  const report = await readJson(file);
  if (report === null) return null;
  const { expected, unexpected, flaky } = report.stats;
  return {
    passed: expected,
    failed: unexpected + flaky + report.errors.length,
    failures: report.suites.flatMap((suite) => failuresIn(suite)),
  };
}

function failuresIn({ specs = [], suites = [] }) {
  const own = specs.filter(({ ok }) => !ok).map(({ file, line, title }) => `${file}:${line}, ${title}`);
  return [...own, ...suites.flatMap((suite) => failuresIn(suite))];
}
