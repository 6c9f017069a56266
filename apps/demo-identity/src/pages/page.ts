import { LANTERN_MARK } from '@lantern/artwork/mark/lantern-mark';
import { type Html, html } from '@lantern/demo-pages/html';
import { htmlDocument } from '@lantern/demo-pages/html-document';
import { stylesheet } from '@lantern/demo-pages/stylesheet';
import type { Language } from './choose-language';
import accounts from './accounts.css?raw';
import form from './form.css?raw';
import paper from './paper.css?raw';

export const STYLESHEET = stylesheet('sign-in', [paper, form, accounts]);

type PageProps = { language: Language; title: string; body: Html };

/** The paper every page of this program is printed on. */
export function page({ language, title, body }: PageProps): string {
  return htmlDocument({
    language,
    title: `${title} · Lantern`,
    stylesheet: STYLESHEET,
    body: html`<header class="top"><span class="logo">${MARK}<span>Lantern</span></span></header>
<main>${body}</main>`,
  });
}

const { viewBox, body, handle, lamp } = LANTERN_MARK;
const MARK = html`<svg viewBox="${viewBox}" aria-hidden="true" focusable="false"><path class="mark-body" d="${body}"/><path class="mark-body" d="${handle}"/><circle class="mark-light" cx="${String(lamp.cx)}" cy="${String(lamp.cy)}" r="${String(lamp.r)}"/></svg>`;
