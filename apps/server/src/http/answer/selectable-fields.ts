import type * as z from 'zod/mini';
import { definitionOf } from './schema-definition';

export type SelectableField = { path: string; schema: z.ZodMiniType; isScalar: boolean };

const WRAPPERS: readonly string[] = ['nullable', 'optional', 'default'];
const WHOLE: readonly string[] = ['object', 'array', 'record'];

/** [7.2] What a list's items can be narrowed to: each field of their schema, and whatever an object holds. */
export function selectableFields(response: z.ZodMiniType): SelectableField[] {
  const list = definitionOf(response).shape?.['data'];
  const item = list && definitionOf(list).element;
  return item ? fieldsUnder('', item) : [];
}

function fieldsUnder(prefix: string, schema: z.ZodMiniType): SelectableField[] {
  return Object.entries(definitionOf(schema).shape ?? {}).flatMap(([name, wrapped]) => {
    const field = unwrapped(wrapped);
    const path = `${prefix}${name}`;
    const isScalar = !WHOLE.includes(definitionOf(field).type);
    return [{ path, schema: field, isScalar }, ...fieldsUnder(`${path}.`, field)];
  });
}

function unwrapped(schema: z.ZodMiniType): z.ZodMiniType {
  const { type, innerType } = definitionOf(schema);
  return innerType && WRAPPERS.includes(type) ? unwrapped(innerType) : schema;
}
