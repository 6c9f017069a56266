import { invalidSyntax, invalidValue } from '../scim-errors';
import { flagOf } from './flag-of';
import type { ResourceKind } from './resource-kind';

/**
 * What is kept of a resource that was sent, each by its own name: names count in any case. All else is passed over, be it of the
 * standard or not (RFC 7644, 3.3).
 */
export function readResource(body: unknown, { definition, kept }: ResourceKind): Record<string, unknown> {
  if (!isObject(body)) throw invalidSyntax('Expected a resource.');
  const names = new Map(kept.map((name) => [name.toLowerCase(), name]));
  const resource: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(body)) {
    if (key.toLowerCase() === 'schemas') checkSchemas(value, definition.id);
    const name = names.get(key.toLowerCase());
    if (name) resource[name] = name === 'active' ? flagOf(value) : value;
  }
  return resource;
}

/** By the types of its schema. */
export function checkedResource(
  resource: Record<string, unknown>,
  { definition, kept }: ResourceKind,
): Record<string, unknown> {
  try {
    const coerced = definition.coerce(resource, 'in') as Record<string, unknown>; // an object by what it is made of
    return Object.fromEntries(kept.map((name) => [name, coerced[name]]));
  } catch (error) {
    throw error instanceof TypeError ? invalidValue(error.message) : error;
  }
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function checkSchemas(value: unknown, id: string): void {
  if (!Array.isArray(value) || !value.includes(id)) throw invalidSyntax(`Expected the schema ${id}.`);
}
