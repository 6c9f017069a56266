import { ACCOUNTS, type Account, DEMO_PASSWORD } from '../accounts';
import type { Language } from './choose-language';
import { type Html, html } from '@lantern/demo-pages/html';
import { page } from './page';
import { TEXTS, type Texts } from './texts';

type SignInPageProps = {
  language: Language;
  action: string;
  email: string;
  fault: 'wrongPassword' | 'tooManyTries' | null;
};

export function signInPage({ language, action, email, fault }: SignInPageProps): string {
  const texts = TEXTS[language];
  const body = html`<div class="desk">
<section class="sheet">
<h1>${texts.title}</h1>
<p class="lead">${texts.lead}</p>
${fault && html`<p class="fault" id="fault" role="alert">${texts[fault]}</p>`}
<form method="post" action="${action}" class="fields">
${field({ name: 'email', label: texts.email, attributes: EMAIL, value: email, isWrong: fault !== null, hasFocus: !email })}
${field({ name: 'password', label: texts.password, attributes: PASSWORD, value: '', isWrong: fault !== null, hasFocus: email !== '' })}
<button class="primary">${texts.signIn}</button>
</form>
</section>
<section class="demo" aria-labelledby="demo-title">
<h2 id="demo-title">${texts.demoTitle}</h2>
<p class="lead">${texts.demoLead}</p>
<form method="post" action="${action}">
<ul>${ACCOUNTS.map((account) => demoAccount(account, texts))}</ul>
</form>
<p class="hint">${texts.demoPassword} <bdi><code>${DEMO_PASSWORD}</code></bdi></p>
</section>
</div>`;
  return page({ language, title: texts.title, body });
}

const EMAIL = html`type="email" autocomplete="username" inputmode="email" autocapitalize="none" spellcheck="false" dir="ltr" maxlength="254"`;
const PASSWORD = html`type="password" autocomplete="current-password" dir="ltr" maxlength="200"`;

type FieldProps = {
  name: string;
  label: string;
  attributes: Html;
  value: string;
  isWrong: boolean;
  hasFocus: boolean;
};

function field({ name, label, attributes, value, isWrong, hasFocus }: FieldProps): Html {
  const fault = isWrong ? html` aria-invalid="true" aria-describedby="fault"` : null;
  const focus = hasFocus ? html` autofocus` : null;
  return html`<div class="field"><label for="${name}">${label}</label>
<input id="${name}" name="${name}" ${attributes} value="${value}" required${fault}${focus}></div>`;
}

function demoAccount({ sub, name, email }: Account, texts: Texts): Html {
  return html`<li><button class="account" name="account" value="${sub}">
<span class="initial" aria-hidden="true">${name.slice(0, 1)}</span>
<span class="who"><span class="unseen">${texts.signInAs} </span><bdi class="name">${name}</bdi>
<span class="about">${texts.about[email] ?? ''}</span>
<bdi class="address">${email}</bdi></span></button></li>`;
}
