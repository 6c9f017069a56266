import type { FastifyRequest } from 'fastify';
import type { CallContext } from '../../http/call-context';
import { hashOf } from '../../http/random-secret';
import { type LtiTool, findLtiToolByClient } from '../../store/lti/lti-tools';
import { insertUsedValue } from '../../store/lti/lti-used-values';
import { type LtiRefused, refused } from '../refusal';
import { outcomeAddress } from '../services/service-addresses';
import { checkOauthSignature } from './check-oauth-signature';
import { type OAuthFields, oauthHeader } from './oauth-header';

/** Which tool of LTI 1.1 sends this message? A signature is good once. */
export async function checkOutcomeSender(
  { headers, body }: FastifyRequest,
  { db, tenant, now, issuer }: CallContext,
): Promise<LtiTool | LtiRefused> {
  const fields = oauthHeader(headers.authorization);
  const key = fields?.['oauth_consumer_key'];
  const nonce = fields?.['oauth_nonce'];
  if (!fields || !key || !nonce) return refused('signatureMissing');
  const tool = await findLtiToolByClient(db, tenant.id, key);
  if (tool?.version !== '1.1' || !tool.sharedSecret) return refused('unknownTool');
  const signed = { fields, url: outcomeAddress(issuer), body: String(body), secret: tool.sharedSecret };
  const fault = checkOauthSignature(signed) ?? checkOauthTime(fields, now);
  if (fault) return fault;
  const isFirst = await insertUsedValue(db, {
    tenantId: tenant.id,
    toolId: tool.id,
    kind: 'signature',
    valueHash: hashOf(`${fields['oauth_timestamp']} ${nonce}`),
    expires: new Date(now.getTime() + 2 * OAUTH_TOLERANCE_MS),
  });
  return isFirst ? tool : refused('signatureUsed');
}

const OAUTH_TOLERANCE_MS = 300_000;

/** Signed within the last minutes. */
function checkOauthTime(fields: OAuthFields, now: Date): LtiRefused | null {
  const seconds = /^\d{1,12}$/.test(fields['oauth_timestamp'] ?? '')
    ? Number(fields['oauth_timestamp'])
    : NaN;
  const isNear = Math.abs(seconds * 1000 - now.getTime()) <= OAUTH_TOLERANCE_MS;
  return isNear ? null : refused('signatureOld');
}
