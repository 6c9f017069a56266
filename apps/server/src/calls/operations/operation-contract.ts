import { type Call, defineCall, id } from '@lantern/contract/call';
import { orderedImport } from '@lantern/contract/platform/ordered-import';
import * as z from 'zod/mini';
import { isImport } from '../../operations/imports/order-import';
import type { Operation } from '../../operations/operation';

const YES_OR_NO = z.optional(z.enum(['true', 'false']));

/** Nouns of the learning service; all others are the platform's own. */
const OF_LEARNING = new Set(
  `announcements attempts certificates collections courses enrolments filters records scales templates terms
   tools`.split(/\s+/),
);

/** Every operation is the platform's, and what is about learning has the address of its own service too. */
export function operationPaths({ noun, verb }: Pick<Operation, 'noun' | 'verb'>): Array<Call['path']> {
  const services = OF_LEARNING.has(noun) ? ['platform', 'lms'] : ['platform'];
  return services.map((service): Call['path'] => `/api/${service}/v1/operations/${noun}/${verb}`);
}

/** The call of an operation: its fields are the body, or the query where the body is a file. */
export function operationContract(operation: Operation, scope: string, path: Call['path']): Call {
  const { summary, input, file } = operation;
  const common = {
    method: 'POST',
    path,
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
    isOrderable: isImport(operation),
  });
}

/** What has come of the imports of one kind that were ordered: the newest, and each at the address that it was given. */
export function orderedContracts(operation: Operation, scope: string, path: Call['path']) {
  const named = `${operation.noun} import`;
  const common = { method: 'GET', audience: 'operator', scope } as const;
  const list = defineCall({
    ...common,
    path,
    summary: `The newest orders of ${named}, a hundred at most: of a program its own, for administrators all.`,
    query: z.strictObject({}),
    response: z.array(orderedImport),
  });
  const one = defineCall({
    ...common,
    path: `${path}/:id`,
    summary: `What has come of one order of ${named}.`,
    params: z.strictObject({ id }),
    query: z.strictObject({}),
    response: orderedImport,
  });
  return { list, one };
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
