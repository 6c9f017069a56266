import type { LaunchRefusalReason } from '../launch/launch-refusal';
import { html } from '@lantern/demo-pages/html';
import { type PageFrame, page } from './page';
import { TEXTS } from './texts';

export type Message = 'notFound' | 'failed' | 'ended' | 'usedLink' | 'reviewRefused' | 'nothingToReview';
type MessagePageProps = PageFrame & { title: string; lead: string; backTo?: string | null };

/** One thing to know, and the way back where there is one. */
function plainMessagePage(props: MessagePageProps): string {
  const { language, title, lead, backTo } = props;
  const body = html`<section class="sheet message">
<h1>${title}</h1>
<p class="lead">${lead}</p>
${backTo ? html`<div class="buttons"><a class="primary" href="${backTo}">${TEXTS[language].back}</a></div>` : null}
</section>`;
  return page({ ...props, body });
}

export function messagePage(frame: PageFrame, message: Message, backTo: string | null = null): string {
  const texts = TEXTS[frame.language];
  return plainMessagePage({
    ...frame,
    title: texts[`${message}Title`],
    lead: texts[`${message}Lead`],
    backTo,
  });
}

export function refusalPage(frame: PageFrame, reason: LaunchRefusalReason): string {
  const texts = TEXTS[frame.language];
  return plainMessagePage({ ...frame, title: texts.refusedTitle, lead: texts.refused[reason] });
}
