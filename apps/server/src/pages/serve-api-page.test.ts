import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OPERATION_CALLS } from '../calls/operations/operation-calls';
import { SCOPES } from '../operations/operations';
import { registeredCalls } from '../../testing/registered-calls';
import { openTestApp, type TestApp } from '../../testing/test-app';

type Operation = {
  operationId: string;
  summary: string;
  security: unknown[];
  parameters: Array<{ name: string; in: string; required?: boolean; schema: unknown }>;
  requestBody?: { content: Record<string, { schema: unknown }> };
  responses: Record<string, { description: string; content?: Record<string, { schema: unknown }> }>;
};
type Document = {
  openapi: string;
  info: object;
  paths: Record<string, Record<string, Operation>>;
  components: object;
};

type Components = {
  securitySchemes: { program: { flows: { clientCredentials: { scopes: Record<string, string> } } } };
};

let server: TestApp;
let document: Document;
let operations: Array<[address: string, Operation]>;
beforeAll(async () => {
  server = await openTestApp();
  document = (await server.ask('/api/openapi.json')).json as unknown as Document; // its form is what the tests look at
  operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]): [string, Operation] => [
      `${method} ${path}`,
      operation,
    ]),
  );
});
afterAll(() => server.close());

const STORAGE = '/api/lms-storage/v1';
const EVENT = '/api/lms/v1/users/me/objective-workflows/{objectiveWorkflowId}/activity';
const FILES = [
  ...['files/{id}', 'files/{id}/{name}', 'signed-files/{id}/{name}', 'attachments/{id}/{name}'].flatMap(
    (path) => [`get ${STORAGE}/${path}`, `head ${STORAGE}/${path}`],
  ),
  `get ${EVENT}/event.ics`,
  `get ${EVENT}/{activityPathId}/event.ics`,
  'get /api/lms-storage/v1/certificates/{number}/{file}',
  'get /api/lms-storage/v1/achievements/{id}/badge.png',
  'get /api/lms-storage/v1/open-catalog/{id}/cover.png',
];
const isFile = (address: string) => FILES.includes(address);

const isOperation = (address: string) => /^(get|post) \/api\/(platform|lms)\/v1\/operations\//.test(address);
const isExport = (address: string) => isOperation(address) && address.endsWith('/export');
const addressOf = ({ method, path }: { method: string; path: string }) =>
  `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`;

test('the document is OpenAPI 3.1 with a title and a version', () => {
  expect(document.openapi).toMatch(/^3\.1\.\d+$/);
  expect(document.info).toEqual({ title: 'Lantern', version: expect.stringMatching(/^\d+\.\d+\.\d+/) });
});

test('every call is described, and the result of every command', () => {
  const calls = [...registeredCalls(), ...OPERATION_CALLS.map(({ contract }) => contract)];
  const results = calls
    .filter((call) => 'kind' in call)
    .map((call) => `${addressOf({ ...call, method: 'GET' })}/{id}`);
  expect(results.length).toBeGreaterThan(0);
  const described = operations.map(([address]) => address);
  expect(described.sort()).toEqual([...calls.map(addressOf), ...results, ...FILES].sort());
});

test('[7.1] [7.29] files are described as the server serves them, and their size can be asked for', () => {
  const served = FILES.filter((address) => {
    const [method = '', path = ''] = address.split(' ');
    return server.app.hasRoute({ method: method.toUpperCase(), url: path.replace(/\{(\w+)\}/g, ':$1') });
  });
  expect(served).toEqual(FILES);
  const files = operations.filter(([address]) => isFile(address));
  const withBytes = files.filter(([, { responses }]) => responses['200']?.content);
  expect(withBytes.map(([address]) => address).sort()).toEqual(
    FILES.filter((one) => one.startsWith('get')).sort(),
  );
});

test('every operation has a name of its own, one line, and who may call it', () => {
  const names = operations.map(([, { operationId }]) => operationId);
  expect(new Set(names).size).toBe(names.length);
  for (const [address, { summary, security }] of operations) {
    expect(summary).toMatch(/^[A-Z].*\.$/);
    const forOperators = [[{ program: [expect.stringMatching(/^\w/)] }, { session: [] }]];
    expect(isOperation(address) ? forOperators : [[], [{ session: [] }]]).toContainEqual(security);
  }
});

test('what a program may be allowed is listed, with where it gets its token', () => {
  expect(document.components).toMatchObject({
    securitySchemes: {
      program: {
        type: 'oauth2',
        flows: { clientCredentials: { tokenUrl: '/oauth/token', scopes: expect.any(Object) } },
      },
    },
  });
  const { scopes } = (document.components as Components).securitySchemes.program.flows.clientCredentials; // seen above
  expect(Object.keys(scopes).toSorted()).toEqual(SCOPES);
  expect(scopes['flags.read']).toBe('Lists the features that are on for the tenant.');
  expect(scopes['records.read']).toBe('Writes results to a file, oldest first.');
});

test('what stands in braces in a path is a required parameter, and nothing else is in the path', () => {
  for (const [address, { parameters }] of operations) {
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map(({ name }) => `{${name}}`)).toEqual(address.match(/\{\w+\}/g) ?? []);
    expect(inPath.every(({ required }) => required)).toBe(true);
    expect(parameters.every(({ schema }) => typeof schema === 'object')).toBe(true);
  }
});

test('what changes something says how it must be sent, and a command how it may be answered', () => {
  for (const [address, { parameters, requestBody, responses }] of operations) {
    const headers = parameters.filter((parameter) => parameter.in === 'header').map(({ name }) => name);
    const isWrite = !/^(get|head) /.test(address);
    expect(requestBody !== undefined).toBe(isWrite);
    expect(headers.includes('X-Requested-With')).toBe(isWrite);
    expect(headers.includes('Prefer')).toBe('202' in responses);
  }
});

test('every operation tells its answer and its problems, by schemas that can be found', () => {
  for (const [address, { responses }] of operations) {
    const schema = responses['200']?.content?.['application/json']?.schema;
    expect(typeof schema).toBe(isFile(address) || isExport(address) ? 'undefined' : 'object');
    expect(responses['default']?.content?.['application/problem+json']?.schema).toEqual({
      $ref: '#/components/schemas/Problem',
    });
  }
  const references = JSON.stringify(document).matchAll(/"\$ref":"#\/components\/([^"]+)"/g);
  const names = new Set([...references].map(([, name = '']) => name.replace('/', '.')));
  expect(names).toEqual(new Set(['schemas.Problem', 'schemas.ActivityPart']));
  expect(JSON.stringify(document)).not.toContain('$defs');
  for (const name of names) expect(document.components).toHaveProperty(name);
  expect(document.components).toHaveProperty('securitySchemes.session');
});

test('people read the same on a page that runs nothing', async () => {
  const { status, headers, text } = await server.ask('/api');
  expect(status).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  for (const [address] of operations) expect(text).toContain(`<code>${address.split(' ')[1]}</code>`);
  const style = /<style>([^]*?)<\/style>/.exec(text)?.[1] ?? '';
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; style-src 'sha256-${hash}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  expect(text).not.toMatch(/<script|onclick|style="/);
});
