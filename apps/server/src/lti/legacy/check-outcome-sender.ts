import type { FastifyRequest } from 'fastify';
import type { CallContext } from '../../http/call-context';
import { hashOf } from '../../http/random-secret';
import { findLtiToolByClient, type LtiTool } from '../../store/lti/lti-tools';
import { insertUsedValue } from '../../store/lti/lti-used-values';
import { checkOauthSignature } from './check-oauth-signature';
import { checkOauthTime, OAUTH_TOLERANCE_MS } from '../checks/check-oauth-time';
import { type LtiRefused, refused } from '../refusal';
import { outcomeAddress } from '../services/service-addresses';
import { oauthHeader } from './oauth-header';

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
