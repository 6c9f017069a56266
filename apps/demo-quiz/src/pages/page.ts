import { type Html, html } from '@lantern/demo-pages/html';
import { htmlDocument } from '@lantern/demo-pages/html-document';
import { stylesheet } from '@lantern/demo-pages/stylesheet';
import { type ScriptName, SCRIPTS } from './scripts';
import type { Language } from './choose-language';
import { TEXTS } from './texts';
import form from './styles/form.css?raw';
import paper from './styles/paper.css?raw';
import fields from './styles/fields.css?raw';
import question from './styles/question.css?raw';
import rich from './styles/rich.css?raw';

export const STYLESHEET = stylesheet('quiz', [paper, form, question, fields, rich]);

export type PageFrame = {
  language: Language;
  nonce: string;
  /** Where messages to the surrounding page may go. */
  platformOrigins: string[];
};

type PageProps = PageFrame & { title: string; body: Html; scripts?: ScriptName[] };

/** The paper every page of this tool is printed on. */
export function page(props: PageProps): string {
  const { language, nonce, platformOrigins, title, body, scripts = [] } = props;
  const names: ScriptName[] = ['frame', ...scripts];
  return htmlDocument({
    language,
    title: `${title} · ${TEXTS[language].brand}`,
    stylesheet: STYLESHEET,
    attributes: html` data-platform-origins="${platformOrigins.join(' ')}"`,
    head: names.map(
      (name) => html`<script type="module" nonce="${nonce}" src="${SCRIPTS[name].path}"></script>`,
    ),
    body: html`<main aria-label="${title}">${body}</main>`,
  });
}
