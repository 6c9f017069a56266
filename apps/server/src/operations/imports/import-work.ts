import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { temporaryFile } from '../../files/temporary-file';
import type { RunApart } from '../../http/run-apart';
import { keepLease } from '../../jobs/keep-lease';
import type { JobDeps } from '../../jobs/run-next-job';
import { type Effect, ENDED, NO_EFFECT, type Work } from '../../jobs/work';
import { fileKey, type FileStorage } from '../../storage/file-storage';
import { findPersonById } from '../../store/operator/person-admin';
import { findApiClient } from '../../store/platform/api-clients';
import {
  findOpenImport,
  IMPORT_QUEUE,
  type OpenImport,
  setImportRefused,
} from '../../store/platform/import-orders';
import type { Job } from '../../store/platform/jobs';
import { type Operation, OperationRefusal } from '../operation';
import { noteUse } from '../operation-audit';
import { OPERATIONS } from '../operations';
import { runOperation } from '../run-operation';
import { toldRefusal } from '../told-refusal';
import { isImport } from './order-import';
import { settleImport } from './settle-import';

export type ImportDeps = JobDeps & {
  files: FileStorage;
  /** The product's own address. */
  issuer: string;
  /** Where whole files are worked on; null: in this very process. */
  runApart: RunApart | null;
  /** How often a lease is renewed; often enough unless given. */
  renewMs?: number;
};

/** So long after its server died an import begins anew. */
const LEASE_SECONDS = 60;
const RENEW_MS = 20_000;

type Ordered = { tenantId: string; order: OpenImport; operation: Operation; job: Job };

/** Does the imports that were ordered, each as the call itself would have done it. */
export function importWork(deps: ImportDeps): Work {
  const lease = { leaseSeconds: LEASE_SECONDS, renewMs: deps.renewMs ?? RENEW_MS };
  return {
    queue: IMPORT_QUEUE,
    leaseSeconds: LEASE_SECONDS,
    run: (job, stopping) =>
      keepLease(deps, { job, lease }, stopping, async (ending) => {
        const ordered = await orderOf(deps, job);
        return ordered ? done(deps, ordered, ending) : NO_EFFECT;
      }),
  };
}

/** Null where it was removed meanwhile. */
async function orderOf({ db }: ImportDeps, job: Job): Promise<Ordered | null> {
  const { tenantId, key } = job;
  const order = tenantId && (await findOpenImport(db, tenantId, key));
  const operation = order && OPERATIONS.find((each) => isImport(each) && each.noun === order.noun);
  return operation ? { tenantId, order, operation, job } : null;
}

/** A refusal is an outcome; anything else that goes wrong may go well another time. */
async function done(deps: ImportDeps, ordered: Ordered, ending: AbortSignal): Promise<Effect | typeof ENDED> {
  try {
    await assertStillAllowed(deps, ordered);
    await bringIn(deps, ordered, ending);
    return ENDED;
  } catch (error) {
    if (!(error instanceof OperationRefusal)) throw error;
    return refused(deps, ordered, error);
  }
}

/** Whoever was shut out since has nothing done for them any more. */
async function assertStillAllowed(
  { db, clock }: ImportDeps,
  { tenantId, order: { userId, clientId }, operation: { scope } }: Ordered,
): Promise<void> {
  if (clientId !== null) {
    const client = await findApiClient(db, { tenantId, clientId, now: clock() });
    if (scope === null || !client?.scopes.includes(scope))
      throw new OperationRefusal('The program that ordered it may not do it any more.');
  } else {
    const person = userId && (await findPersonById(db, tenantId, userId));
    if (!person || person.suspended !== null || !person.roles.includes('Administrator'))
      throw new OperationRefusal('Whoever ordered it may not do it any more.');
  }
}

/** Its rows, what came of it and the end of the job are one transaction. */
async function bringIn(deps: ImportDeps, ordered: Ordered, ending: AbortSignal): Promise<void> {
  const { files, issuer, runApart, clock, db } = deps;
  const { tenantId, order, operation, job } = ordered;
  const { noun, verb, scope, file } = operation;
  const [format = ''] = Object.keys(file?.mediaTypes ?? {});
  const bytes = await files.open(fileKey(tenantId, order.fileId), null);
  if (!bytes) throw new OperationRefusal('Its file is not there any more: order the import again.');
  const place = await temporaryFile(`${noun}.${format}`);
  try {
    await pipeline(bytes, createWriteStream(place.path), { signal: ending });
    const input = { ...order.fields, [file?.name ?? '']: place.path };
    const asker = { tenantId, issuer, now: clock(), actorId: order.userId, clientId: order.clientId };
    const context = { ...asker, scopes: scope === null ? [] : [scope], isDryRun: false };
    const { id } = order;
    if (runApart) {
      const ends = { id, job: { id: job.id, claim: job.claim } };
      await runApart({ noun, verb, input, context, order: ends }, ending);
      return;
    }
    const settle = settleImport({ tenantId, id, job, clock });
    const here = { files, isConfirmed: true, isRemote: true, onProgress: () => ending.throwIfAborted() };
    await runOperation(db, { operation, input, settle }, { ...context, ...here });
  } finally {
    await place.remove();
  }
}

/** Noted as the refusal of a call is. */
function refused({ clock }: ImportDeps, ordered: Ordered, error: OperationRefusal): Effect {
  const { tenantId, order, operation } = ordered;
  const { id, userId, clientId } = order;
  return async (tx) => {
    const now = clock();
    await noteUse(tx, tenantId, { operation, userId, clientId, now, why: 'failed' });
    await setImportRefused(tx, { tenantId, id }, { refusal: toldRefusal(error), now });
  };
}
