import { GRADER_PERMISSION } from '@lantern/domain/access/right-to-grade';
import { sql } from '../../db/sql';

/** [6.2] For a statement that has the person as `users u`: holds the right to grade in the whole tenant. */
export const MAY_GRADE = sql`(exists (select from user_roles r
                                        join role_permissions rp on rp.tenant_id = r.tenant_id and rp.role = r.role
                                       where r.tenant_id = u.tenant_id and r.user_id = u.id
                                         and rp.permission = ${GRADER_PERMISSION.key} and rp.scope_id is null)
                           or exists (select from user_permissions up
                                       where up.tenant_id = u.tenant_id and up.user_id = u.id
                                         and up.permission = ${GRADER_PERMISSION.key} and up.scope_id is null))`;

/** [6.2] For a statement that has the person as `users u`. */
export const IS_ADMINISTRATOR = sql`exists (select from user_roles r
                                             where r.tenant_id = u.tenant_id and r.user_id = u.id
                                               and r.role = 'Administrator')`;
