import type { Db } from '../db/db';
import { takeYourTime } from '../store/setup/tenant-setup';
import { placeFault } from './file-places';
import { noteOperation, peopleNamed } from './operation-audit';
import type { Note, Operation, OperationContext } from './operation';

type Wanted = {
  operation: Operation;
  input: unknown;
  /** What else is written with its outcome, last of all in its transaction: both, or neither. In a dry run nothing is. */
  settle?: Note;
};

class DryRun extends Error {
  constructor(readonly outcome: unknown) {
    super('A dry run undoes what it did.');
  }
}

type Given = Omit<OperationContext, 'db' | 'touched'>;

/** All of it or nothing. */
export async function runOperation(database: Db, wanted: Wanted, context: Given): Promise<unknown> {
  const { operation } = wanted;
  const run = operation.opensTransaction ? runBeforeTransaction : runInTransaction;
  try {
    return await run(database, wanted, context);
  } catch (error) {
    if (error instanceof DryRun) return error.outcome;
    // On the server's own disk, in a call, it is the server's fault.
    throw touchesDisk(operation) && !context.isRemote ? placeFault(error) : error;
  }
}

/** A dry run does it and undoes it, so that it says what would come of it. */
function runInTransaction(database: Db, wanted: Wanted, context: Given): Promise<unknown> {
  const { operation, input } = wanted;
  return database.transaction(async (db) => {
    // What only an operator at the machine can ask for may be long, and so may a file.
    if (operation.scope === null || operation.file) await takeYourTime(db);
    const within = { ...context, touched: new Set<string>() };
    const note = await noteFor(db, wanted, within);
    const outcome = await operation.run({ ...within, db }, input, note);
    if (context.isDryRun) throw new DryRun(outcome);
    await note(db, outcome);
    return outcome;
  });
}

/** Where nothing was written, the use is noted all the same. */
async function runBeforeTransaction(database: Db, wanted: Wanted, context: Given): Promise<unknown> {
  const within = { ...context, touched: new Set<string>() };
  const note = await noteFor(database, wanted, within);
  let isNoted = false;
  const noteOnce: Note = (tx, outcome) => {
    isNoted = true;
    return note(tx, outcome);
  };
  const outcome = await wanted.operation.run({ ...within, db: database }, wanted.input, noteOnce);
  if (!isNoted) await database.transaction((tx) => note(tx, outcome));
  return outcome;
}

/** A program's reading is noted too: every use of its token is. */
async function noteFor(
  db: Db,
  { operation, input, settle }: Wanted,
  context: Omit<OperationContext, 'db'>,
): Promise<Note> {
  const isNoted = (operation.isAudited || context.isRemote) && !context.isDryRun;
  if (!isNoted) return async () => undefined;
  const people = await peopleNamed(db, context.tenantId, input);
  return async (tx, outcome) => {
    await noteOperation({ ...context, db: tx }, { operation, input, outcome, people });
    await settle?.(tx, outcome);
  };
}

function touchesDisk({ file, isOffline }: Operation): boolean {
  return file !== null || isOffline;
}
