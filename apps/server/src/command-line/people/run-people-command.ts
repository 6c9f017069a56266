import type { Db } from '../../db/db';
import { insertAuditEntry } from '../../store/platform/audit-entries';
import { findSuspendable, liftSuspension, setSuspended } from '../../store/people/suspension';
import { findFallbackTenant } from '../../store/setup/tenant-setup';
import { findTenantByDomain } from '../../store/platform/tenants';
import { type PeopleCommand, PeopleCommandError } from './people-command';

/** Shuts a person out or lets them in again, once; answers what there is to say about it. */
export function runPeopleCommand(db: Db, command: PeopleCommand, now: Date): Promise<string> {
  return db.transaction(async (tx) => {
    const { kind, email } = command;
    const tenantId = await tenantOf(tx, command);
    const person = await findSuspendable(tx, tenantId, email);
    if (!person) throw new PeopleCommandError(`Nobody has the address ${email}.`);
    const { id: userId, suspended } = person;
    if (kind === 'suspend' && suspended) {
      return `${person.email} is suspended already, since ${suspended.toISOString()}.`;
    }
    if (kind === 'restore' && !suspended) return `${person.email} is not suspended.`;
    if (kind === 'suspend') await setSuspended(tx, tenantId, { userId, since: now });
    else await liftSuspension(tx, tenantId, userId);
    await insertAuditEntry(tx, tenantId, { at: now, userId: null, action: kind, subject: { userId } });
    return kind === 'suspend'
      ? `${person.email} is suspended from now on.`
      : `${person.email} may sign in again.`;
  });
}

async function tenantOf(db: Db, { host }: PeopleCommand): Promise<string> {
  const tenant = host === null ? await findFallbackTenant(db) : await findTenantByDomain(db, host);
  if (tenant) return tenant.id;
  throw new PeopleCommandError(
    host === null ? 'This platform has no tenant yet.' : `No tenant has the host ${host}.`,
  );
}
