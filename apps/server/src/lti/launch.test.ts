import { createLocalJWKSet, decodeJwt, type JSONWebKeySet, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { NOON, openTestApp, type TestApp } from '../../testing/test-app';
import { ADA } from '../../testing/test-tenants';
import {
  askLink,
  authorizationOf,
  beginLogin,
  formIn,
  launchTool,
  takeLtiCourse,
} from '../../testing/lti/lti-world';
import { ISSUER, registerTestTool, type TestTool } from '../../testing/lti/test-tool';

const CLAIM = 'https://purl.imsglobal.org/spec/lti/claim';
const AGS = 'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint';

let server: TestApp;
let tool: TestTool;

beforeAll(async () => {
  server = await openTestApp();
  tool = await registerTestTool(server.db, { now: () => server.clock.now });
});
afterAll(() => server.close());

test('[7.19] the address leads to the login of the tool, with what the tool must send back', async () => {
  const taken = await takeLtiCourse(server, tool);
  const asked = await askLink(server, taken);
  expect(asked.status).toBe(200);
  expect(asked.json).toEqual({
    targetLinkUri: expect.stringMatching(/^\/lti\/launch\/[\w-]{43}$/),
    toolOrigin: 'https://quiz.test',
  });
  const { status, headers } = await server.ask(String(asked.json['targetLinkUri']), {
    session: taken.session,
  });
  expect(status).toBe(303);
  const login = new URL(String(headers['location']));
  expect(`${login.origin}${login.pathname}`).toBe('https://quiz.test/login');
  expect(Object.fromEntries(login.searchParams)).toEqual({
    fixed: '1',
    iss: ISSUER,
    login_hint: String(asked.json['targetLinkUri']).split('/').at(-1),
    lti_message_hint: expect.any(String),
    target_link_uri: tool.targetLinkUri,
    client_id: tool.clientId,
    lti_deployment_id: 'deployment-1',
    lti_storage_target: '_parent',
  });
});

test('[7.19] the tool gets a message that the key set proves, with every claim it needs', async () => {
  const taken = await takeLtiCourse(server, tool, {
    custom: { quiz: 'lamps' },
    course: { name: 'Lamps', code: 'LMP' },
  });
  const login = await beginLogin(server, taken);
  const answer = await server.ask(authorizationOf(tool, login, { nonce: 'a nonce of the tool' }), {
    session: taken.session,
  });
  expect(answer.status).toBe(200);
  expect(answer.headers['content-security-policy']).toContain('form-action https://quiz.test;');
  expect(answer.headers['content-security-policy']).toContain(`frame-ancestors 'self'`);
  const { action, fields } = formIn(answer.text);
  expect(action).toBe('https://quiz.test/launch');
  expect(fields['state']).toBe('state of the tool');

  const keys = createLocalJWKSet((await server.ask('/lti/jwks')).json as unknown as JSONWebKeySet);
  const { payload, protectedHeader } = await jwtVerify(fields['id_token'] ?? '', keys, {
    currentDate: NOON,
    issuer: ISSUER,
    audience: tool.clientId,
  });
  expect(protectedHeader.alg).toBe('RS256');
  const seconds = NOON.getTime() / 1000;
  expect(payload).toEqual({
    iss: ISSUER,
    aud: tool.clientId,
    azp: tool.clientId,
    sub: expect.stringMatching(/^[0-9a-f-]{36}$/),
    iat: seconds,
    exp: seconds + 300,
    nonce: 'a nonce of the tool',
    [`${CLAIM}/message_type`]: 'LtiResourceLinkRequest',
    [`${CLAIM}/version`]: '1.3.0',
    [`${CLAIM}/deployment_id`]: 'deployment-1',
    [`${CLAIM}/target_link_uri`]: tool.targetLinkUri,
    [`${CLAIM}/resource_link`]: { id: taken.objectiveId, title: 'Lamps' },
    [`${CLAIM}/roles`]: [
      'http://purl.imsglobal.org/vocab/lis/v2/membership#Learner',
      'http://purl.imsglobal.org/vocab/lis/v2/institution/person#Learner',
    ],
    [`${CLAIM}/context`]: {
      id: taken.objectiveId,
      label: 'LMP',
      title: 'Lamps',
      type: ['http://purl.imsglobal.org/vocab/lis/v2/course#CourseOffering'],
    },
    [`${CLAIM}/tool_platform`]: {
      guid: expect.any(String),
      name: 'North Academy',
      url: ISSUER,
      product_family_code: 'lantern',
    },
    [`${CLAIM}/launch_presentation`]: {
      document_target: 'iframe',
      locale: 'en-US',
      return_url: `${ISSUER}/learn/lti-tool-callback?objectiveId=${taken.objectiveId}&activityWorkflowId=${taken.activityWorkflowId}`,
    },
    [`${CLAIM}/custom`]: {
      quiz: 'lamps',
      attempt_id: taken.activityWorkflowId,
      attempt_number: '1',
      mode: 'take',
      results: 'shown',
      answers: 'shown',
    },
    [AGS]: {
      scope: tool.scopes.filter((scope) => scope.includes('lti-ags')),
      lineitems: `${ISSUER}/lti/ags/${taken.objectiveId}/lineitems`,
      lineitem: `${ISSUER}/lti/ags/${taken.objectiveId}/lineitems/${taken.objectiveId}.${taken.activityWorkflowId}`,
    },
  });
});

test('a tool may ask by POST, as the standard allows', async () => {
  const taken = await takeLtiCourse(server, tool);
  const query = authorizationOf(tool, await beginLogin(server, taken)).split('?')[1] ?? '';
  const { status, text } = await server.ask('/lti/authorize', {
    session: taken.session,
    method: 'POST',
    body: query,
    headers: { 'content-type': 'application/x-www-form-urlencoded', 'sec-fetch-site': 'cross-site' },
  });
  expect(status).toBe(200);
  expect(formIn(text).fields['id_token']).toBeTruthy();
});

test('a learner is one pseudonym to a tool, launch after launch, and another to every other tool', async () => {
  const other = await registerTestTool(server.db, { now: () => server.clock.now });
  const subjectAt = async (launched: TestTool) => {
    const taken = await takeLtiCourse(server, launched);
    const fields = await launchTool(server, { tool: launched, taken });
    const claims = decodeJwt(fields['id_token'] ?? '');
    // As they are written: in small letters the name may stand in any id.
    for (const own of [ADA.email, ADA.firstName, ADA.id]) expect(JSON.stringify(claims)).not.toContain(own);
    return claims.sub;
  };
  const [first, second, elsewhere] = [await subjectAt(tool), await subjectAt(tool), await subjectAt(other)];
  expect(first).toBe(second);
  expect(elsewhere).not.toBe(first);
});

test.each([
  ['name', { name: 'Ada north', given_name: 'Ada', family_name: 'north' }, ['email']],
  ['email', { name: 'Ada north', email: ADA.email }, []],
] as const)('a tool that is registered for the %s gets it', async (privacy, expected, absent) => {
  const registered = await registerTestTool(server.db, {
    differs: { privacy },
    now: () => server.clock.now,
  });
  const taken = await takeLtiCourse(server, registered);
  const claims = decodeJwt((await launchTool(server, { tool: registered, taken }))['id_token'] ?? '');
  expect(claims).toMatchObject(expected);
  for (const claim of absent) expect(claims).not.toHaveProperty(claim);
});
