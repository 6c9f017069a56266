import * as z from 'zod/mini';

/** The load options of every `…/query` call, as names of listed fields; values are URL-encoded JSON. */
export const FILTER_OPERATORS = [
  '=',
  '<>',
  '<',
  '<=',
  '>',
  '>=',
  'contains',
  'notcontains',
  'startswith',
  'endswith',
] as const;
export type FilterOperator = (typeof FILTER_OPERATORS)[number];
export type FilterValue = string | number | boolean | null;

/** `["name","contains","x"]`, joined with "and" / "or", negated with "!". */
export type Filter =
  | [field: string, operator: FilterOperator, value: FilterValue]
  | [field: string, value: FilterValue]
  | ['!', Filter]
  | Array<Filter | 'and' | 'or'>;

export type Sort = Array<{ selector: string; desc?: boolean }>;

export const LIST_LIMITS = {
  takeByDefault: 50,
  takeAtMost: 200,
  depth: 5,
  conditions: 50,
  sorts: 5,
  selects: 50,
} as const;

/** What is wrong with an option, in the words of those who write load options. */
const EXPECTED = {
  json: 'Expected JSON',
  wholeNumber: 'Expected a whole number of rows in digits, such as 20',
  flag: 'Expected true or false',
  filter: 'Expected an array, such as ["name","contains","risk"]',
  sort: 'Expected an array of {"selector":"a field","desc":true or false}',
  fewerSorts: `Expected at most ${LIST_LIMITS.sorts} fields to sort by`,
  select: 'Expected an array of names of fields',
  fewerSelects: `Expected at most ${LIST_LIMITS.selects} names of fields`,
} as const;

/** JSON inside a query parameter; what is not JSON is refused as such. */
function json<T>(schema: z.ZodMiniType<T>) {
  return z.pipe(
    z.codec(z.string(), z.unknown(), {
      decode: (text, payload) => {
        try {
          return JSON.parse(text) as unknown;
        } catch {
          payload.issues.push({ code: 'custom', message: EXPECTED.json, input: text });
          return z.NEVER;
        }
      },
      encode: (value) => JSON.stringify(value),
    }),
    schema,
  );
}

const wholeNumber = z.codec(
  z.string(EXPECTED.wholeNumber).check(z.regex(/^\d{1,9}$/, EXPECTED.wholeNumber)),
  z.int(),
  {
    decode: Number,
    encode: String,
  },
);

const flag = z.codec(z.enum(['true', 'false'], EXPECTED.flag), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (value) => (value ? 'true' : 'false'),
});

/** A parameter that may stand once or many times in the address. */
export const repeatable = z.codec(z.union([z.string(), z.array(z.string())]), z.array(z.string()), {
  decode: (value) => (Array.isArray(value) ? value : [value]),
  encode: (values) => values,
});

const sortKey = z.strictObject(
  { selector: z.string(EXPECTED.sort), desc: z.optional(z.boolean(EXPECTED.sort)) },
  EXPECTED.sort,
) as z.ZodMiniType<Sort[number]>; // an absent desc is none, not undefined

export const listQuery = z.strictObject({
  filter: z.optional(json(z.custom<Filter>((value) => Array.isArray(value), EXPECTED.filter))),
  sort: z.optional(
    json(z.array(sortKey, EXPECTED.sort).check(z.maxLength(LIST_LIMITS.sorts, EXPECTED.fewerSorts))),
  ),
  select: z.optional(
    json(
      z
        .array(z.string(EXPECTED.select), EXPECTED.select)
        .check(z.maxLength(LIST_LIMITS.selects, EXPECTED.fewerSelects)),
    ),
  ),
  skip: z.optional(wholeNumber),
  take: z.optional(wholeNumber),
  requireTotalCount: z.optional(flag),
});
export type ListQuery = z.output<typeof listQuery>;

/** What every `…/query` call answers. */
export function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ data: z.array(item), totalCount: z.optional(z.int()) });
}
