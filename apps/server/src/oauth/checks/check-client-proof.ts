import { timingSafeEqual } from 'node:crypto';
import { isGuid } from '@lantern/domain/web/is-guid';
import type { CallContext } from '../../http/call-context';
import { hashOf } from '../../http/random-secret';
import type { LtiRefused } from '../../lti/refusal';
import { checkAssertionClaims } from '../../lti/token/checks/check-assertion-claims';
import { checkAssertionSignature } from '../../lti/token/checks/check-assertion-signature';
import { checkAssertionForm } from '../../lti/token/checks/check-token-request';
import type { ToolKeySets } from '../../lti/token/tool-key-sets';
import { type ApiClient, findApiClient, insertUsedAssertion } from '../../store/platform/api-clients';
import type { OauthRefusal } from '../../texts/oauth-refusal-texts';
import type { ClientProof } from '../client-proof';
import { type OauthRefused, refused } from '../refusal';

type Asked = { context: CallContext; keySets: ToolKeySets };

/** The client, if it is who it says. */
export function checkClientProof(proof: ClientProof, asked: Asked): Promise<ApiClient | OauthRefused> {
  return proof.kind === 'secret' ? checkSecret(proof, asked.context) : checkAssertion(proof, asked);
}

async function checkSecret(
  { clientId, secret }: { clientId: string; secret: string },
  context: CallContext,
): Promise<ApiClient | OauthRefused> {
  const client = await knownClient(clientId, context);
  if (!client?.secretHash) return refused('clientUnknown');
  return timingSafeEqual(Buffer.from(hashOf(secret)), Buffer.from(client.secretHash))
    ? client
    : refused('clientUnknown');
}

async function checkAssertion(
  { assertion, clientId }: { assertion: string; clientId: string | null },
  { context, keySets }: Asked,
): Promise<ApiClient | OauthRefused> {
  const { db, tenant, now, issuer } = context;
  const said = checkAssertionForm(assertion);
  if ('kind' in said) return ofAssertion(said);
  if (clientId !== null && clientId !== said.clientId) return refused('assertionIssuer');
  const client = await knownClient(said.clientId, context);
  if (!client || client.secretHash) return refused('clientUnknown');
  const signed = await checkAssertionSignature({ assertion, keysOf: client, keySets, now });
  if ('kind' in signed) return ofAssertion(signed);
  const timely = checkAssertionClaims({ ...signed, tokenAddress: `${issuer}/oauth/token`, now });
  if ('kind' in timely) return ofAssertion(timely);
  const isFirst = await insertUsedAssertion(db, tenant.id, {
    clientId: client.clientId,
    jtiHash: hashOf(timely.jti),
    expires: timely.expires,
  });
  return isFirst ? client : refused('assertionUsed');
}

function ofAssertion({ refusal, cause }: LtiRefused): OauthRefused {
  return refused(refusal as OauthRefusal, cause); // what is said of assertions and keys is the same for both
}

async function knownClient(clientId: string, { db, tenant, now }: CallContext): Promise<ApiClient | null> {
  return isGuid(clientId) ? findApiClient(db, { tenantId: tenant.id, clientId, now }) : null;
}
