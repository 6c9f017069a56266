import type { SittingState } from '../marking/sitting-state';
import type { Quiz } from '../quizzes/question';
import { type Html, html } from '@lantern/demo-pages/html';
import { lookedAtQuestion } from './looked-at-question';
import { type PageFrame, page } from './page';
import { fill } from './texts';
import { type Writer, writerIn } from './writer-in';

type ResultPageProps = PageFrame & {
  quiz: Quiz;
  state: Exclude<SittingState, { kind: 'ready' | 'answering' }>;
  showsPoints: boolean;
  showsAnswers: boolean;
  isReview: boolean;
  isScoreWaiting: boolean;
  /** It was the clock that handed in the last try. */
  isTimeUp: boolean;
  home: string;
  backTo: string | null;
};

/** What follows handing in: as much of the result as the platform lets be seen, and the way back. */
export function resultPage(props: ResultPageProps): string {
  const { quiz, state, showsPoints, showsAnswers, isReview, isScoreWaiting, home, backTo, language } = props;
  const writer = writerIn(language, home);
  const { texts, plain, phrase } = writer;
  const mayTryAgain = state.kind === 'marked' && state.mayTryAgain;
  const title = isReview ? `${texts.reviewTitle}: ${plain(quiz.title)}` : headingOf(props, writer);
  const body = html`<section class="sheet">
<h1>${title}</h1>
${isReview && state.kind === 'marked' ? null : html`<p class="lead">${state.kind === 'waiting' ? texts.waitingLead : showsPoints ? phrase(quiz.title) : texts.handedInLead}</p>`}
${state.kind === 'marked' && showsPoints ? scoreOf(state, writer) : null}
${showsPoints || state.kind === 'waiting' ? null : html`<p class="lead">${texts.concealed}</p>`}
${mayTryAgain && !isReview ? html`<p class="lead">${texts.tryAgainLead} ${quiz.timeLimit ? fill(texts.tryAgainTime, { time: writer.duration(quiz.timeLimit) }) : null}</p>` : null}
${props.isTimeUp && !isReview ? html`<p class="notice">${texts.timeWasUp}</p>` : null}
${isScoreWaiting ? html`<p class="notice" role="status">${texts.scoreWaiting}</p>` : null}
<div class="buttons">${mayTryAgain && !isReview ? choices(props, writer) : null}
${backTo === null ? null : html`<a class="${mayTryAgain ? 'secondary' : 'primary'}" href="${backTo}">${texts.back}</a>`}</div>
</section>
${showsAnswers ? answersOf(props, writer) : null}`;
  return page({ ...props, title, body });
}

function headingOf({ state, showsPoints }: ResultPageProps, { texts }: Writer): string {
  if (state.kind === 'waiting') return texts.waitingTitle;
  if (!showsPoints) return texts.handedInTitle;
  return state.mayTryAgain ? texts.resultSoFarTitle : texts.markedTitle;
}

function scoreOf({ points, maximum }: { points: number; maximum: number }, { texts, number }: Writer): Html {
  const line = fill(texts.scoreLine, { points: number(points), maximum: number(maximum) });
  return html`<p class="score">${line}</p><progress class="bar" max="${String(maximum)}" value="${String(points)}" aria-label="${line}"></progress>`;
}

function choices({ home }: ResultPageProps, { texts }: Writer): Html {
  return html`<form method="post" action="${home}/again"><button class="primary">${texts.tryAgain}</button></form>
<form method="post" action="${home}/keep"><button class="secondary">${texts.keep}</button></form>`;
}

function answersOf({ state }: ResultPageProps, writer: Writer): Html {
  const showsRight = state.kind === 'waiting' || !state.mayTryAgain;
  return html`<div class="questions">${state.drawn.questions.map((question) =>
    lookedAtQuestion({ question, attempt: state.attempt, showsRight, writer }),
  )}</div>`;
}
