import * as z from 'zod/mini';
import { type Filter, type ListQuery, listQuery } from './list-query';

/** [7.15] All load options of a list in one parameter, as a JSON object: `query={"filter":[…],"take":20}`. */
const loadOptions = z.codec(z.string(), z.custom<ListQuery>(), {
  decode: (text, payload) => {
    const options = optionsIn(text);
    if (options) return options;
    payload.issues.push({ code: 'custom', message: 'Expected an object of load options', input: text });
    return z.NEVER;
  },
  encode: (options) => JSON.stringify(options),
});

/** [7.16] The same, or a text to search people's names for. */
const optionsOrName = z.codec(z.string().check(z.maxLength(1000)), z.custom<ListQuery>(), {
  decode: (text) => optionsIn(text) ?? { filter: nameFilter(text) },
  encode: (options) => JSON.stringify(options),
});

export const optionsQuery = z.extend(listQuery, { query: z.optional(loadOptions) });
export const participantsQuery = z.extend(listQuery, { query: z.optional(optionsOrName) });

/** What is asked for in all: filters hold together, of other options the one that stands alone comes first. */
export function optionsOf({ query, ...alone }: ListQuery & { query?: ListQuery | undefined }): ListQuery {
  const filters = [query?.filter, alone.filter].filter((filter) => filter !== undefined);
  const [first, second] = filters;
  const filter: Filter | undefined = first && second ? [first, 'and', second] : first;
  return { ...query, ...alone, ...(filter && { filter }) };
}

/** Null for what is no such object. */
function optionsIn(text: string): ListQuery | null {
  const json = jsonOf(text);
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  const texts = Object.entries(json).map(([name, value]) => [name, asParameter(value)]);
  const { success, data } = z.safeParse(listQuery, Object.fromEntries(texts));
  return success ? data : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** As it would stand in the address by itself. */
function asParameter(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}

function nameFilter(text: string): Filter {
  return [['firstName', 'contains', text], 'or', ['lastName', 'contains', text]];
}
