import type { Permission } from '@lantern/domain/access/permissions';
import { LEARNER_PERMISSION } from '@lantern/domain/access/right-to-learn';
import { type Sql, sql, trusted } from '../db/sql';

/** What decides whether a person may learn, as domain/access/right-to-learn wants it. */
export type LearnerFactsRow = {
  isSuspended: boolean;
  /** Of the one permission that decides it, in whatever scopes they hold it. */
  permissions: Permission[];
  licensedFeatures: string[];
};

/** Columns of a statement about rows that have a tenant_id and a user_id. */
export function learnerFactsOf(table: 's' | 'l'): Sql {
  const of = trusted(table);
  return sql`exists (select from users u where u.tenant_id = ${of}.tenant_id and u.id = ${of}.user_id
                        and u.suspended is not null) as "isSuspended",
             coalesce((select jsonb_agg(jsonb_build_object('key', held.permission, 'scope_id', held.scope_id))
                         from (select rp.permission, rp.scope_id from role_permissions rp
                                 join user_roles r on r.tenant_id = rp.tenant_id and r.role = rp.role
                                where rp.tenant_id = ${of}.tenant_id and r.user_id = ${of}.user_id
                               union all
                               select permission, scope_id from user_permissions
                                where tenant_id = ${of}.tenant_id and user_id = ${of}.user_id) held
                        where held.permission = ${LEARNER_PERMISSION.key}), '[]') as permissions,
             coalesce((select jsonb_agg(feature) from user_licences
                        where tenant_id = ${of}.tenant_id and user_id = ${of}.user_id), '[]') as "licensedFeatures"`;
}
