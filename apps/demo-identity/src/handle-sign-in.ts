import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { SessionNotFound } from 'oidc-provider/lib/helpers/errors.js';
import type { Interaction, Provider } from 'oidc-provider/lib/provider.js';
import type { Config } from './config';
import { chooseLanguage } from './pages/choose-language';
import { signInPage } from './pages/sign-in-page';
import { type PasswordCheck, trySignIn } from './try-sign-in';
import { readForm } from './read-form';
import { sendMessage, sendPage } from './send-message';
import type { TryLimit } from './try-limit';

export type SignInDeps = {
  config: Config;
  provider: Provider;
  checkPassword: PasswordCheck;
  limitTries: TryLimit;
};

/** The one page that a person sees between the application and their session. */
export async function handleSignIn(
  request: IncomingMessage,
  response: ServerResponse,
  deps: SignInDeps,
): Promise<void> {
  const { config, provider } = deps;
  const interaction = await findInteraction(request, response, provider);
  if (!interaction) return sendMessage(request, response, { config, message: 'expired', status: 400 });
  if (interaction.prompt.name === 'consent') {
    return provider.interactionFinished(request, response, { consent: {} });
  }
  if (request.method !== 'POST') {
    const hint = interaction.params.login_hint;
    return showForm(request, response, { interaction, email: typeof hint === 'string' ? hint : '' });
  }
  if (!isSameOrigin(request.headers, config.issuer)) {
    return sendMessage(request, response, { config, message: 'refused', status: 403 });
  }
  const form = await readForm(request);
  if (!form) return sendMessage(request, response, { config, message: 'refused', status: 400 });

  const outcome = await trySignIn(form, {
    ...deps,
    address: request.socket.remoteAddress ?? '',
    now: Date.now(),
  });
  switch (outcome.kind) {
    case 'signedIn':
      return provider.interactionFinished(request, response, {
        login: { accountId: outcome.account.sub, remember: false, amr: ['pwd'] },
      });
    case 'wrongPassword':
      return showForm(request, response, {
        interaction,
        email: outcome.email,
        fault: outcome.kind,
        status: 422,
      });
    case 'tooManyTries':
      response.setHeader('retry-after', outcome.retryAfterSeconds);
      return showForm(request, response, {
        interaction,
        email: outcome.email,
        fault: outcome.kind,
        status: 429,
      });
  }
}

async function findInteraction(
  request: IncomingMessage,
  response: ServerResponse,
  provider: Provider,
): Promise<Interaction | null> {
  try {
    return await provider.interactionDetails(request, response);
  } catch (error) {
    if (error instanceof SessionNotFound) return null;
    throw error;
  }
}

type FormProps = {
  interaction: Interaction;
  email: string;
  fault?: 'wrongPassword' | 'tooManyTries';
  status?: number;
};

function showForm(
  request: IncomingMessage,
  response: ServerResponse,
  { interaction, email, fault, status = 200 }: FormProps,
): void {
  const language = chooseLanguage({
    uiLocales: interaction.params.ui_locales,
    acceptLanguage: request.headers['accept-language'],
  });
  const action = `/interaction/${interaction.uid}`;
  sendPage(response, status, signInPage({ language, action, email, fault: fault ?? null }));
}

/** Was this form sent by a page of ours? A request that does not say where it comes from was not. */
export function isSameOrigin(headers: IncomingHttpHeaders, issuer: string): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site === 'same-origin';
  return headers.origin === issuer;
}
