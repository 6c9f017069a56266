import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { ApartWork, RunApart } from '../http/run-apart';
import { BadLines } from './csv/bad-lines';
import { OperationRefusal } from './operation';

/** What comes back of it. */
export type ApartAnswer =
  | { kind: 'done'; outcome: string }
  | { kind: 'refused'; message: string; badLines: Pick<BadLines, 'summary' | 'bad' | 'canBeSkipped'> | null }
  | { kind: 'failed'; message: string; stack: string | undefined; code: unknown; severity: unknown };

/** Some at a time: the others wait, since each takes a core and memory. */
const MOST_AT_ONCE = 2;

/** `program` is command-line/apart.ts, built. */
export function createRunApart(program: URL): RunApart {
  const waiting: Array<() => void> = [];
  let running = 0;
  return async (work, ending) => {
    if (running >= MOST_AT_ONCE) await new Promise<void>((resolve) => void waiting.push(resolve));
    else running += 1;
    try {
      return outcomeOf(await answerOf(program, work, ending));
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Whatever ends the process before it has answered is a bug. */
function answerOf(program: URL, work: ApartWork, ending: AbortSignal | undefined): Promise<ApartAnswer> {
  return new Promise((resolve, reject) => {
    const child = fork(fileURLToPath(program), [], {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      ...(ending && { signal: ending }),
    });
    child.once('spawn', () => yieldToLearners(child));
    child.once('message', (answer) => resolve(answer as ApartAnswer)); // its only one
    child.once('error', reject);
    child.once('close', (code, signal) =>
      reject(new Error(`An operation ended without an answer (${signal ?? code}).`)),
    );
    child.send(work, (error) => error && reject(error));
  });
}

/** Where there is one core for both, the import waits. */
function yieldToLearners({ pid }: ChildProcess): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It is over already, or the system does not let us.
  }
}

function outcomeOf(answer: ApartAnswer): unknown {
  if (answer.kind === 'done') return JSON.parse(answer.outcome);
  if (answer.kind === 'failed') {
    const { message, stack, code, severity } = answer;
    throw Object.assign(new Error(message), { ...(stack && { stack }), code, severity });
  }
  const { message, badLines } = answer;
  if (badLines === null) throw new OperationRefusal(message);
  throw new BadLines(badLines.summary, badLines.bad, badLines.canBeSkipped);
}
