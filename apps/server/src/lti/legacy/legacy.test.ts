import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type LtiRefusal, ltiRefusalText } from '../../texts/lti-refusal-texts';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { askLink, formIn, takeLtiCourse, type TakenLti } from '../../../testing/lti/lti-world';
import { standingOf, subjectOf } from '../../../testing/lti/scores';
import { ISSUER, registerTestTool, type TestTool } from '../../../testing/lti/test-tool';
import { oauthSignature } from './oauth-signature';

const OUTCOME = '/lti/1p1/outcome';
const SECRET = 'a secret & more';

let server: TestApp;
let tool: TestTool;
let taken: TakenLti;

beforeAll(async () => {
  server = await openTestApp();
  tool = await registerTestTool(server.db, {
    differs: {
      version: '1.1',
      sharedSecret: SECRET,
      targetLinkUri: 'https://old.test/launch?quiz=1&a=b%20c',
      redirectUris: [],
    },
    now: () => server.clock.now,
  });
});
beforeEach(async () => {
  server.clock.now = NOON;
  taken = await takeLtiCourse(server, tool, {
    axis: '1',
    parts: [{ name: 'Old quiz', type: 'lti' }],
    custom: { 'Quiz-Id': '7' },
  });
});
afterAll(() => server.close());

function envelope(operation: string, sourcedId: string, score: string | null): string {
  const result =
    score === null
      ? ''
      : `<result><resultScore><language>en</language><textString>${score}</textString></resultScore></result>`;
  return `<?xml version="1.0" encoding="UTF-8"?>
<imsx_POXEnvelopeRequest xmlns="http://www.imsglobal.org/services/ltiv1p1/xsd/imsoms_v1p0">
<imsx_POXHeader><imsx_POXRequestHeaderInfo><imsx_version>V1.0</imsx_version><imsx_messageIdentifier>m &amp; 1</imsx_messageIdentifier></imsx_POXRequestHeaderInfo></imsx_POXHeader>
<imsx_POXBody><${operation}Request><resultRecord><sourcedGUID><sourcedId>${sourcedId}</sourcedId></sourcedGUID>${result}</resultRecord></${operation}Request></imsx_POXBody>
</imsx_POXEnvelopeRequest>`;
}

type Sent = {
  body: string;
  signedBody?: string;
  secret?: string;
  key?: string;
  url?: string;
  time?: number;
  nonce?: string;
  method?: string;
  header?: string | null;
};

function authorizationFor(sent: Sent): string {
  const hash = createHash('sha1')
    .update(sent.signedBody ?? sent.body)
    .digest('base64');
  const fields = {
    oauth_body_hash: hash,
    oauth_consumer_key: sent.key ?? tool.clientId,
    oauth_nonce: sent.nonce ?? randomUUID(),
    oauth_signature_method: sent.method ?? 'HMAC-SHA1',
    oauth_timestamp: String(sent.time ?? Math.floor(server.clock.now.getTime() / 1000)),
    oauth_version: '1.0',
  };
  const request = {
    method: 'POST',
    url: sent.url ?? `${ISSUER}${OUTCOME}`,
    fields: Object.entries(fields),
  };
  const signature = oauthSignature(request, { secret: sent.secret ?? SECRET, hash: 'sha1' });
  const pairs = Object.entries({ ...fields, oauth_signature: signature });
  return `OAuth ${pairs.map(([name, value]) => `${name}="${encodeURIComponent(value)}"`).join(', ')}`;
}

async function send(sent: Sent) {
  const authorization = sent.header === undefined ? authorizationFor(sent) : sent.header;
  return server.ask(OUTCOME, {
    method: 'POST',
    body: sent.body,
    headers: { 'content-type': 'application/xml', ...(authorization && { authorization }) },
  });
}

async function sourcedId(): Promise<string> {
  return `${taken.activityWorkflowId}.${await subjectOf(server, tool)}`;
}

test('[7.19] the form of LTI 1.1 is answered as fields, signed', async () => {
  const { status, json } = await server.ask(
    `/api/lms/v1/objective-workflows/${taken.objectiveWorkflowId}/resource-form/${taken.activityWorkflowId}`,
    { session: taken.session },
  );
  expect(status).toBe(200);
  const form = json['form'] as {
    action: string;
    method: string;
    fields: Array<{ name: string; value: string }>;
  };
  expect(form).toMatchObject({ action: tool.targetLinkUri, method: 'POST' });
  const fields = Object.fromEntries(form.fields.map(({ name, value }) => [name, value]));
  expect(fields).toMatchObject({
    lti_message_type: 'basic-lti-launch-request',
    lti_version: 'LTI-1p0',
    user_id: await subjectOf(server, tool),
    resource_link_id: taken.linkId,
    context_id: taken.objectiveId,
    oauth_consumer_key: tool.clientId,
    oauth_signature_method: 'HMAC-SHA1',
    lis_outcome_service_url: `${ISSUER}${OUTCOME}`,
    lis_result_sourcedid: await sourcedId(),
    custom_quiz_id: '7',
    custom_mode: 'take',
  });
  expect(JSON.stringify(fields)).not.toMatch(/Ada|people\.test/);
});

test('[7.19] the address of an old tool posts the same form by itself', async () => {
  const { json } = await askLink(server, taken);
  const { status, text, headers } = await server.ask(String(json['targetLinkUri']), {
    session: taken.session,
  });
  expect(status).toBe(200);
  expect(headers['content-security-policy']).toContain('form-action https://old.test;');
  expect(formIn(text).action).toBe(tool.targetLinkUri);
  expect(formIn(text).fields['oauth_signature']).toBeTruthy();
});

