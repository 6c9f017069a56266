import { randomUUID } from 'node:crypto';
import { type CryptoKey, SignJWT } from 'jose';
import type { Platform } from '../config';

/** To write scores, and to read the questions of courses. */
const SCOPES = ['https://purl.imsglobal.org/spec/lti-ags/scope/score', 'urn:lantern:lti:scope:quiz.readonly'];
const TIMEOUT_MS = 10_000;
/** A token that ends while it travels is asked for anew. */
const SPARE_MS = 60_000;

export type ToolKey = { kid: string; privateKey: CryptoKey };
export type ServiceToken = { get: () => Promise<string>; forget: () => void };

/** The token with which this tool asks the platform, kept as long as it lives. */
export function serviceToken(platform: Platform, { kid, privateKey }: ToolKey): ServiceToken {
  let kept: { token: string; until: number } | null = null;

  async function ask(): Promise<string> {
    const assertion = await new SignJWT({})
      .setProtectedHeader({ alg: 'RS256', kid, typ: 'JWT' })
      .setIssuer(platform.clientId)
      .setSubject(platform.clientId)
      .setAudience(platform.tokenUrl)
      .setIssuedAt()
      .setExpirationTime('2m')
      .setJti(randomUUID())
      .sign(privateKey);
    const answer = await fetch(platform.tokenUrl, {
      method: 'POST',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: assertion,
        scope: SCOPES.join(' '),
      }),
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`The platform gave no token (${answer.status}).`);
    const { access_token: token, expires_in: seconds } = Object(await answer.json());
    if (typeof token !== 'string') throw new Error('The platform answered without a token.');
    kept = { token, until: Date.now() + Number(seconds) * 1000 - SPARE_MS };
    return token;
  }

  return {
    get: async () => (kept && kept.until > Date.now() ? kept.token : ask()),
    forget: () => {
      kept = null;
    },
  };
}
