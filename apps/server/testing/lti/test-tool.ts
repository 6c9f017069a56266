import { randomUUID } from 'node:crypto';
import { type CryptoKey, exportJWK, generateKeyPair, SignJWT } from 'jose';
import type { Db } from '../../src/db/db';
import { type LtiTool, upsertLtiTool } from '../../src/store/lti/lti-tools';
import { NORTH } from '../test-tenants';
import { ALL_LTI_SCOPES } from '../../src/lti/lti-scopes';

export type TestTool = LtiTool & {
  key: CryptoKey;
  kid: string;
  /** A client assertion; a test states only what differs. */
  assertion: (differs?: AssertionDifferences) => Promise<string>;
};

export type AssertionDifferences = {
  claims?: Record<string, unknown>;
  header?: { alg?: string; kid?: string };
  key?: CryptoKey | Uint8Array;
};

export const ISSUER = 'http://north.test:8080';
const TOKEN_ADDRESS = `${ISSUER}/lti/token`;
let sharedKey: Promise<{ key: CryptoKey; jwk: Record<string, unknown> }> | null = null;

/** For tests: a tool of LTI 1.3 with a key of its own, registered in the north. */
export async function registerTestTool(
  db: Db,
  {
    differs = {},
    now,
    tenantId = NORTH.id,
  }: { differs?: Partial<LtiTool>; now: () => Date; tenantId?: string },
): Promise<TestTool> {
  sharedKey ??= makeKey();
  const { key, jwk } = await sharedKey;
  const kid = 'tool-key';
  const tool: LtiTool = {
    id: randomUUID(),
    name: 'Quiz',
    version: '1.3',
    clientId: `client-${randomUUID()}`,
    deploymentIds: ['deployment-1'],
    targetLinkUri: 'https://quiz.test/launch',
    loginUrl: 'https://quiz.test/login?fixed=1',
    redirectUris: ['https://quiz.test/launch', 'https://quiz.test/second'],
    jwksUrl: null,
    jwks: { keys: [{ ...jwk, kid, alg: 'RS256', use: 'sig' }] },
    sharedSecret: null,
    scopes: [...ALL_LTI_SCOPES],
    privacy: 'pseudonym',
    ...differs,
  };
  await upsertLtiTool(db, tenantId, tool);
  return {
    ...tool,
    key,
    kid,
    assertion: (assertion = {}) => signAssertion({ tool, key, kid, now: now(), ...assertion }),
  };
}

async function makeKey() {
  const { privateKey, publicKey } = await generateKeyPair('RS256');
  return { key: privateKey, jwk: { ...(await exportJWK(publicKey)) } };
}

function signAssertion({
  tool,
  key,
  kid,
  now,
  claims = {},
  header = {},
}: AssertionDifferences & {
  tool: LtiTool;
  key: CryptoKey | Uint8Array;
  kid: string;
  now: Date;
}): Promise<string> {
  const seconds = Math.floor(now.getTime() / 1000);
  return new SignJWT({
    iss: tool.clientId,
    sub: tool.clientId,
    aud: TOKEN_ADDRESS,
    iat: seconds,
    exp: seconds + 60,
    jti: randomUUID(),
    ...claims,
  })
    .setProtectedHeader({ alg: 'RS256', kid, ...header })
    .sign(key);
}
