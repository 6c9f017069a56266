import type { Permission } from '@lantern/domain/access/permissions';
import { GRADER_PERMISSION } from '@lantern/domain/access/right-to-grade';
import { LEARNER_PERMISSION } from '@lantern/domain/access/right-to-learn';
import type { Locale } from '@lantern/domain/display/locales';
import { sql } from '../../db/sql';

/** Those that calls are for, or not: see http/check-audience.ts. */
const DECIDING = [LEARNER_PERMISSION.key, GRADER_PERMISSION.key];

/** A person whose own things are read and written. */
export type Learner = {
  tenantId: string;
  userId: string;
  /** In which they read; left out where nothing is shown to them. */
  locale?: Locale;
};

/** What decides whether a person may learn, as domain/access/right-to-learn wants it, or grade. */
export type LearnerFactsRow = {
  isSuspended: boolean;
  /** Of the permissions that decide it, in whatever scopes they hold them. */
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
            where r.tenant_id = u.tenant_id and r.user_id = u.id and rp.permission = any(${DECIDING})
           union all
           select up.permission, up.scope_id
             from user_permissions up
            where up.tenant_id = u.tenant_id and up.user_id = u.id
              and up.permission = any(${DECIDING})) held) as permissions`;
