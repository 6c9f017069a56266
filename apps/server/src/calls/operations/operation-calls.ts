import { open } from 'node:fs/promises';
import { finished, type Readable } from 'node:stream';
import type { Call } from '@lantern/contract/call';
import { ProblemError } from '@lantern/contract/problem-error';
import type { FastifyReply } from 'fastify';
import type { CallContext } from '../../http/call-context';
import { preferenceOf } from '../../http/input/preference';
import { MOST_FILE_BYTES } from '../../http/limits';
import type { Exchange, ServedCall } from '../../http/served-call';
import { isImport, orderImport } from '../../operations/imports/order-import';
import { type FileField, type Operation, OperationRefusal } from '../../operations/operation';
import { OPERATIONS, SCOPES } from '../../operations/operations';
import type { RunApart } from '../../http/run-apart';
import { runOperation } from '../../operations/run-operation';
import { toldRefusal } from '../../operations/told-refusal';
import { askerOf, noteAsked } from './note-asked';
import { orderedCalls } from './ordered-calls';
import { operationContract, operationPaths, sentFields } from './operation-contract';
import { receiveFile, temporaryFile } from '../../files/temporary-file';

type Input = { query: { dryRun?: 'true' | 'false' } };

/** The operator's second door: every operation that has a scope, as a call. */
export const OPERATION_CALLS: readonly ServedCall[] = OPERATIONS.flatMap((operation) =>
  operation.scope === null ? [] : operationCalls(operation, operation.scope),
);

function operationCalls(operation: Operation, scope: string): ServedCall[] {
  return operationPaths(operation).flatMap((path) => [
    operationCall(operation, operationContract(operation, scope, path)),
    ...(isImport(operation) ? orderedCalls(operation, scope, path) : []),
  ]);
}

function operationCall(operation: Operation, contract: Call): ServedCall {
  return {
    contract,
    isRateLimited: true,
    noteRefused: (context) => noteAsked(operation, context, 'refused'),
    answer: async ({ query }: Input, context: CallContext, exchange: Exchange) => {
      const asked: Asked = { operation, contract, context, isDryRun: query.dryRun === 'true' };
      if (asked.isDryRun) {
        await noteAsked(operation, context, 'dryRun');
        return answer(asked, exchange);
      }
      return answer(asked, exchange).catch(async (error: unknown) => {
        await noteAsked(operation, context, 'failed');
        throw error;
      });
    },
  };
}

async function answer(asked: Asked, exchange: Exchange): Promise<FastifyReply> {
  const { file } = asked.operation;
  // As it was sent: the operation reads it by the same schema, and some of what that makes cannot be read again.
  if (file === null) return sendOutcome(exchange, await run(asked, exchange.request.body, null));
  return file.way === 'in' ? takeFile(asked, file, exchange) : giveFile(asked, file, exchange);
}

function sendOutcome({ reply }: Exchange, outcome: unknown): FastifyReply {
  return reply.type('application/json; charset=utf-8').send(JSON.stringify(outcome));
}

/** What is sent lies in a file of its own for as long as it is worked on. */
async function takeFile(asked: Asked, { name, mediaTypes }: FileField, exchange: Exchange) {
  const { body, query } = exchange.request;
  const [format = ''] = Object.keys(mediaTypes);
  const file = await temporaryFile(`${asked.operation.noun}.${format}`);
  try {
    const limits = { bytes: MOST_FILE_BYTES, idleMs: exchange.idleMs };
    await receiveFile(body as Readable, file.path, limits); // as serve hands it on
    const fields = sentFields(asked.operation, query as Record<string, unknown>); // checked by its schema
    if (isOrdered(asked, exchange)) return await order(asked, { fields, path: file.path }, exchange);
    return sendOutcome(exchange, await run(asked, { ...fields, [name]: file.path }, exchange.runApart));
  } finally {
    await file.remove();
  }
}

/** A dry run is answered at once: it is asked for to be read. */
function isOrdered({ contract, isDryRun }: Asked, { request }: Exchange): boolean {
  return (
    contract.isOrderable === true && !isDryRun && preferenceOf(request.headers.prefer) === 'respond-async'
  );
}

/** As a command is answered whose result is read later. */
async function order(
  { operation, contract, context }: Asked,
  { fields, path }: { fields: object; path: string },
  { reply }: Exchange,
): Promise<FastifyReply> {
  const { tenant, now } = context;
  const asked = { operation, fields, path, ...askerOf(context), now };
  const id = await orderImport(context, tenant.id, asked).catch(throwTold);
  return reply
    .code(202)
    .headers({
      'cache-control': 'no-store',
      'preference-applied': 'respond-async',
      location: `${contract.path}/${id}`,
    })
    .send({ id });
}

/** Written whole before the first byte leaves, so that what fails is told, and nobody's slow line holds the database. */
async function giveFile(asked: Asked, { name, mediaTypes }: FileField, exchange: Exchange) {
  const { request, reply } = exchange;
  const fields = request.body as { format?: string }; // checked by its schema
  const format = fields.format ?? Object.keys(mediaTypes)[0] ?? '';
  const title = `${asked.operation.noun}.${format}`;
  const file = await temporaryFile(title);
  try {
    const outcome = await run(asked, { ...fields, [name]: file.path }, exchange.runApart);
    if (asked.isDryRun) {
      await file.remove();
      return sendOutcome(exchange, { ...(outcome as object), [name]: undefined }); // where it lay is nobody's to know
    }
    const bytes = await open(file.path);
    const stream = bytes.createReadStream();
    stream.once('close', () => void file.remove());
    // Where the time limit has answered meanwhile, nobody reads it.
    finished(reply.raw, () => stream.destroy());
    return reply
      .type(mediaTypes[format] ?? '')
      .header('content-disposition', `attachment; filename="${title}"`)
      .send(stream);
  } catch (error) {
    await file.remove();
    throw error;
  }
}

type Asked = { operation: Operation; contract: Call; context: CallContext; isDryRun: boolean };

async function run(
  { operation, context, isDryRun }: Asked,
  input: unknown,
  runApart: RunApart | null,
): Promise<unknown> {
  const { db, files, tenant, issuer, session, machine, now } = context;
  const asker = {
    tenantId: tenant.id,
    issuer,
    now,
    actorId: session?.userId ?? null,
    clientId: machine?.clientId ?? null,
    scopes: machine?.scopes ?? SCOPES,
    isDryRun,
  };
  try {
    const { noun, verb } = operation;
    if (runApart) return await runApart({ noun, verb, input, context: asker });
    const here = { files, isConfirmed: true, isRemote: true, onProgress: () => undefined };
    return await runOperation(db, { operation, input }, { ...asker, ...here });
  } catch (error) {
    return throwTold(error);
  }
}

/** A refusal as a problem; anything else as it is. */
function throwTold(error: unknown): never {
  if (!(error instanceof OperationRefusal)) throw error;
  const { message, bad } = toldRefusal(error);
  throw new ProblemError('operationRefused', { _: [message] }, { bad });
}