test('[7.19] a form is for old tools only', async () => {
  const modern = await registerTestTool(server.db, { now: () => server.clock.now });
  const course = await takeLtiCourse(server, modern);
  const { status } = await server.ask(
    `/api/lms/v1/objective-workflows/${course.objectiveWorkflowId}/resource-form/${course.activityWorkflowId}`,
    { session: course.session },
  );
  expect(status).toBe(404);
});

test('a result is replaced, read and deleted', async () => {
  const id = await sourcedId();
  const replaced = await send({ body: envelope('replaceResult', id, '0.92') });
  expect(replaced.status).toBe(200);
  expect(replaced.headers['content-type']).toContain('application/xml');
  expect(replaced.text).toContain('<imsx_codeMajor>success</imsx_codeMajor>');
  expect(replaced.text).toContain('<imsx_messageRefIdentifier>m &#38; 1</imsx_messageRefIdentifier>');
  expect(await standingOf(server, taken)).toMatchObject({ activity: 'finished', score: 0.92 });

  const read = await send({ body: envelope('readResult', id, null) });
  expect(read.text).toContain('<textString>0.92</textString>');
  const deleted = await send({ body: envelope('deleteResult', id, null) });
  expect(deleted.text).toContain('<deleteResultResponse/>');
  expect(await standingOf(server, taken)).toMatchObject({ score: null });
  expect((await send({ body: envelope('readResult', id, null) })).text).toContain(
    '<textString></textString>',
  );
});

async function expectRefused(sent: Sent, refusal: LtiRefusal): Promise<void> {
  const before = await standingOf(server, taken);
  const logged = server.logs.length;
  const { status, text } = await send(sent);
  expect(status).toBeGreaterThanOrEqual(400);
  expect(text).toContain('<imsx_codeMajor>failure</imsx_codeMajor>');
  expect(text).toContain(ltiRefusalText(refusal, 'en-US'));
  expect(server.logs.slice(logged)).toContainEqual(expect.objectContaining({ level: 30, refusal }));
  expect(await standingOf(server, taken)).toEqual(before);
}

test.each<[string, Partial<Sent>, LtiRefusal]>([
  ['no signature', { header: null }, 'signatureMissing'],
  ['another way to sign', { header: 'Bearer abc' }, 'signatureMissing'],
  ['a broken signature', { header: 'OAuth oauth_consumer_key="%zz"' }, 'signatureMissing'],
  ['a key that nobody has', { key: 'nobody' }, 'unknownTool'],
  ['another secret', { secret: 'wrong' }, 'signatureWrong'],
  ['a signature for another address', { url: `${ISSUER}/elsewhere` }, 'signatureWrong'],
  ['a signature in plain text', { method: 'PLAINTEXT' }, 'signatureMethod'],
  ['a signature of a while ago', { time: NOON.getTime() / 1000 - 301 }, 'signatureOld'],
  ['a signature of the future', { time: NOON.getTime() / 1000 + 301 }, 'signatureOld'],
  ['a body that was changed', { signedBody: 'another' }, 'bodyHashWrong'],
])('an outcome with %s is refused', async (_title, differs, refusal) => {
  await expectRefused({ body: envelope('replaceResult', await sourcedId(), '1'), ...differs }, refusal);
});

test.each<[string, string | null, LtiRefusal]>([
  ['below nought', '-0.1', 'scoreNegative'],
  ['above one', '1.01', 'scoreAboveMaximum'],
  ['that is no number', 'NaN', 'scoreInvalid'],
  ['with an exponent', '1e-3', 'scoreInvalid'],
  ['that is missing', null, 'scoreInvalid'],
])('a score %s is refused', async (_title, score, refusal) => {
  await expectRefused({ body: envelope('replaceResult', await sourcedId(), score) }, refusal);
});

test.each<[string, string, LtiRefusal]>([
  ['an operation that is not known', envelope('createResult', 'x', null), 'outcomeUnknown'],
  [
    'a result that is not its own',
    envelope('readResult', `${randomUUID()}.${randomUUID()}`, null),
    'resultUnknown',
  ],
  ['a result without sense', envelope('readResult', 'x', null), 'resultUnknown'],
  ['no envelope', '<a/>', 'outcomeUnreadable'],
  ['entities', '<!DOCTYPE a [<!ENTITY x "y">]><a>&x;</a>', 'outcomeUnreadable'],
])('a message with %s is refused', async (_title, body, refusal) => {
  await expectRefused({ body }, refusal);
});

test('a message is good once', async () => {
  const body = envelope('replaceResult', await sourcedId(), '0.5');
  const sent = { body, nonce: 'once', header: authorizationFor({ body, nonce: 'once' }) };
  expect((await send(sent)).status).toBe(200);
  await expectRefused(sent, 'signatureUsed');
});

test('a score for a finished attempt is refused', async () => {
  const course = await takeLtiCourse(server, tool);
  taken = course;
  const id = await sourcedId();
  expect((await send({ body: envelope('replaceResult', id, '0.5') })).status).toBe(200);
  server.clock.now = new Date(NOON.getTime() + 1000);
  await expectRefused({ body: envelope('replaceResult', id, '1') }, 'attemptOver');
  await expectRefused({ body: envelope('deleteResult', id, null) }, 'attemptOver');
});
