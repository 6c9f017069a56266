import type { FastifyRequest } from 'fastify';
import type { CallContext } from '../../../http/call-context';
import { hashOf } from '../../../http/random-secret';
import { findLtiAccess, type LtiAccess } from '../../../store/lti/lti-access-tokens';
import { type LtiRefused, refused } from '../../refusal';

const BEARER = /^Bearer ([\w-]{43})$/i;

/** Which tool asks, and what may it do? */
export async function checkBearer(
  { headers: { authorization } }: FastifyRequest,
  { db, tenant, now }: CallContext,
): Promise<LtiAccess | LtiRefused> {
  if (!authorization) return refused('tokenMissing');
  const [, token] = BEARER.exec(authorization) ?? [];
  if (!token) return refused('tokenInvalid');
  const access = await findLtiAccess(db, { tenantId: tenant.id, tokenHash: hashOf(token), now });
  return access ?? refused('tokenInvalid');
}
