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

/** JSON inside a query parameter; what is not JSON is refused as such. */
function json<T>(schema: z.ZodMiniType<T>) {
  return z.pipe(
    z.codec(z.string(), z.unknown(), {
      decode: (text, payload) => {
        try {
          return JSON.parse(text) as unknown;
        } catch {
          payload.issues.push({ code: 'custom', message: 'Invalid JSON', input: text });
          return z.NEVER;
        }
      },
      encode: (value) => JSON.stringify(value),
    }),
    schema,
  );
}

const wholeNumber = z.codec(z.string().check(z.regex(/^\d{1,9}$/)), z.int(), {
  decode: Number,
  encode: String,
});

const flag = z.codec(z.enum(['true', 'false']), z.boolean(), {
  decode: (text) => text === 'true',
  encode: (value) => (value ? 'true' : 'false'),
});

/** A parameter that may stand once or many times in the address. */
export const repeatable = z.codec(z.union([z.string(), z.array(z.string())]), z.array(z.string()), {
  decode: (value) => (Array.isArray(value) ? value : [value]),
  encode: (values) => values,
});

export const listQuery = z.strictObject({
  filter: z.optional(json(z.custom<Filter>((value) => Array.isArray(value), 'Expected an array'))),
  sort: z.optional(
    json(
      z
        .array(
          z.strictObject({ selector: z.string(), desc: z.optional(z.boolean()) }) as z.ZodMiniType<
            Sort[number]
          >,
        )
        .check(z.maxLength(LIST_LIMITS.sorts)),
    ),
  ),
  select: z.optional(json(z.array(z.string()).check(z.maxLength(LIST_LIMITS.selects)))),
  skip: z.optional(wholeNumber),
  take: z.optional(wholeNumber),
  requireTotalCount: z.optional(flag),
});
export type ListQuery = z.output<typeof listQuery>;

/** What every `…/query` call answers. */
export function listOf<Item extends z.ZodMiniType>(item: Item) {
  return z.object({ data: z.array(item), totalCount: z.optional(z.int()) });
}
