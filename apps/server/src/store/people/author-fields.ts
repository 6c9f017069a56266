import type { Author } from '@lantern/contract/entities/author';
import { GRADER_PERMISSION } from '@lantern/domain/access/right-to-grade';
import { personName } from '@lantern/domain/display/person-name';
import { authorRole } from '@lantern/domain/posts/author-role';
import { type Db, findOne } from '../../db/db';
import { type Sql, sql } from '../../db/sql';

/** A person who wrote something, as `authorFields` reads them. */
export type AuthorRow = {
  id: string;
  firstName: string;
  middleName: string | null;
  lastName: string;
  mayGrade: boolean;
  isAdministrator: boolean;
  isMe: boolean;
};

/** A column for a statement that has the person as `users u`; `readerId` is null where nobody is signed in. */
export function authorFields(readerId: string | null): Sql {
  return sql`jsonb_build_object(
    'id', u.id, 'firstName', u.first_name, 'middleName', u.middle_name, 'lastName', u.last_name,
    'mayGrade', exists (select from user_roles r
                          join role_permissions rp on rp.tenant_id = r.tenant_id and rp.role = r.role
                         where r.tenant_id = u.tenant_id and r.user_id = u.id
                           and rp.permission = ${GRADER_PERMISSION.key} and rp.scope_id is null)
             or exists (select from user_permissions up
                         where up.tenant_id = u.tenant_id and up.user_id = u.id
                           and up.permission = ${GRADER_PERMISSION.key} and up.scope_id is null),
    'isAdministrator', exists (select from user_roles r
                                where r.tenant_id = u.tenant_id and r.user_id = u.id and r.role = 'Administrator'),
    'isMe', u.id is not distinct from ${readerId}::uuid)`;
}

export async function findAuthor(db: Db, tenantId: string, userId: string): Promise<Author | null> {
  const row = await findOne<{ author: AuthorRow }>(
    db,
    sql`select ${authorFields(null)} as author from users u where u.tenant_id = ${tenantId} and u.id = ${userId}`,
  );
  return row && toAuthor(row.author);
}

/** The person as the wire has them. */
export function toAuthor({ middleName, mayGrade, isAdministrator, ...person }: AuthorRow): Author {
  const { firstName, lastName } = person;
  return {
    ...person,
    name: personName({ firstName, middleName, lastName }),
    role: authorRole({ mayGrade, isAdministrator }),
  };
}
