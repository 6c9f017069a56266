import type * as z from 'zod/mini';

/** What zod keeps of a schema; its type is not exported for a walk, so the parts read here are named. */
export type SchemaDefinition = {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  valueType?: z.ZodMiniType;
  options?: z.ZodMiniType[];
  reverseTransform?: (value: never, payload: never) => unknown;
};

export function definitionOf(schema: z.ZodMiniType): SchemaDefinition {
  return schema._zod.def;
}
