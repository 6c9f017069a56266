import type { Call } from '@lantern/contract/call';
import { FILTER_OPERATORS, LIST_LIMITS } from '@lantern/contract/list-query';
import { selectableFields } from '../http/answer/selectable-fields';
import type { ListField, ListFields } from '../store/lists/list-field';

type Json = Record<string, unknown>;

/** What of one field can be asked; `codes` gives the number of each name. */
export type DescribedField = {
  name: string;
  type: ListField['type'] | 'object';
  filter: boolean;
  sort: boolean;
  select: boolean;
  codes?: Readonly<Record<string, number>>;
};

/** Every field of a list, from the tables by which the server reads what is asked of it. */
export function describedFields({ response }: Call, fields: ListFields): DescribedField[] {
  const selectable = new Set(selectableFields(response).map(({ path }) => path));
  const asked = Object.entries(fields).map(([name, field]): DescribedField => {
    const select = selectable.has(name);
    const filter = field.type !== 'rank';
    return { name, type: field.type, filter, sort: true, select, ...codesOf(field) };
  });
  const shown = selectableFields(response).filter(({ path }) => !Object.hasOwn(fields, path));
  return [
    ...asked,
    ...shown.map(({ path, schema, isScalar }): DescribedField => {
      const type = isScalar ? scalarType(schema._zod.def.type) : 'object';
      return { name: path, type, filter: false, sort: false, select: true };
    }),
  ];
}

function codesOf(field: ListField): Pick<DescribedField, 'codes'> {
  return field.type === 'code' ? { codes: field.codes } : {};
}

function scalarType(type: string): DescribedField['type'] {
  return type === 'number' || type === 'boolean' ? type : 'text';
}

/** The load options of a list, with its limits and the names that it takes. */
export function listParameters(fields: DescribedField[]): Json[] {
  const sorted = fields.filter(({ sort }) => sort).map(({ name }) => name);
  const selected = fields.filter(({ select }) => select).map(({ name }) => name);
  const filtered = fields.filter(({ filter }) => filter).map(({ name }) => name);
  const { takeByDefault, takeAtMost, sorts, selects } = LIST_LIMITS;
  return [
    parameter('filter', FILTER_TEXT, jsonText({ type: 'array', examples: [[filtered[0], '=', null]] })),
    parameter('sort', SORT_TEXT, jsonText({ type: 'array', maxItems: sorts, items: sortItem(sorted) })),
    parameter(
      'select',
      SELECT_TEXT,
      jsonText({ type: 'array', maxItems: selects, items: { enum: selected } }),
    ),
    parameter('skip', 'How many rows to leave out.', { type: 'integer', minimum: 0, default: 0 }),
    parameter('take', `How many rows to answer; more than ${takeAtMost} are ${takeAtMost}.`, {
      type: 'integer',
      minimum: 0,
      maximum: takeAtMost,
      default: takeByDefault,
    }),
    parameter('requireTotalCount', 'Whether to tell how many rows all pages have.', { type: 'boolean' }),
    parameter('isCountQuery', 'Whether to tell that alone, without rows.', { type: 'boolean' }),
    parameter('_', 'Taken and not looked at: a number against caches.', { type: 'string' }),
  ];
}

const FILTER_TEXT = `[field, operator, value], joined by "and" or "or", negated by "!". Operators: ${FILTER_OPERATORS.join(', ')}.
At most ${LIST_LIMITS.conditions} conditions, nested ${LIST_LIMITS.depth} deep. Fields: see x-list.`;
const SORT_TEXT = `By which fields, at most ${LIST_LIMITS.sorts}; null comes before every value.`;
const SELECT_TEXT = 'Which fields to answer with, beside the id.';

function sortItem(names: string[]): Json {
  const properties = { selector: { enum: names }, desc: { type: 'boolean', default: false } };
  return { type: 'object', properties, required: ['selector'] };
}

function parameter(name: string, description: string, schema: Json): Json {
  return { name, in: 'query', required: false, description, schema };
}

function jsonText(contentSchema: Json): Json {
  return { type: 'string', contentMediaType: 'application/json', contentSchema };
}
