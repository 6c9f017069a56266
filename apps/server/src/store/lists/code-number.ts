import { type Sql, sql, trusted } from '../../db/sql';
import type { ListField } from './list-field';

/** [4.1]–[4.6] The wire's number of a code that the database keeps by name. */
export function codeNumber({ column, codes }: Extract<ListField, { type: 'code' }>): Sql {
  const cases = Object.entries(codes).map(([name, code]) => `when '${name}' then ${code}`);
  return sql`(case ${column} ${trusted(cases.join(' '))} end)`;
}
