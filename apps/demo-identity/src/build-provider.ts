// Not the package's entry, which only adds a warning about Node 20; our tests hold what we use to both.
import { type Context, type Grant, Provider } from 'oidc-provider/lib/provider.js';
import { findAccount } from './accounts';
import type { Config } from './config';
import type { Keys } from './load-keys';
import { createMemoryAdapter } from './memory-adapter';
import { pageHeaders } from './page-headers';
import { chooseLanguage, type Language } from './pages/choose-language';
import { type Message, messagePage } from './pages/message-page';
import { SUBMIT_SCRIPT_SOURCE, signingOutPage, signOutQuestionPage } from './pages/sign-out-page';

const MINUTE = 60;
const HOUR = 60 * MINUTE;

const SCOPES = ['openid', 'email', 'profile'];

export function buildProvider(config: Config, keys: Keys): Provider {
  const backTo = new URL('/', config.redirectUris[0]).href;
  const showMessage = (context: Context, message: Message) => {
    context.type = 'html';
    context.body = messagePage({ language: languageOf(context), message, backTo });
  };

  return new Provider(config.issuer, {
    adapter: createMemoryAdapter(),
    jwks: keys.jwks,
    clients: [clientOf(config)],
    scopes: SCOPES,
    responseTypes: ['code'],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name', 'given_name', 'family_name', 'locale'],
    },
    pkce: { required: () => true },
    clientBasedCORS: () => false,
    // Cookies know no ports: these names keep clear of the application's on the same host.
    cookies: {
      keys: keys.cookieKeys,
      names: { session: 'identity_session', interaction: 'identity_sign_in', resume: 'identity_resume' },
    },
    ttl: {
      AccessToken: 10 * MINUTE,
      AuthorizationCode: MINUTE,
      Grant: 12 * HOUR,
      IdToken: HOUR,
      Interaction: 10 * MINUTE,
      Session: 12 * HOUR,
    },
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      resourceIndicators: { enabled: false },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (context: Context, form: string) => showSignOut(context, form, config),
        postLogoutSuccessSource: (context: Context) => showMessage(context, 'signedOut'),
      },
    },
    findAccount: (_context: Context, sub: string) => {
      const account = findAccount(sub);
      return account && { accountId: sub, claims: () => account };
    },
    loadExistingGrant,
    renderError: (context: Context) => showMessage(context, context.status >= 500 ? 'failed' : 'refused'),
  });
}

function clientOf({ clientId, clientSecret, redirectUris, postLogoutUris }: Config) {
  return {
    client_id: clientId,
    client_secret: clientSecret,
    redirect_uris: redirectUris,
    post_logout_redirect_uris: postLogoutUris,
    grant_types: ['authorization_code'],
    response_types: ['code'],
    token_endpoint_auth_method: 'client_secret_basic',
  };
}

/** The only client is our own application: nobody is asked whether it may see their name. */
async function loadExistingGrant({ oidc }: Context): Promise<Grant | undefined> {
  const { clientId } = oidc.client;
  const grantId = oidc.result?.consent?.grantId ?? oidc.session.grantIdFor(clientId);
  const known = grantId ? await oidc.provider.Grant.find(grantId) : undefined;
  if (known || !oidc.session.accountId) return known;

  const grant = new oidc.provider.Grant({ clientId, accountId: oidc.session.accountId });
  grant.addOIDCScope(SCOPES.join(' '));
  await grant.save();
  return grant;
}

/** A valid id token of the very person who is signed in stands for their click. */
function showSignOut(context: Context, form: string, config: Config): void {
  const { entities, session } = context.oidc;
  const isAskedByApplication = entities.IdTokenHint?.payload.sub === session.accountId;
  const language = languageOf(context);
  if (!isAskedByApplication) {
    context.body = signOutQuestionPage({ language, form });
    return;
  }
  for (const [name, value] of Object.entries(pageHeaders(config, [SUBMIT_SCRIPT_SOURCE])))
    context.set(name, value);
  context.body = signingOutPage({ language, form });
}

function languageOf(context: Context): Language {
  return chooseLanguage({
    uiLocales: context.oidc.params?.ui_locales,
    acceptLanguage: context.get('accept-language'),
  });
}
