import { readConfig } from './config';
import { startQuiz } from './start-quiz';

const reading = readConfig(process.env);
if (reading.kind === 'invalid') {
  process.stderr.write(`${reading.reason}\n`);
  process.exit(1);
}

try {
  const quiz = await startQuiz(reading.config, report);
  const stop = () => void quiz.close().then(() => process.exit(0));
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
  // The program that started this one is gone: nobody is left to stop it.
  process.once('disconnect', stop);
  process.stdout.write(`${JSON.stringify({ ready: true, gradingUrl: quiz.gradingUrl })}\n`);
} catch (error) {
  process.stderr.write(`The quiz could not start: ${messageOf(error)}\n`);
  process.exit(1);
}

/** What went wrong, without what anyone wrote. */
function report(error: unknown): void {
  process.stderr.write(`quiz: ${messageOf(error)}\n`);
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
