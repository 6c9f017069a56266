import type { CallContext } from '../../http/call-context';
import type { Operation } from '../../operations/operation';
import { noteUse } from '../../operations/operation-audit';

/** Who asks, as the audit and orders know them. */
export function askerOf({ session, machine }: CallContext): {
  userId: string | null;
  clientId: string | null;
} {
  return { userId: session?.userId ?? null, clientId: machine?.clientId ?? null };
}

/** In the audit of the tenant, under whoever asks. */
export function noteAsked(
  operation: Operation,
  context: CallContext,
  why: 'dryRun' | 'failed' | 'refused',
): Promise<void> {
  const { db, tenant, now } = context;
  return noteUse(db, tenant.id, { operation, ...askerOf(context), now, why });
}
