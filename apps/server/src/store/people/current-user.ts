import type { PlatformRole } from '@lantern/domain/access/roles';
import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';
import { unreadCount } from '../notifications/read-notifications';

export type CurrentUserRow = {
  id: string;
  email: string;
  first_name: string;
  middle_name: string | null;
  last_name: string;
  timezone: string | null;
  locale: string | null;
  tenant_id: string;
  roles: PlatformRole[];
  permissions: Array<{ key: string; scope_id: string | null }>;
  licensedFeatures: string[];
  unreadNotifications: number;
};

/** A user with everything that decides what they may do: their roles' permissions and their own, once each. */
export function findCurrentUser(db: Db, tenantId: string, userId: string): Promise<CurrentUserRow | null> {
  return findOne<CurrentUserRow>(
    db,
    sql`with mine as (select role from user_roles where tenant_id = ${tenantId} and user_id = ${userId})
        select u.id, u.email, u.first_name, u.middle_name, u.last_name, u.timezone, u.locale, u.tenant_id,
               coalesce((select jsonb_agg(role order by role) from mine), '[]') as roles,
               coalesce((select jsonb_agg(jsonb_build_object('key', permission, 'scope_id', scope_id)
                                          order by permission, scope_id)
                           from (select permission, scope_id from role_permissions
                                  where tenant_id = ${tenantId} and role in (select role from mine)
                                 union
                                 select permission, scope_id from user_permissions
                                  where tenant_id = ${tenantId} and user_id = ${userId}) held), '[]') as permissions,
               coalesce((select jsonb_agg(feature order by feature) from user_licences
                          where tenant_id = ${tenantId} and user_id = ${userId}), '[]') as "licensedFeatures",
               ${unreadCount(tenantId, userId)} as "unreadNotifications"
          from users u
         where u.tenant_id = ${tenantId} and u.id = ${userId}`,
  );
}
