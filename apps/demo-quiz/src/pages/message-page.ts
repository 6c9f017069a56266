import type { LaunchRefusalReason } from '../launch/launch-refusal';
import { type Html, html } from '@lantern/demo-pages/html';
import { type PageFrame, page } from './page';
import { TEXTS } from './texts';

export type Message = 'notFound' | 'failed' | 'ended' | 'usedLink' | 'reviewRefused' | 'nothingToReview';
type MessagePageProps = PageFrame & { title: string; lead: string; again?: string; backTo?: string | null };

/** One thing to know, and the way back where there is one. */
function plainMessagePage(props: MessagePageProps): string {
  const { title, lead, again, backTo } = props;
  const body = html`<section class="sheet message">
<h1>${title}</h1>
<p class="lead">${lead}</p>
${again || backTo ? buttons(props) : null}
</section>`;
  return page({ ...props, body });
}

function buttons({ language, again, backTo }: MessagePageProps): Html {
  const texts = TEXTS[language];
  return html`<div class="buttons">${again ? html`<a class="primary" href="${again}">${texts.tryAgain}</a>` : null}
${backTo ? html`<a class="${again ? 'secondary' : 'primary'}" href="${backTo}">${texts.back}</a>` : null}</div>`;
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

/** The platform does not answer: the same address once more, or the way back. */
export function unreachablePage(frame: PageFrame, again: string, backTo: string | null): string {
  const { unreachableTitle: title, unreachableLead: lead } = TEXTS[frame.language];
  return plainMessagePage({ ...frame, title, lead, again, backTo });
}

export function refusalPage(frame: PageFrame, reason: LaunchRefusalReason): string {
  const texts = TEXTS[frame.language];
  return plainMessagePage({ ...frame, title: texts.refusedTitle, lead: texts.refused[reason] });
}
