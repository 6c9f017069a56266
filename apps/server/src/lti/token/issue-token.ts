import type { CallContext } from '../../http/call-context';
import { hashOf, randomSecret } from '../../http/random-secret';
import { insertLtiAccessToken } from '../../store/lti/lti-access-tokens';
import { findLtiToolByClient } from '../../store/lti/lti-tools';
import { insertUsedValue } from '../../store/lti/lti-used-values';
import { checkClient } from '../checks/check-client';
import { type LtiRefused, refused } from '../refusal';
import { requestField } from '../request-field';
import { tokenAddress } from '../services/service-addresses';
import { checkAssertionClaims } from './checks/check-assertion-claims';
import { checkAssertionSignature } from './checks/check-assertion-signature';
import { checkAssertionForm, checkScopes, checkTokenRequest } from './checks/check-token-request';
import type { ToolKeySets } from './tool-key-sets';

export type IssuedToken = { kind: 'issued'; token: string; scopes: string[]; expiresIn: number };

const TOKEN_SECONDS = 3600;

/** A tool that proves who it is by its key gets a token for what it is registered for. */
export async function issueToken(
  fields: unknown,
  { context, keySets }: { context: CallContext; keySets: ToolKeySets },
): Promise<IssuedToken | LtiRefused> {
  const { db, tenant, now, issuer } = context;
  const asked = checkTokenRequest(fields);
  if ('kind' in asked) return asked;
  const said = checkAssertionForm(asked.assertion);
  if ('kind' in said) return said;
  const tool = checkClient(await findLtiToolByClient(db, tenant.id, said.clientId));
  if ('kind' in tool) return tool;
  const signed = await checkAssertionSignature({ assertion: asked.assertion, keysOf: tool, keySets, now });
  if ('kind' in signed) return signed;
  const timely = checkAssertionClaims({ ...signed, tokenAddress: tokenAddress(issuer), now });
  if ('kind' in timely) return timely;
  const granted = checkScopes(tool, requestField(fields, 'scope'));
  if ('kind' in granted) return granted;

  const own = { tenantId: tenant.id, toolId: tool.id };
  const valueHash = hashOf(timely.jti);
  const isFirst = await insertUsedValue(db, {
    ...own,
    kind: 'assertion',
    valueHash,
    expires: timely.expires,
  });
  if (!isFirst) return refused('assertionUsed');
  const token = randomSecret();
  await insertLtiAccessToken(db, tenant.id, {
    tokenHash: hashOf(token),
    toolId: tool.id,
    scopes: granted.scopes,
    expires: new Date(now.getTime() + TOKEN_SECONDS * 1000),
  });
  return { kind: 'issued', token, scopes: granted.scopes, expiresIn: TOKEN_SECONDS };
}
