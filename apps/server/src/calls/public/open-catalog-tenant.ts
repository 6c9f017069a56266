import { ProblemError } from '@lantern/contract/problem-error';
import type { Db } from '../../db/db';
import { findTenantByDomain } from '../../store/platform/tenants';

/** [7.25] A domain that nobody owns answers as a course that does not exist. */
export async function openCatalogTenant(db: Db, domain: string): Promise<string> {
  const tenant = await findTenantByDomain(db, domain);
  if (!tenant) throw new ProblemError('notFound');
  return tenant.id;
}
