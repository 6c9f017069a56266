import type { Call } from '@lantern/contract/call';
import * as z from 'zod/mini';

type JsonSchema = {
  type?: string;
  format?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  enum?: unknown[];
  const?: unknown;
  exclusiveMinimum?: number;
};

/** A body that the call can read, every id in it the given one. */
export function sampleBody({ body }: Call, id: string): unknown {
  if (!body) return undefined;
  return sample(z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }) as JsonSchema, id); // a schema of ours
}

function sample(schema: JsonSchema, id: string): unknown {
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return schema.enum[0];
  const [option] = schema.anyOf ?? schema.oneOf ?? [];
  if (option) return sample(option, id);
  if (schema.type === 'object') {
    const names = schema.required ?? [];
    return Object.fromEntries(names.map((name) => [name, sample(schema.properties?.[name] ?? {}, id)]));
  }
  if (schema.type === 'array') return [sample(schema.items ?? {}, id)];
  if (schema.type === 'number' || schema.type === 'integer')
    return schema.exclusiveMinimum === undefined ? 0 : schema.exclusiveMinimum + 1;
  if (schema.type === 'boolean') return false;
  if (schema.format === 'date') return '2026-03-02';
  return schema.format === 'date-time' ? '2026-03-02T12:00:00Z' : id;
}
