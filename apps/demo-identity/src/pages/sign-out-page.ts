import { createHash } from 'node:crypto';
import type { Language } from './choose-language';
import { Html, html } from '@lantern/demo-pages/html';
import { page } from './page';
import { TEXTS } from './texts';

const SUBMIT = 'document.forms[0].submit()';

/** Allows the one script of the page below, and no other. */
export const SUBMIT_SCRIPT_SOURCE = `'sha256-${createHash('sha256').update(SUBMIT).digest('base64')}'`;

type SignOutPageProps = {
  language: Language;
  /** oidc-provider's form with its anti-forgery secret. */
  form: string;
};

/** For a person whom the application already asked: the form sends itself, a button waits where scripts do not run. */
export function signingOutPage({ language, form }: SignOutPageProps): string {
  const texts = TEXTS[language];
  const body = html`<section class="sheet message">
<h1>${texts.signingOutTitle}</h1>
${withAnswer(form)}
<noscript><button class="primary" form="op.logoutForm">${texts.signOut}</button></noscript>
<script>${new Html(SUBMIT)}</script>
</section>`;
  return page({ language, title: texts.signingOutTitle, body });
}

/** For a person who came here in an unproven way: nothing ends without a click. */
export function signOutQuestionPage({ language, form }: SignOutPageProps): string {
  const texts = TEXTS[language];
  const body = html`<section class="sheet message">
<h1>${texts.signOutTitle}</h1>
<p class="lead">${texts.signOutLead}</p>
${new Html(form)}
<div class="answers"><button class="secondary" form="op.logoutForm">${texts.staySignedIn}</button>
<button class="primary" form="op.logoutForm" name="logout" value="yes">${texts.signOut}</button></div>
</section>`;
  return page({ language, title: texts.signOutTitle, body });
}

function withAnswer(form: string): Html {
  return new Html(form.replace('</form>', '<input type="hidden" name="logout" value="yes"></form>'));
}
