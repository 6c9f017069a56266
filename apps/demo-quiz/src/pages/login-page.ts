import { html } from '@lantern/demo-pages/html';
import { type PageFrame, page } from './page';
import { TEXTS } from './texts';

type LoginPageProps = PageFrame & { state: string; target: string; platformOrigin: string; location: string };

/** The state goes to the platform's window first, then the browser to the platform. */
export function loginPage(props: LoginPageProps): string {
  const { language, state, target, platformOrigin, location } = props;
  const texts = TEXTS[language];
  const body = html`<section class="sheet message soon" data-login data-key="${storageKey(state)}" data-value="${state}"
data-target="${target}" data-origin="${platformOrigin}">
<h1>${texts.checkingTitle}</h1><p class="lead">${texts.checkingLead}</p>
<div class="buttons later"><a class="primary" href="${location}">${texts.continue}</a></div></section>`;
  return page({ ...props, title: texts.checkingTitle, body, scripts: ['login'] });
}

type ConfirmPageProps = PageFrame & { state: string; target: string; platformOrigin: string; ticket: string };

/** Before a launch without our cookie is let in, the platform's window is asked for the state. */
export function confirmPage(props: ConfirmPageProps): string {
  const { language, state, target, platformOrigin, ticket } = props;
  const texts = TEXTS[language];
  const body = html`<section class="sheet message soon"><h1>${texts.checkingTitle}</h1><p class="lead">${texts.checkingLead}</p>
<form method="post" action="/launch/confirm" data-confirm data-key="${storageKey(state)}" data-target="${target}" data-origin="${platformOrigin}">
<input type="hidden" name="ticket" value="${ticket}"><input type="hidden" name="value" value="">
<noscript><div class="buttons"><button class="primary">${texts.continue}</button></div></noscript></form></section>`;
  return page({ ...props, title: texts.checkingTitle, body, scripts: ['confirm'] });
}

/** Short, and of no use to anyone who does not know the state. */
const storageKey = (state: string) => `quiz_login_${state.slice(0, 12)}`;
