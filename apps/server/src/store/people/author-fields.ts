import type { Author } from '@lantern/contract/entities/author';
import { personName } from '@lantern/domain/display/person-name';
import { authorRole } from '@lantern/domain/posts/author-role';
import { type Db, findOne } from '../../db/db';
import { type Sql, sql } from '../../db/sql';
import { IS_ADMINISTRATOR, MAY_GRADE } from './staff';

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
    'mayGrade', ${MAY_GRADE}, 'isAdministrator', ${IS_ADMINISTRATOR},
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
