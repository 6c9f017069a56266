import type { FastifyRequest } from 'fastify';
import type { CallContext } from '../http/call-context';
import type { OperationContext } from '../operations/operation';
import type { ApiAccess } from '../store/platform/api-clients';

export type ScimContext = CallContext & { machine: ApiAccess };

export type ScimCall = {
  request: FastifyRequest;
  context: ScimContext;
  /** The address of the service: `…/scim/v2`. */
  base: string;
  /** Of the resource that is asked for; empty where none is. */
  id: string;
};

export type ScimAnswer = { status: 200 | 201; body: object; location?: string } | { status: 204 };

export type ScimRoute = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  answer: (call: ScimCall) => ScimAnswer | Promise<ScimAnswer>;
};

/** What changes something is done by the operator's own operations, all of a request in one transaction. */
export function change<T>(
  { context: { db, files, tenant, issuer, now, machine } }: ScimCall,
  work: (operation: OperationContext) => Promise<T>,
): Promise<T> {
  const { clientId, scopes } = machine;
  const asked = { files, tenantId: tenant.id, issuer, now, actorId: null, clientId, scopes };
  return db.transaction((tx) =>
    work({
      ...asked,
      db: tx,
      isDryRun: false,
      isConfirmed: true,
      isRemote: true,
      onProgress: () => undefined,
    }),
  );
}
