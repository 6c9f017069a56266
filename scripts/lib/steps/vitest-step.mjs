import path from 'node:path';
import { installedProgram } from '../install/installed-program.mjs';
import { projectRoot } from '../project-root.mjs';
import { readJson } from '../read-json.mjs';

/** Vitest leaves one core to the editor; a check has none open, and on two cores that halves the wait. */
export const ON_EVERY_CORE = ['--maxWorkers=100%'];

/** A step that runs Vitest projects: dots as they pass, failures in full, and a report to count from. */
export function vitestStep(name, projects, { env = {}, options = [] } = {}) {
  const file = path.join(projectRoot, 'reports', `${name.toLowerCase().replaceAll(/\W+/g, '-')}.json`);
  return {
    name,
    env,
    args: [
      installedProgram('vitest'),
      'run',
      ...projects.map((project) => `--project=${project}`),
      ...options,
      '--silent=passed-only',
      '--reporter=dot',
      '--reporter=json',
      `--outputFile.json=${file}`,
    ],
    report: { file, read: vitestCounts },
  };
}

async function vitestCounts(file) {
  const report = await readJson(file);
  if (report === null) return null;
  // A file that cannot be loaded has no tests to fail; it counts as one.
  const unloadable = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + unloadable.length,
    failures: report.testResults.flatMap((file) => failuresIn(file)),
  };
}

function failuresIn({ name, status, message, assertionResults }) {
  const file = path.relative(projectRoot, name);
  if (status === 'failed' && assertionResults.length === 0) return [`${file}, ${firstLine(message)}`];
  return assertionResults
    .filter((test) => test.status === 'failed')
    .map((test) => `${file}, ${test.fullName}: ${firstLine(test.failureMessages[0])}`);
}

function firstLine(text = '') {
  return text.split('\n', 1)[0];
}
