import { FILTER_OPERATORS, type FilterOperator, LIST_LIMITS } from '@lantern/contract/list-query';
import { type Sql, joinSql, sql, trusted } from '../../db/sql';
import { type ListField, type ListFields, codeNumber, valueOf } from './list-field';
import { fieldOf, refused } from './list-refusal';

type Walk = { depth: number; budget: { conditions: number } };
type Joint = 'and' | 'or';

const JOINTS = new Map<unknown, Joint>([
  ['and', 'and'],
  ['&', 'and'],
  ['&&', 'and'],
  ['or', 'or'],
  ['|', 'or'],
  ['||', 'or'],
]);

/** A filter as DevExtreme's clients write it, as a condition over listed fields. */
export function compileFilter(filter: unknown[], fields: ListFields): Sql {
  if (filter.length === 0) return sql`true`;
  return compileNode(filter, fields, { depth: 1, budget: { conditions: LIST_LIMITS.conditions } });
}

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

/** Where nothing stands between two conditions, both must hold. */
function compileGroup(node: unknown[], fields: ListFields, walk: Walk): Sql {
  const conditions: Sql[] = [];
  const joints = new Set<Joint>();
  let joint: Joint | null = null;
  for (const part of node) {
    if (Array.isArray(part)) {
      if (conditions.length > 0) joints.add(joint ?? 'and');
      conditions.push(compileNode(part, fields, walk));
      joint = null;
    } else {
      if (conditions.length === 0 || joint)
        throw refused('filter', `Expected a condition, not ${shown(part)}`);
      joint = jointOf(part);
    }
  }
  if (joint) throw refused('filter', `Expected a condition after "${joint}"`);
  if (joints.size > 1) throw refused('filter', 'Mixing of and/or is not allowed inside a single group');
  return sql`(${joinSql(conditions, joints.has('or') ? ' or ' : ' and ')})`;
}

function jointOf(part: unknown): Joint {
  const joint = JOINTS.get(typeof part === 'string' ? part.toLowerCase() : part);
  if (!joint) throw refused('filter', `Expected "and" or "or" between conditions, not ${shown(part)}`);
  return joint;
}

function compileCondition(node: unknown[], fields: ListFields, { budget }: Walk): Sql {
  budget.conditions -= 1;
  if (budget.conditions < 0) throw refused('filter', `More than ${LIST_LIMITS.conditions} conditions`);
  const name = String(node[0]);
  const field = fieldOf(fields, name);
  if (field.type === 'rank') throw refused(name, 'Nothing can be found by it');
  const isFlag = node.length === 1 && field.type === 'boolean';
  if (node.length > 3 || (node.length < 2 && !isFlag)) {
    throw refused(name, 'A condition is [field, operator, value]');
  }
  const operator = node.length === 3 ? operatorOf(node[1], name) : '=';
  const value = isFlag ? true : node.at(-1);
  const checked = valueOf(field, value);
  if (checked === undefined) throw refused(name, `Not a value of this field: ${shown(value)}`);
  if (field.type === 'ids') return compileOneOf(field, operator, { name, value: checked });
  if (checked === null) return compileNull(field, operator, name);
  return compileComparison(field, operator, { name, value: checked });
}

/** Their names in any case. */
function operatorOf(operator: unknown, name: string): FilterOperator {
  const word = typeof operator === 'string' ? operator.toLowerCase() : operator;
  const known = FILTER_OPERATORS.find((one) => one === word);
  if (!known) throw refused(name, `Unknown filter operation: ${shown(operator)}`);
  return known;
}

function compileNull({ column }: ListField, operator: FilterOperator, name: string): Sql {
  if (operator === '=') return sql`${column} is null`;
  if (operator === '<>') return sql`${column} is not null`;
  throw refused(name, 'null is compared with "=" or "<>" only');
}

/** Does one of the rows have the value? Null asks whether there is none at all. */
function compileOneOf(
  { rows, column }: Extract<ListField, { type: 'ids' }>,
  operator: FilterOperator,
  { name, value }: { name: string; value: unknown },
): Sql {
  if (operator !== '=' && operator !== '<>') throw refused(name, 'Compared with "=" or "<>" only');
  const isAny =
    value === null
      ? sql`exists (select from ${rows})`
      : sql`exists (select from ${rows} and ${column} = ${value})`;
  return (operator === '=') === (value !== null) ? isAny : sql`(not ${isAny})`;
}

type OrderOperator = '<' | '<=' | '>' | '>=';
type TextOperator = 'contains' | 'notcontains' | 'startswith' | 'endswith';

/** Reading 69: null is a value, so it differs from every other and contains no text. */
function compileComparison(
  field: ListField,
  operator: FilterOperator,
  { name, value }: { name: string; value: unknown },
): Sql {
  switch (operator) {
    case '=':
      return compare(field, trusted('='), value);
    case '<>':
      return compare(field, trusted('is distinct from'), value);
    case '<':
    case '<=':
    case '>':
    case '>=':
      return compileOrder(field, operator, value);
    case 'contains':
    case 'notcontains':
    case 'startswith':
    case 'endswith':
      if (field.type !== 'text') throw refused(name, `"${operator}" is for texts`);
      return compileSearch(field.column, operator, value);
  }
}

/** Kept by name, a code has the order of its number. */
function compileOrder(field: ListField, operator: OrderOperator, value: unknown): Sql {
  if (field.type !== 'code') return compare(field, trusted(operator), value);
  return sql`${codeNumber(field)} ${trusted(operator)} ${field.codes[String(value)]}`;
}

function compare(field: ListField, comparison: Sql, value: unknown): Sql {
  const { column, type } = field;
  // A fraction or a very large number is no integer, and still larger or smaller than one.
  if (type === 'number') return sql`${column} ${comparison} ${value}::numeric`;
  if (type === 'text' && !field.isExact) return sql`lower(${column}) ${comparison} lower(${value})`;
  return sql`${column} ${comparison} ${value}`;
}

function compileSearch(column: Sql, operator: TextOperator, value: unknown): Sql {
  switch (operator) {
    case 'startswith':
      return sql`starts_with(lower(${column}), lower(${value}))`;
    case 'endswith':
      return sql`right(lower(${column}), length(lower(${value}))) = lower(${value})`;
    case 'notcontains':
      return sql`coalesce(strpos(lower(${column}), lower(${value})) = 0, true)`;
    case 'contains':
      return sql`strpos(lower(${column}), lower(${value})) > 0`;
  }
}

function shown(value: unknown): string {
  return JSON.stringify(value)?.slice(0, 80) ?? 'nothing';
}
