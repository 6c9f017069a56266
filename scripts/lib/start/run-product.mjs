import { interruption } from './interruption.mjs';
import { programEnvironment } from './program-environment.mjs';
import { Refusal } from '../refusal.mjs';
import { endSentence, runProgram } from './run-program.mjs';

/**
 * Runs the programs together until this process is asked to end (then it returns) or one of them ends by itself
 * (then it refuses); either way none is left behind. `argsOf` says how a program is started.
 */
export async function runProduct(settings, { argsOf, report, onReady }) {
  const interrupted = interruption();
  const environment = programEnvironment(settings);
  const running = settings.programs.map((program) =>
    runProgram(program, { args: argsOf(program), environment, onProgress: report }),
  );
  try {
    const readiness = await Promise.race([Promise.all(running.map(({ ready }) => ready)), interrupted]);
    if (readiness !== undefined) {
      onReady(productFacts(settings, environment, { running, readiness }));
      await Promise.race([interrupted, ...running.map(refusedAtEnd)]);
      report('Finishing the requests under way');
    }
  } catch (error) {
    await stopInOrder(running);
    throw error;
  }
  const unclean = (await stopInOrder(running)).find(({ code, signal }) => code !== 0 && signal !== 'SIGTERM');
  if (unclean !== undefined) throw new Refusal(endSentence(unclean));
}

async function refusedAtEnd({ ended }) {
  throw new Refusal(endSentence(await ended));
}

async function stopInOrder(running) {
  const ends = [];
  for (const program of running) ends.push(await program.stop());
  return ends;
}

/** Where the product is, and what its programs said of themselves: the demo's accounts, password, marking. */
function productFacts({ publicUrl }, { IDENTITY_ISSUER }, { running, readiness }) {
  const { accounts, password, gradingUrl } = Object.assign({}, ...readiness);
  const pids = Object.fromEntries(running.map(({ program, pid }) => [program.name, pid]));
  return { url: publicUrl, identityUrl: IDENTITY_ISSUER, accounts, password, gradingUrl, pids };
}
