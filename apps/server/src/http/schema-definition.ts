import type * as z from 'zod/mini';

/** What zod keeps of a schema; its type is not exported for a walk, so the parts read here are named. */
export type SchemaDefinition = {
  type: string;
  shape?: Record<string, z.ZodMiniType>;
  element?: z.ZodMiniType;
  innerType?: z.ZodMiniType;
  defaultValue?: unknown;
  valueType?: z.ZodMiniType;
  options?: z.ZodMiniType[];
  reverseTransform?: (value: never, payload: never) => unknown;
};

export function definitionOf(schema: z.ZodMiniType): SchemaDefinition {
  return schema._zod.def;
}

/** What a field with a default leaves out on the wire: the default itself, and an empty list for an empty list. */
export function plainTest(schema: z.ZodMiniType): ((value: unknown) => boolean) | null {
  const { type, defaultValue } = definitionOf(schema);
  if (type !== 'default') return null;
  if (Array.isArray(defaultValue)) return (value) => Array.isArray(value) && value.length === 0;
  return (value) => value === defaultValue;
}
