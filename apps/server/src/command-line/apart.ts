import { readConfig } from '../config';
import { connect } from '../db/connect';
import { BadLines } from '../operations/csv/bad-lines';
import { type Note, OperationRefusal } from '../operations/operation';
import { OPERATIONS } from '../operations/operations';
import type { ApartWork } from '../http/run-apart';
import type { ApartAnswer } from '../operations/create-run-apart';
import { settleImport } from '../operations/imports/settle-import';
import { runOperation } from '../operations/run-operation';
import { storageOf } from '../storage/storage-of';

const ROOT = process.env['LANTERN_ROOT'] ?? process.cwd();

/** One operation of a call, on a connection of its own; the server that asked waits for the answer. */
async function workOn({ noun, verb, input, context, order }: ApartWork): Promise<ApartAnswer> {
  const operation = OPERATIONS.find((each) => each.noun === noun && each.verb === verb);
  if (!operation) throw new Error(`There is no operation "${noun} ${verb}".`);
  const config = readConfig(process.env, ROOT);
  const database = await connect({ ...config, poolSize: 1, onConnectionLost: () => undefined });
  try {
    const outcome = await runOperation(
      database,
      { operation, input, ...(order && { settle: settleOf(context, order) }) },
      {
        ...context,
        files: storageOf(config),
        isConfirmed: true,
        isRemote: true,
        onProgress: () => undefined,
      },
    );
    return { kind: 'done', outcome: JSON.stringify(outcome) };
  } finally {
    await database.close();
  }
}

/** The time it is, as the server that asked had it when it asked. */
function settleOf({ tenantId, now }: ApartWork['context'], order: NonNullable<ApartWork['order']>): Note {
  const asked = performance.now();
  const clock = () => new Date(now.getTime() + performance.now() - asked);
  return settleImport({ tenantId, ...order, clock });
}

function unsuccessful(error: unknown): ApartAnswer {
  if (error instanceof OperationRefusal) {
    const { summary = '', bad = [], canBeSkipped = false } = error instanceof BadLines ? error : {};
    const badLines = error instanceof BadLines ? { summary, bad, canBeSkipped } : null;
    return { kind: 'refused', message: error.message, badLines };
  }
  const { message, stack, code, severity } = error as Error & { code?: unknown; severity?: unknown }; // or undefined
  return { kind: 'failed', message, stack, code, severity };
}

// Without the server nobody waits: what was not committed is undone.
process.once('disconnect', () => process.exit(1));
process.once('message', (work) => {
  void workOn(work as ApartWork) // from the server alone
    .catch(unsuccessful)
    .then((answer) => process.send?.(answer, () => process.exit(0)));
});
