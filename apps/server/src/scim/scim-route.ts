import type { FastifyRequest } from 'fastify';
import type { Db } from '../db/db';
import type { CallContext } from '../http/call-context';
import type { OperationContext } from '../operations/operation';
import type { ApiAccess } from '../store/platform/api-clients';
import { type AuditSubject, insertAuditEntry } from '../store/platform/audit-entries';

export type ScimContext = CallContext & { machine: ApiAccess };

export type ScimCall = {
  request: FastifyRequest;
  context: ScimContext;
  /** The address of the service: `…/scim/v2`. */
  base: string;
  /** Of the resource that is asked for; empty where none is. */
  id: string;
  /** What the audit calls it. */
  operation: string;
};

export type ScimAnswer = { status: 200 | 201; body: object; location?: string } | { status: 204 };

export type ScimRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  answer: (call: ScimCall) => ScimAnswer | Promise<ScimAnswer>;
};

/**
 * What changes something is done by the operator's own operations, all of a request in one transaction, its entry in the
 * audit too: `subject` tells by what came of it whom it was done to.
 */
export function change<T>(
  call: ScimCall,
  subject: (outcome: T) => AuditSubject,
  work: (operation: OperationContext) => Promise<T>,
): Promise<T> {
  const { db, files, tenant, issuer, now, machine } = call.context;
  const { clientId, scopes } = machine;
  const asked = { files, tenantId: tenant.id, issuer, now, actorId: null, clientId, scopes };
  return db.transaction(async (tx) => {
    const outcome = await work({
      ...asked,
      db: tx,
      isDryRun: false,
      isConfirmed: true,
      isRemote: true,
      onProgress: () => undefined,
      touched: new Set(),
    });
    await noteUse(tx, call, subject(outcome));
    return outcome;
  });
}

export async function noteUse(
  db: Db,
  { context: { tenant, now, machine }, operation }: Pick<ScimCall, 'context' | 'operation'>,
  subject: AuditSubject,
): Promise<void> {
  await insertAuditEntry(db, tenant.id, {
    at: now,
    userId: null,
    action: 'operation',
    subject: { operation, clientId: machine.clientId, ...subject },
  });
}
