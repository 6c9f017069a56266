import type { Attempt } from '../attempts/sitting';
import { pointsOf } from '../marking/attempt-result';
import type { Question } from '../quizzes/question';
import { answerHtml, feedbackOf, rightAnswerHtml } from './answer-html';
import { Html, html } from '@lantern/demo-pages/html';
import { fill } from './texts';
import type { Writer } from './writer-in';

type LookedAtProps = {
  question: Question;
  attempt: Attempt;
  /** While the learner may try again, what is right stays untold. */
  showsRight: boolean;
  writer: Writer;
};

/** One question in a review: what was answered, how it was marked, and what would have been right. */
export function lookedAtQuestion({ question, attempt, showsRight, writer }: LookedAtProps): Html {
  const { texts, words } = writer;
  const points = pointsOf(question, attempt);
  const verdict = verdictOf(points, question.points);
  const right = showsRight && verdict !== 'right' ? rightAnswerHtml(question, writer) : null;
  const answer = attempt.answers[question.id] ?? [];
  const told = answerHtml(question, answer, writer);
  const feedback = feedbackOf(question, answer).map(
    (said) => html`<div class="feedback">${words(said)}</div>`,
  );
  const comment = attempt.marks[question.id]?.comment;
  const score = fill(texts.scoreLine, {
    points: points === null ? '–' : writer.number(points),
    maximum: writer.number(question.points),
  });
  return html`<section class="question" aria-labelledby="prompt-${question.id}">
<p class="number"><span class="verdict ${verdict}">${texts[verdict]}</span><span>${score}</span></p>
<div class="prompt" id="prompt-${question.id}">${gapsShown(words(question.prompt))}</div>
<dl class="looked-at">
<div><dt>${texts.yourAnswer}</dt><dd>${told ? html`<div${writer.side(question.prompt)}>${told}</div>` : texts.noAnswer}${feedback}</dd></div>
${right === null ? null : html`<div><dt>${texts.rightAnswer}</dt><dd${writer.side(question.prompt)}>${right}</dd></div>`}
${comment ? html`<div><dt>${texts.comment}</dt><dd class="lines" dir="auto">${comment}</dd></div>` : null}
</dl>
${showsRight && question.explanation ? html`<div class="explanation">${words(question.explanation)}</div>` : null}
</section>`;
}

/** Gaps as places: what stood in them is said below. */
function gapsShown({ markup }: Html): Html {
  return new Html(markup.replace(/\{\{(\d+)\}\}/g, '<span class="place">$1</span>'));
}

function verdictOf(points: number | null, maximum: number) {
  if (points === null) return 'awaitsPerson';
  if (points >= maximum) return 'right';
  return points > 0 ? 'partlyRight' : 'wrong';
}
