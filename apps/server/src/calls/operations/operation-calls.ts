import { type Call, defineCall } from '@lantern/contract/call';
import { ProblemError } from '@lantern/contract/problem-error';
import * as z from 'zod/mini';
import type { CallContext } from '../../http/call-context';
import type { Exchange, ServedCall } from '../../http/served-call';
import { type Operation, OperationRefusal } from '../../operations/operation';
import { OPERATIONS, SCOPES } from '../../operations/operations';
import { runOperation } from '../../operations/run-operation';
import { insertAuditEntry } from '../../store/platform/audit-entries';

type Input = { query: { dryRun?: 'true' | 'false' } };

/** The operator's second door: every operation that has a scope, as a call. */
export const OPERATION_CALLS: readonly ServedCall[] = OPERATIONS.flatMap((operation) =>
  operation.scope === null ? [] : [operationCall(operation, operation.scope)],
);

function operationCall(operation: Operation, scope: string): ServedCall {
  return {
    contract: contractOf(operation, scope),
    isRateLimited: true,
    answer: async ({ query }: Input, context: CallContext, { request, reply }: Exchange) => {
      const isDryRun = query.dryRun === 'true';
      await noteUse(operation, context, isDryRun);
      // As it was sent: the operation reads it by the same schema, and some of what that makes cannot be read again.
      const outcome = await run({ operation, input: request.body }, context, isDryRun);
      return reply.type('application/json; charset=utf-8').send(JSON.stringify(outcome));
    },
  };
}

function contractOf({ noun, verb, summary, input }: Operation, scope: string): Call {
  return defineCall({
    method: 'POST',
    path: `/api/platform/v1/operations/${noun}/${verb}`,
    audience: 'operator',
    scope,
    summary: `${summary}.`,
    query: z.strictObject({ dryRun: z.optional(z.enum(['true', 'false'])) }),
    body: input,
    response: z.unknown(),
  });
}

/** Before it is done, so that what was refused or failed is known too. */
function noteUse({ noun, verb }: Operation, context: CallContext, isDryRun: boolean): Promise<void> {
  const { db, tenant, session, machine, now } = context;
  return insertAuditEntry(db, tenant.id, {
    at: now,
    userId: session?.userId ?? null,
    action: 'operation',
    subject: {
      operation: `${noun} ${verb}`,
      ...(machine && { clientId: machine.clientId }),
      ...(isDryRun && { dryRun: 'true' }),
    },
  });
}

async function run(
  wanted: { operation: Operation; input: unknown },
  { db, files, tenant, session, machine, now }: CallContext,
  isDryRun: boolean,
): Promise<unknown> {
  try {
    return await runOperation(db, wanted, {
      files,
      tenantId: tenant.id,
      now,
      actorId: session?.userId ?? null,
      scopes: machine?.scopes ?? SCOPES,
      isDryRun,
      onProgress: () => undefined,
    });
  } catch (error) {
    if (error instanceof OperationRefusal) throw new ProblemError('operationRefused', { _: [error.message] });
    throw error;
  }
}
