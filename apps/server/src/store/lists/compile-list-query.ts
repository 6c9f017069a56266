import { LIST_LIMITS, type ListQuery } from '@lantern/contract/list-query';
import { type Sql, dynamic, joinSql, sql, trusted } from '../../db/sql';
import { compileFilter } from './compile-filter';
import { type ListField, type ListFields, codeNumber } from './list-field';
import { fieldOf, refused } from './list-refusal';

export type CompiledList = {
  where: Sql;
  orderBy: Sql;
  limit: Sql;
  skip: number;
  take: number;
  isCounted: boolean;
};

/** Turns load options into SQL over listed fields; `tieBreak` makes every order total, so that pages never overlap. */
export function compileListQuery(query: ListQuery, fields: ListFields, tieBreak: Sql): CompiledList {
  const take = Math.min(query.take ?? LIST_LIMITS.takeByDefault, LIST_LIMITS.takeAtMost);
  const skip = query.skip ?? 0;
  return {
    where: query.filter ? dynamic(compileFilter(query.filter, fields)) : sql`true`,
    orderBy: query.sort ? dynamic(compileSort(query.sort, fields, tieBreak)) : tieBreak,
    limit: sql`limit ${take} offset ${skip}`,
    skip,
    take,
    isCounted: query.requireTotalCount ?? false,
  };
}

function compileSort(sort: NonNullable<ListQuery['sort']>, fields: ListFields, tieBreak: Sql): Sql {
  const keys = sort.map(({ selector, desc }) => {
    const field = fieldOf(fields, selector);
    if (field.type === 'ids') throw refused(selector, 'Nothing can be put in order by it');
    return compileOrderKey(field, desc ?? false);
  });
  return joinSql([...keys, tieBreak], ', ');
}

/** Reading 69: null is less than every value. What is never null keeps the plain order, which is that of indexes. */
function compileOrderKey(field: ListField, isDescending: boolean): Sql {
  if (field.sortColumn) return sql`${field.sortColumn} ${trusted(isDescending ? 'desc' : 'asc')}`;
  const column = field.type === 'code' ? codeNumber(field) : field.column;
  return sql`${column} ${trusted(isDescending ? 'desc nulls last' : 'asc nulls first')}`;
}
