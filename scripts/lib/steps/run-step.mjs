import { rm } from 'node:fs/promises';
import { runCommand } from '../run-command.mjs';

/**
 * Runs one step of a check and says how it went: `{ passed, failed, failures }`, the last being what failed by name. A step with a `report` is a test runner,
 * and its tests are counted; any other counts as one. The output of a quiet step is shown only when it fails.
 */
export async function runStep({ name, args, env = {}, live = false, report = null }) {
  if (live) console.log(`\n── ${name}`);
  if (report !== null) await rm(report.file, { force: true });
  const { code, output, seconds } = await runCommand(process.execPath, args, { env, live });
  const counts = await countsOf(code, report);
  if (counts.failed > 0 && !live) console.log(output.trimEnd());
  const verdict =
    report === null ? (code === 0 ? 'ok' : 'FAILED') : `${counts.passed} passed, ${counts.failed} failed`;
  console.log(`${live ? '── ' : ''}${name}: ${verdict} (${seconds.toFixed(1)} s)`);
  return { ...counts, failures: namesOf(name, counts) };
}

/** A runner that crashed, left no report, or found no test has failed, whatever it counted. */
async function countsOf(code, report) {
  if (report === null) return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counts = (await report.read(report.file)) ?? { passed: 0, failed: 0 };
  const hasHiddenFailure = counts.failed === 0 && (code !== 0 || counts.passed === 0);
  return hasHiddenFailure ? { ...counts, failed: 1 } : counts;
}

function namesOf(step, { failed, failures = [] }) {
  if (failed === 0) return [];
  return failures.length === 0 ? [step] : failures.map((failure) => `${step}: ${failure}`);
}
