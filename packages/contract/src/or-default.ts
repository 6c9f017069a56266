import * as z from 'zod/mini';

/** A field that is left out of an answer where it is the plain case; whoever reads the answer finds the plain value. */
export function orDefault<Schema extends z.ZodMiniType>(schema: Schema, plain: z.output<Schema> & Plain) {
  return z._default(schema, plain as never); // the output's own type, which the library cannot follow through a parameter
}

type Plain = string | number | boolean | null | readonly never[];
