import type { Permission } from '@lantern/domain/access/permissions';
import { LEARNER_PERMISSION } from '@lantern/domain/access/right-to-learn';
import { sql } from '../db/sql';

/** What decides whether a person may learn, as domain/access/right-to-learn wants it. */
export type LearnerFactsRow = {
  isSuspended: boolean;
  /** Of the one permission that decides it, in whatever scopes they hold it. */
  permissions: Permission[];
  licensedFeatures: string[];
};

/** Columns for a statement that has the person as `users u`: no round trip of their own. */
export const LEARNER_FACTS = sql`u.suspended is not null as "isSuspended",
  array(select l.feature from user_licences l
         where l.tenant_id = u.tenant_id and l.user_id = u.id) as "licensedFeatures",
  (select coalesce(jsonb_agg(jsonb_build_object('key', held.permission, 'scope_id', held.scope_id)), '[]')
     from (select rp.permission, rp.scope_id
             from user_roles r
             join role_permissions rp on rp.tenant_id = r.tenant_id and rp.role = r.role
            where r.tenant_id = u.tenant_id and r.user_id = u.id and rp.permission = ${LEARNER_PERMISSION.key}
           union all
           select up.permission, up.scope_id
             from user_permissions up
            where up.tenant_id = u.tenant_id and up.user_id = u.id
              and up.permission = ${LEARNER_PERMISSION.key}) held) as permissions`;
