import * as z from 'zod/mini';

const NOT_EMPTY = z.string().check(z.regex(/\S/, 'Must be a number'));

type Check = ReturnType<typeof z.gte> | ReturnType<typeof z.lte> | ReturnType<typeof z.int>;

/** A number, or a text that is one: an empty text is none, though JavaScript takes it for 0. */
export function numberField(...checks: Check[]) {
  const toNumber = z.transform((given: number | string) => Number(given));
  return z.pipe(z.pipe(z.union([z.number(), NOT_EMPTY]), toNumber), z.number().check(...checks));
}
