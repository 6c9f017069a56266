import { PORTAL_PATHS } from '@lantern/domain/access/portal-paths';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as client from 'openid-client';
import type { CallContext } from '../http/call-context';
import { hashOf } from '../http/random-secret';
import { clearSessionCookie } from '../http/session-cookie';
import { clearUserInfoCookie } from '../http/user-info-cookie';
import { loggedReason } from '../log/logged-error';
import { findIdentityProvider } from '../store/people/identity-providers';
import { deleteSession } from '../store/people/sessions';
import { checkOwnNavigation } from './checks/check-own-navigation';
import { signOutPage } from './pages/sign-out-page';
import type { ProviderConfigurations } from './provider-configurations';
import { queryText } from './query-text';
import { insertAuditEntry } from '../store/platform/audit-entries';

/** Nobody can tell yet whether the person meant it: a page asks them. */
export type Asked = { kind: 'asked'; page: { html: string; policy: string } };

type SignOutDeps = { context: CallContext; configurationOf: ProviderConfigurations };

/** [7.31] Ends the session here first, then at the provider; a provider that does not answer holds nobody. */
export async function signOut(
  request: FastifyRequest,
  reply: FastifyReply,
  { context, configurationOf }: SignOutDeps,
): Promise<string | Asked> {
  const { db, tenant, now, locale, log } = context;
  const session = context.session ?? context.suspendedSession;
  if (!session) return PORTAL_PATHS.home;
  const confirmation = hashOf(`sign-out.${session.idHash}`);
  const isMeant =
    checkOwnNavigation(request.headers, request.ownOrigin) ||
    queryText(request, 'confirmation') === confirmation;
  if (!isMeant) return { kind: 'asked', page: signOutPage({ tenant, locale, confirmation }) };
  clearSessionCookie(request, reply);
  clearUserInfoCookie(request, reply);

  const { userId, idHash, providerId } = session;
  const idToken = await db.transaction(async (tx) => {
    const token = await deleteSession(tx, tenant.id, idHash);
    await insertAuditEntry(tx, tenant.id, { at: now, userId, action: 'signOut', subject: {} });
    return token;
  });
  const provider = await findIdentityProvider(db, tenant.id, providerId);
  if (!provider) return PORTAL_PATHS.home;
  try {
    const configuration = await configurationOf(provider, now);
    if (!configuration.serverMetadata().end_session_endpoint) return PORTAL_PATHS.home;
    return client.buildEndSessionUrl(configuration, {
      ...(idToken && { id_token_hint: idToken }),
      post_logout_redirect_uri: `${request.ownOrigin}/`,
      ui_locales: locale,
    }).href;
  } catch (error) {
    log.warn(
      { reason: loggedReason(error), provider: provider.code },
      'the provider was not told of a sign-out',
    );
    return PORTAL_PATHS.home;
  }
}
