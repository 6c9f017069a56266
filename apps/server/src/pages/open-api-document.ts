import type { Call } from '@lantern/contract/call';
import { problem } from '@lantern/contract/problem';
import * as z from 'zod/mini';
import { APP_VERSION } from '../version';

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 description of every call, made from the schemas that check it. */
export function openApiDocument(calls: Call[]): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = call.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Lantern', version: APP_VERSION },
    paths,
    components: {
      schemas: { Problem: schemaOf(problem) },
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: '__Host-sid' } },
    },
  };
}

function operationOf(call: Call): Json {
  const isCommand = 'kind' in call;
  return {
    summary: call.summary,
    tags: [call.path.split('/').slice(1, 3).join('/')],
    security: call.audience === 'signedIn' ? [{ session: [] }] : [],
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...(isCommand
        ? [{ name: 'Prefer', in: 'header', schema: { enum: ['respond-async', 'respond-sync'] } }]
        : []),
    ],
    ...(call.body && { requestBody: { required: true, content: jsonContent(schemaOf(call.body)) } }),
    responses: {
      200: { description: 'The answer', content: jsonContent(schemaOf(call.response)) },
      ...(isCommand && { 202: { description: 'Accepted; its result is at Location' } }),
      default: {
        description: 'A problem',
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    },
  };
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
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  return json;
}

function jsonContent(schema: Json): Json {
  return { 'application/json': { schema } };
}
