import type { Db } from '../../src/db/db';
import { OPERATIONS, SCOPES } from '../../src/operations/operations';
import type { OperationContext } from '../../src/operations/operation';
import { runOperation } from '../../src/operations/run-operation';
import { memoryStorage } from '../memory-storage';

type Given = Pick<OperationContext, 'tenantId' | 'now'> & Partial<OperationContext>;

export type TestOperator = {
  /** What came of it. */
  run: (name: string, input: Record<string, unknown>, isDryRun?: boolean) => Promise<unknown>;
  /** The same in words. */
  say: (name: string, input: Record<string, unknown>, isDryRun?: boolean) => Promise<string>;
};

/** Runs operations by their names, as both doors do. */
export function testOperator(database: Db, given: Given): TestOperator {
  const found = (name: string) => {
    const operation = OPERATIONS.find(({ noun, verb }) => `${noun} ${verb}` === name);
    if (!operation) throw new Error(`There is no operation "${name}".`);
    return operation;
  };
  const run: TestOperator['run'] = (name, input, isDryRun = false) =>
    runOperation(
      database,
      { operation: found(name), input },
      {
        files: memoryStorage(),
        issuer: 'https://learn.test',
        actorId: null,
        clientId: null,
        scopes: SCOPES,
        isConfirmed: true,
        isRemote: false,
        onProgress: () => undefined,
        ...given,
        isDryRun,
      },
    );
  return {
    run,
    say: async (name, input, isDryRun) => found(name).say((await run(name, input, isDryRun)) as never), // its own
  };
}
