import type { Language } from './choose-language';
import { html } from '@lantern/demo-pages/html';
import { page } from './page';
import { TEXTS } from './texts';

export type Message = 'expired' | 'refused' | 'failed' | 'notFound' | 'signedOut';
type MessagePageProps = { language: Language; message: Message; backTo: string };

/** One thing to know, and the way back. */
export function messagePage({ language, message, backTo }: MessagePageProps): string {
  const texts = TEXTS[language];
  const title = texts[`${message}Title`];
  const body = html`<section class="sheet message">
<h1>${title}</h1>
<p class="lead">${texts[`${message}Lead`]}</p>
<a class="primary" href="${backTo}">${texts.back}</a>
</section>`;
  return page({ language, title, body });
}
