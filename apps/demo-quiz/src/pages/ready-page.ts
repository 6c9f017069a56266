import { html } from '@lantern/demo-pages/html';
import { askedCount } from '../quizzes/draw-questions';
import type { Quiz } from '../quizzes/question';
import { type PageFrame, page } from './page';
import { fill } from './texts';
import { writerIn } from './writer-in';

type ReadyPageProps = PageFrame & { quiz: Quiz; timeLimit: number; home: string; backTo: string | null };

/** Before the clock runs: how much time there will be, and the button that starts it. */
export function readyPage(props: ReadyPageProps): string {
  const { quiz, timeLimit, home, backTo, language } = props;
  const writer = writerIn(language, home);
  const { texts, words, phrase, plain, number, duration } = writer;
  const count = askedCount(quiz);
  const body = html`<section class="sheet message"><h1>${phrase(quiz.title)}</h1>
${quiz.lead ? html`<div class="lead">${words(quiz.lead)}</div>` : null}
<p class="facts"><span>${fill(texts.questionCount, { count: number(count) })}</span><span>${fill(texts.tryCount, { count: number(quiz.tries) })}</span></p>
<p class="notice">${fill(texts.readyLead, { time: duration(timeLimit) })}</p>
<div class="buttons"><form method="post" action="${home}/begin"><button class="primary">${texts.begin}</button></form>
${backTo ? html`<a class="secondary" href="${backTo}">${texts.back}</a>` : null}</div></section>`;
  return page({ ...props, title: plain(quiz.title), body });
}
