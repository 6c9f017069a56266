import { interruption } from './interruption.mjs';
import { programEnvironment } from './program-environment.mjs';
import { Refusal } from './refusal.mjs';
import { endSentence, runProgram } from './run-program.mjs';

/**
 * Runs the programs together until a signal comes (then it returns) or one of them ends by itself (then it
 * refuses); either way none is left behind. `argsOf` says how a program is started, `onReady` what to tell then.
 */
export async function runProduct(settings, { argsOf, report, onReady }) {
  const interrupted = interruption();
  const environment = programEnvironment(settings);
  const running = settings.programs.map((program) =>
    runProgram(program, { args: argsOf(program), environment, onProgress: report }),
  );
  const firstEnd = Promise.race(running.map(({ ended }) => ended));
  try {
    const readiness = await Promise.race([Promise.all(running.map(({ ready }) => ready)), interrupted]);
    if (readiness === undefined) return;
    onReady({
      url: settings.publicUrl,
      identityUrl: environment.IDENTITY_ISSUER,
      ...mergedReports(readiness),
    });
    const end = await Promise.race([firstEnd, interrupted]);
    if (end !== undefined) throw new Refusal(endSentence(end) ?? `The ${end.program.title} ended by itself.`);
    report('Finishing the requests under way');
  } finally {
    await stopAll(running);
  }
}

function mergedReports(reports) {
  const { type: _type, ready: _ready, ...facts } = Object.assign({}, ...reports);
  return facts;
}

async function stopAll(running) {
  for (const program of running) {
    const sentence = endSentence(await program.stop());
    if (sentence !== null) console.error(sentence);
  }
}
