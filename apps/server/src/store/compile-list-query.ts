import {
  FILTER_OPERATORS,
  type Filter,
  type FilterOperator,
  LIST_LIMITS,
  type ListQuery,
} from '@lantern/contract/list-query';
import { ProblemError } from '@lantern/contract/problem-error';
import { dynamic, joinSql, type Sql, sql, trusted } from '../db/sql';
import { type ListField, valueOf } from './list-field';

/** The fields a list may be filtered, sorted and narrowed by: the wire's name and the column behind it. */
export type ListFields = Record<string, ListField>;

export type CompiledList = { where: Sql; orderBy: Sql; limit: Sql; skip: number; take: number };

const COMPARISONS: Partial<Record<FilterOperator, string>> = {
  '=': '=',
  '<>': '<>',
  '<': '<',
  '<=': '<=',
  '>': '>',
  '>=': '>=',
};

/** Turns load options into SQL over listed fields; `tieBreak` makes every order total, so that pages never overlap. */
export function compileListQuery(query: ListQuery, fields: ListFields, tieBreak: Sql): CompiledList {
  const take = Math.min(query.take ?? LIST_LIMITS.takeByDefault, LIST_LIMITS.takeAtMost);
  const skip = query.skip ?? 0;
  checkSelect(query.select, fields);
  return {
    where: query.filter ? dynamic(compileFilter(query.filter, fields)) : sql`true`,
    orderBy: query.sort ? dynamic(compileSort(query.sort, fields, tieBreak)) : tieBreak,
    limit: sql`limit ${take} offset ${skip}`,
    skip,
    take,
  };
}

function compileFilter(filter: Filter, fields: ListFields): Sql {
  const budget = { conditions: LIST_LIMITS.conditions };
  return compileNode(filter, fields, { depth: 1, budget });
}

type Walk = { depth: number; budget: { conditions: number } };

function compileNode(node: unknown, fields: ListFields, walk: Walk): Sql {
  if (!Array.isArray(node) || node.length === 0) throw refused('filter', 'Expected a condition');
  if (walk.depth > LIST_LIMITS.depth) throw refused('filter', `Nested deeper than ${LIST_LIMITS.depth}`);
  const inner = { ...walk, depth: walk.depth + 1 };
  if (node[0] === '!') {
    if (node.length !== 2) throw refused('filter', '"!" takes one condition');
    return sql`(not coalesce(${compileNode(node[1], fields, inner)}, false))`;
  }
  if (typeof node[0] === 'string') return compileCondition(node, fields, walk);
  return compileGroup(node, fields, inner);
}

function compileGroup(node: unknown[], fields: ListFields, walk: Walk): Sql {
  const joints = new Set<unknown>();
  const conditions: Sql[] = [];
  node.forEach((part, index) => {
    if (index % 2 === 0) conditions.push(compileNode(part, fields, walk));
    else joints.add(part);
  });
  const [joint = 'and', ...others] = joints;
  if (node.length % 2 === 0 || others.length > 0 || (joint !== 'and' && joint !== 'or')) {
    throw refused('filter', 'Join conditions with "and" or with "or", and group a mixture');
  }
  return sql`(${joinSql(conditions, joint === 'and' ? ' and ' : ' or ')})`;
}

function compileCondition(node: unknown[], fields: ListFields, { budget }: Walk): Sql {
  budget.conditions -= 1;
  if (budget.conditions < 0) throw refused('filter', `More than ${LIST_LIMITS.conditions} conditions`);
  const [name, operator, value] = node.length === 2 ? [node[0], '=', node[1]] : node;
  if (node.length > 3 || node.length < 2) throw refused('filter', 'A condition is [field, operator, value]');
  const field = fieldOf(fields, String(name));
  if (!isOperator(operator)) throw refused(String(name), `Unknown operator ${shown(operator)}`);
  if (value === null) return compileNull(field, operator, String(name));
  const checked = valueOf(field, value);
  if (checked === undefined) throw refused(String(name), `Not a value of this field: ${shown(value)}`);
  return compileComparison(field, operator, { name: String(name), value: checked });
}

function compileNull({ column }: ListField, operator: FilterOperator, name: string): Sql {
  if (operator === '=') return sql`${column} is null`;
  if (operator === '<>') return sql`${column} is not null`;
  throw refused(name, 'null is compared with "=" or "<>" only');
}

function compileComparison(
  { column, type }: ListField,
  operator: FilterOperator,
  { name, value }: { name: string; value: unknown },
): Sql {
  const comparison = COMPARISONS[operator];
  if (comparison) {
    // Kept by name, a code has no order of its own.
    if (type === 'code' && operator !== '=' && operator !== '<>')
      throw refused(name, 'A code is compared with "=" or "<>" only');
    // A fraction or a very large number is no integer, and still larger or smaller than one.
    if (type === 'number') return sql`${column} ${trusted(comparison)} ${value}::numeric`;
    if (type === 'text') return sql`lower(${column}) ${trusted(comparison)} lower(${value})`;
    return sql`${column} ${trusted(comparison)} ${value}`;
  }
  if (type !== 'text') throw refused(name, `"${operator}" is for texts`);
  if (operator === 'startswith') return sql`starts_with(lower(${column}), lower(${value}))`;
  if (operator === 'endswith') return sql`right(lower(${column}), length(lower(${value}))) = lower(${value})`;
  if (operator === 'notcontains') return sql`strpos(lower(${column}), lower(${value})) = 0`;
  return sql`strpos(lower(${column}), lower(${value})) > 0`;
}

function compileSort(sort: NonNullable<ListQuery['sort']>, fields: ListFields, tieBreak: Sql): Sql {
  const keys = sort.map(({ selector, desc }) => {
    const { column, sortColumn = column } = fieldOf(fields, selector);
    return sql`${sortColumn} ${trusted(desc ? 'desc nulls last' : 'asc nulls last')}`;
  });
  return joinSql([...keys, tieBreak], ', ');
}

function checkSelect(select: string[] | undefined, fields: ListFields): void {
  for (const name of select ?? []) fieldOf(fields, name);
}

function fieldOf(fields: ListFields, name: string): ListField {
  const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
  if (!field) throw refused(name, 'This field cannot be filtered, sorted or selected');
  return field;
}

function isOperator(operator: unknown): operator is FilterOperator {
  return FILTER_OPERATORS.some((known) => known === operator);
}

function shown(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 80) ?? 'nothing';
}

function refused(field: string, message: string): ProblemError {
  return new ProblemError('invalidRequest', { [field.slice(0, 80)]: [message] });
}
