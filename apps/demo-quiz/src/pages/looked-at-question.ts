import type { Attempt } from '../attempts/sitting';
import { pointsOf } from '../marking/attempt-result';
import type { Question } from '../quizzes/question';
import { answerText, rightAnswerText } from './answer-text';
import { type Html, html } from '@lantern/demo-pages/html';
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
  const right = showsRight && verdict !== 'right' ? rightAnswerText(question, writer) : null;
  const comment = attempt.marks[question.id]?.comment;
  const score = fill(texts.scoreLine, {
    points: points === null ? '–' : writer.number(points),
    maximum: writer.number(question.points),
  });
  return html`<section class="question" aria-labelledby="prompt-${question.id}">
<p class="number"><span class="verdict ${verdict}">${texts[verdict]}</span><span>${score}</span></p>
<h2 class="prompt" id="prompt-${question.id}">${words(question.prompt)}</h2>
<dl class="looked-at">
<div><dt>${texts.yourAnswer}</dt><dd dir="auto">${answerText(question, attempt.answers[question.id] ?? [], writer) ?? texts.noAnswer}</dd></div>
${right === null ? null : html`<div><dt>${texts.rightAnswer}</dt><dd dir="auto">${right}</dd></div>`}
${comment ? html`<div><dt>${texts.comment}</dt><dd dir="auto">${comment}</dd></div>` : null}
</dl>
${showsRight && question.explanation ? html`<p class="explanation">${words(question.explanation)}</p>` : null}
</section>`;
}

function verdictOf(points: number | null, maximum: number) {
  if (points === null) return 'awaitsPerson';
  if (points >= maximum) return 'right';
  return points > 0 ? 'partlyRight' : 'wrong';
}
