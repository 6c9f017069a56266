import type { Call } from '@lantern/contract/call';
import { activityPart } from '@lantern/contract/entities/activity-part';
import { LIST_LIMITS } from '@lantern/contract/list-query';
import { problem } from '@lantern/contract/problem';
import * as z from 'zod/mini';
import type { ServedCall } from '../http/served-call';
import { APP_VERSION } from '../version';
import { SCIM_SCOPE } from '../operations/operations';
import type { ListFields } from '../store/lists/list-field';
import { fileOperations } from './file-operations';
import { type DescribedField, describedFields, listParameters } from './list-description';

type Json = Record<string, unknown>;

// A tree's schema holds itself, and must have a name to do so.
z.globalRegistry.add(activityPart, { id: 'ActivityPart' });

/** What no form of another site can send; a program with a token needs none. */
const MARKER = {
  name: 'X-Requested-With',
  in: 'header',
  schema: { const: 'XMLHttpRequest' },
};
const PREFER = { name: 'Prefer', in: 'header', schema: { enum: ['respond-async', 'respond-sync'] } };
const ACCEPTED = {
  description: 'Accepted; its result is at Location',
  headers: { Location: { required: true, schema: { type: 'string' } } },
  content: jsonContent({ type: 'object', properties: { id: { type: 'string' } }, required: ['id'] }),
};

const PROBLEM = {
  description: 'A problem',
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};

/** The OpenAPI 3.1 description of every call, made from the schemas that check it. */
export function openApiDocument(calls: readonly ServedCall[]): Json {
  const paths: Record<string, Json> = {};
  for (const { contract, fields } of calls.flatMap((call) => [call, ...(call.result ? [call.result] : [])])) {
    const path = contract.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [contract.method.toLowerCase()]: operationOf(contract, fields) };
  }
  Object.assign(paths, fileOperations(PROBLEM));
  const schemas: Json = { Problem: schemaOf(problem) };
  return {
    openapi: '3.1.0',
    info: { title: 'Lantern', version: APP_VERSION },
    paths: withNamed(paths, schemas),
    components: {
      schemas,
      securitySchemes: {
        session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' },
        program: {
          type: 'oauth2',
          flows: { clientCredentials: { tokenUrl: '/oauth/token', scopes: scopesOf(calls) } },
        },
      },
    },
  };
}

function securityOf({ audience, scope }: Call): Json[] {
  if (audience === 'public') return [];
  return [...(scope === undefined ? [] : [{ program: [scope] }]), { session: [] }];
}

/** Each with the summaries of what it opens, each once: some of it has two addresses. */
function scopesOf(calls: readonly ServedCall[]): Record<string, string> {
  // Its addresses describe themselves, as its RFC has it.
  const scopes = new Map([[SCIM_SCOPE, new Set(['Provisions people and groups at /scim/v2.'])]]);
  for (const { contract } of calls) {
    const { scope, summary } = contract;
    if (scope !== undefined) scopes.set(scope, (scopes.get(scope) ?? new Set<string>()).add(summary));
  }
  return Object.fromEntries([...scopes].map(([scope, summaries]) => [scope, [...summaries].join(' ')]));
}

function isCommand(call: Call): boolean {
  return 'kind' in call;
}

/** Whoever asks chooses whether to wait for it. */
function mayBeLater(call: Call): boolean {
  return isCommand(call) || call.isOrderable === true;
}

function operationOf(call: Call, listFields: ListFields | undefined): Json {
  const fields = listFields && describedFields(call, listFields);
  return {
    operationId: `${call.method.toLowerCase()}${call.path.replace(/\W+(\w)/g, (_, letter: string) => letter.toUpperCase())}`,
    summary: call.summary,
    tags: [call.path.split('/').slice(1, 3).join('/')],
    security: securityOf(call),
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...queryParametersOf(call, fields),
      ...(call.method === 'GET' ? [] : [{ ...MARKER, required: call.scope === undefined }]),
      ...(mayBeLater(call) ? [PREFER] : []),
    ],
    ...(fields && { 'x-list': { limits: LIST_LIMITS, fields } }),
    ...(call.body && { requestBody: { required: true, content: jsonContent(schemaOf(call.body)) } }),
    ...(call.takes && { requestBody: { required: true, content: { [call.takes]: {} } } }),
    responses: {
      200: { description: 'The answer', content: answerContent(call) },
      ...(mayBeLater(call) && { 202: ACCEPTED }),
      default: PROBLEM,
    },
  };
}

/** A list's load options are described at length, what it takes besides as it is. */
function queryParametersOf({ query }: Call, fields: DescribedField[] | undefined): Json[] {
  if (!fields) return parametersOf(query, 'query');
  const options = listParameters(fields);
  const names = new Set(options.map(({ name }) => name));
  return [...options, ...parametersOf(query, 'query').filter(({ name }) => !names.has(name))];
}

function parametersOf(schema: z.ZodMiniObject | undefined, place: 'path' | 'query'): Json[] {
  if (!schema) return [];
  return Object.entries(schema.shape).map(([name, part]) => ({
    name,
    in: place,
    required: place === 'path' || !z.safeParse(part as z.ZodMiniType, undefined).success,
    schema: schemaOf(part as z.ZodMiniType), // a shape's parts are schemas
  }));
}

/** As it looks on the wire. */
function schemaOf(schema: z.ZodMiniType): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: nameCodes,
  });
  return json;
}

/** [4.1]–[4.6] A code is a number; what each means stands beside it. */
function nameCodes({ zodSchema, jsonSchema }: { zodSchema: z.core.$ZodTypes; jsonSchema: Json }): void {
  const { def } = zodSchema._zod;
  if (def.type !== 'pipe' || def.out._zod.def.type !== 'enum' || def.in._zod.def.type !== 'number') return;
  const { reverseTransform } = def as unknown as { reverseTransform: (name: string) => number }; // coded() makes a codec
  const names = Object.values((def.out._zod.def as z.core.$ZodEnumDef).entries).map(String); // its type is 'enum'
  const meanings = names.map((name) => ({ const: reverseTransform(name), title: name }));
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
  Object.assign(jsonSchema, { type: 'integer', oneOf: meanings });
}

/** Schemas that have a name stand beside the others, once, instead of in each schema that uses them. */
function withNamed(paths: Record<string, Json>, schemas: Json): Json {
  return JSON.parse(JSON.stringify(paths), (key, value: unknown) => {
    if (key === '$defs') return void Object.assign(schemas, value);
    return key === '$ref' ? String(value).replace('#/$defs/', '#/components/schemas/') : value;
  }) as Json; // what was just written
}

function answerContent({ gives, response }: Call): Json {
  return gives ? Object.fromEntries(gives.map((type) => [type, {}])) : jsonContent(schemaOf(response));
}

function jsonContent(schema: Json): Json {
  return { 'application/json': { schema } };
}
