import { randomUUID } from 'node:crypto';
import { isGuid } from '@lantern/domain/web/is-guid';
import { allowsApps } from '../http/bearer';
import type { CallContext } from '../http/call-context';
import { hashOf, randomSecret } from '../http/random-secret';
import { requestField } from '../lti/request-field';
import { insertAuditEntry } from '../store/platform/audit-entries';
import {
  deleteAppGrant,
  type GrantTokens,
  insertAppGrant,
  rotateAppGrant,
  takeAppCode,
} from '../store/people/app-grants';
import { findLearnerApp, type LearnerApp } from '../store/platform/learner-apps';
import { APP_ACCESS_MS, APP_GRANT_MS, APP_IDLE_MS, CODE_VERIFIER } from './limits';
import { type OauthRefused, refused } from './refusal';

export type IssuedAppTokens = {
  kind: 'issuedToApp';
  accessToken: string;
  refreshToken: string;
  expiresIn: number;
};

export const APP_GRANTS = new Set(['authorization_code', 'refresh_token']);
/** The id of a grant and a secret: so a secret that was used before is known for what it is. */
const REFRESH_TOKEN = /^([\da-f-]{36})\.([\w-]{43})$/;

/** An app gets tokens for the person who signed in to it, by a code or by the refresh token of before. */
export async function issueAppToken(
  fields: unknown,
  context: CallContext,
): Promise<IssuedAppTokens | OauthRefused> {
  if (!allowsApps(context.tenant)) return refused('appsNotAllowed');
  const app = await knownApp(fields, context);
  if (!app) return refused('appUnknown');
  return requestField(fields, 'grant_type') === 'refresh_token'
    ? byRefreshToken(fields, app, context)
    : byCode(fields, app, context);
}

async function byCode(
  fields: unknown,
  { clientId }: LearnerApp,
  { db, tenant, now }: CallContext,
): Promise<IssuedAppTokens | OauthRefused> {
  const codeHash = hashOf(requestField(fields, 'code') ?? '');
  const code = await takeAppCode(db, tenant.id, codeHash);
  if (!code) {
    // One that came before is in other hands too, and so may be what was made of it.
    await deleteAppGrant(db, tenant.id, { codeHash });
    return refused('codeUnknown');
  }
  const verifier = requestField(fields, 'code_verifier') ?? '';
  const isProven = CODE_VERIFIER.test(verifier) && hashOf(verifier) === code.codeChallenge;
  const isSame = code.clientId === clientId && code.redirectUri === requestField(fields, 'redirect_uri');
  if (!isProven || !isSame || code.expires <= now) return refused('codeUnknown');
  const id = randomUUID();
  const { tokens, issued } = newTokens(id, now);
  const expires = new Date(now.getTime() + APP_GRANT_MS);
  const { userId } = code;
  if (!(await insertAppGrant(db, tenant.id, { ...code, ...tokens, id, expires })))
    return refused('codeUnknown');
  await insertAuditEntry(db, tenant.id, { at: now, userId, action: 'signIn', subject: { clientId } });
  return issued;
}

async function byRefreshToken(
  fields: unknown,
  { clientId }: LearnerApp,
  { db, tenant, now }: CallContext,
): Promise<IssuedAppTokens | OauthRefused> {
  const [, id = '', secret = ''] = REFRESH_TOKEN.exec(requestField(fields, 'refresh_token') ?? '') ?? [];
  if (!isGuid(id)) return refused('refreshTokenUnknown');
  const { tokens, issued } = newTokens(id, now);
  const rotation = { ...tokens, id, clientId, usedHash: hashOf(secret), now };
  if (await rotateAppGrant(db, tenant.id, rotation)) return issued;
  // Used twice, one of the two has stolen it: neither keeps anything.
  await endGrant({ id, clientId }, { db, tenant, now });
  return refused('refreshTokenUnknown');
}

/** The app signs out (RFC 7009): by its refresh token, and whether it knew one or not. */
export async function revokeAppToken(fields: unknown, context: CallContext): Promise<void> {
  const app = await knownApp(fields, context);
  const [, id = ''] = REFRESH_TOKEN.exec(requestField(fields, 'token') ?? '') ?? [];
  if (app && isGuid(id)) await endGrant({ id, clientId: app.clientId }, context);
}

async function endGrant(
  { id, clientId }: { id: string; clientId: string },
  { db, tenant, now }: Pick<CallContext, 'db' | 'tenant' | 'now'>,
): Promise<void> {
  const ended = await deleteAppGrant(db, tenant.id, { id, clientId });
  if (!ended) return;
  const { userId } = ended;
  await insertAuditEntry(db, tenant.id, { at: now, userId, action: 'signOut', subject: { clientId } });
}

async function knownApp(fields: unknown, { db, tenant }: CallContext): Promise<LearnerApp | null> {
  const clientId = requestField(fields, 'client_id') ?? '';
  return isGuid(clientId) ? findLearnerApp(db, tenant.id, clientId) : null;
}

function newTokens(id: string, now: Date): { tokens: GrantTokens; issued: IssuedAppTokens } {
  const [accessToken, refreshSecret] = [randomSecret(), randomSecret()];
  return {
    tokens: {
      accessHash: hashOf(accessToken),
      accessExpires: new Date(now.getTime() + APP_ACCESS_MS),
      refreshHash: hashOf(refreshSecret),
      refreshExpires: new Date(now.getTime() + APP_IDLE_MS),
    },
    issued: {
      kind: 'issuedToApp',
      accessToken,
      refreshToken: `${id}.${refreshSecret}`,
      expiresIn: APP_ACCESS_MS / 1000,
    },
  };
}
