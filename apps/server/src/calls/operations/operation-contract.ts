import { type Call, defineCall } from '@lantern/contract/call';
import * as z from 'zod/mini';
import type { Operation } from '../../operations/operation';

const YES_OR_NO = z.optional(z.enum(['true', 'false']));

/** The call of an operation: its fields are the body, or the query where the body is a file. */
export function operationContract(operation: Operation, scope: string): Call {
  const { noun, verb, summary, input, file } = operation;
  const common = {
    method: 'POST',
    path: `/api/platform/v1/operations/${noun}/${verb}`,
    audience: 'operator',
    scope,
    summary: `${summary}.`,
    query: z.strictObject({ dryRun: YES_OR_NO }),
    response: z.unknown(),
  } as const;
  if (file === null) return defineCall({ ...common, body: input });
  const types = Object.values(file.mediaTypes);
  const fields = z.omit(input, { [file.name]: true } as never); // one of its own
  if (file.way === 'out') return defineCall({ ...common, body: fields, gives: types });
  return defineCall({
    ...common,
    query: z.strictObject({ ...inQuery(fields), dryRun: YES_OR_NO }),
    takes: types[0] ?? '',
  });
}

/** What was sent, as the command line would have read it: the operation reads it by its own schema. */
export function sentFields({ input }: Operation, query: Record<string, unknown>): Record<string, unknown> {
  const { dryRun: _dryRun, ...sent } = query;
  const switches = new Set(switchesOf(input));
  return Object.fromEntries(
    Object.entries(sent).map(([name, value]) => [name, switches.has(name) ? value === 'true' : value]),
  );
}

function inQuery(fields: z.ZodMiniObject): Record<string, z.ZodMiniType> {
  const switches = switchesOf(fields).map((name) => [name, YES_OR_NO] as const);
  return { ...fields.shape, ...Object.fromEntries(switches) } as Record<string, z.ZodMiniType>; // a shape's parts are schemas
}

function switchesOf(fields: z.ZodMiniObject): string[] {
  const { properties = {} } = z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' });
  return Object.entries(properties).flatMap(([name, schema]) =>
    typeof schema === 'object' && schema.type === 'boolean' ? [name] : [],
  );
}
