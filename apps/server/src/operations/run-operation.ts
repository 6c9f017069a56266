import type { Db } from '../db/db';
import { takeYourTime } from '../store/setup/tenant-setup';
import { placeFault } from './file-places';
import { noteOperation, peopleNamed } from './operation-audit';
import type { Operation, OperationContext } from './operation';

type Wanted = { operation: Operation; input: unknown };

class DryRun extends Error {
  constructor(readonly outcome: unknown) {
    super('A dry run undoes what it did.');
  }
}

/** All of it or nothing; a dry run does it and undoes it, so that it says what would come of it. */
export async function runOperation(
  database: Db,
  { operation, input }: Wanted,
  context: Omit<OperationContext, 'db'>,
): Promise<unknown> {
  try {
    return await database.transaction(async (db) => {
      // What only an operator at the machine can ask for may be long, and so may a file.
      if (operation.scope === null || operation.file) await takeYourTime(db);
      // A program's reading is noted too: every use of its token is.
      const isNoted = (operation.isAudited || context.isRemote) && !context.isDryRun;
      const people = isNoted ? await peopleNamed(db, context.tenantId, input) : [];
      const outcome = await operation.run({ ...context, db }, input);
      if (context.isDryRun) throw new DryRun(outcome);
      if (isNoted) await noteOperation({ ...context, db }, { operation, input, outcome, people });
      return outcome;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.outcome;
    // On the server's own disk, in a call, it is the server's fault.
    throw touchesDisk(operation) && !context.isRemote ? placeFault(error) : error;
  }
}

function touchesDisk({ file, isOffline }: Operation): boolean {
  return file !== null || isOffline;
}
