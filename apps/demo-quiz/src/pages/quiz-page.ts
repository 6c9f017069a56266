import type { Attempt } from '../attempts/sitting';
import { isBlank } from '../marking/mark-answer';
import type { Quiz } from '../quizzes/question';
import { html } from '@lantern/demo-pages/html';
import { type PageFrame, page } from './page';
import { questionField } from './question-field';
import { fill } from './texts';
import { type Writer, writerIn } from './writer-in';

type QuizPageProps = PageFrame & {
  quiz: Quiz;
  attempt: Attempt;
  number: number;
  /** The session's address, under which answers are saved and handed in. */
  home: string;
  /** The learner asked to hand in with questions left. */
  isWarned: boolean;
};

/** The questions, filled in as far as they were. */
export function quizPage(props: QuizPageProps): string {
  const { quiz, attempt, number, home, isWarned, language } = props;
  const writer = writerIn(language);
  const { texts, words } = writer;
  const count = quiz.questions.length;
  const done = quiz.questions.filter(({ id }) => !isBlank(attempt.answers[id])).length;
  const answered = fill(texts.answered, { done: writer.number(done), count: writer.number(count) });
  const isLast = number >= quiz.tries;
  const body = html`<h1>${words(quiz.title)}</h1>
<p class="lead">${words(quiz.lead)}</p>
${quiz.tries > 1 ? html`<p class="facts">${fill(texts.try, { number: writer.number(number), count: writer.number(quiz.tries) })}</p>` : null}
${isWarned && done < count ? unanswered(quiz, attempt, writer) : null}
<form method="post" action="${home}/hand-in" data-answers data-save-path="${home}/answers" data-saved="${texts.saved}"
data-saving="${texts.saving}" data-not-saved="${texts.notSaved}" data-ended="${texts.sessionEnded}" data-answered="${texts.answered}">
${isWarned ? html`<input type="hidden" name="confirmed" value="1">` : null}
<div class="questions">${quiz.questions.map((question, index) =>
    questionField({
      question,
      answer: attempt.answers[question.id] ?? [],
      number: index + 1,
      count,
      writer,
    }),
  )}</div>
<p class="lead note">${isLast ? texts.handInFinalNote : texts.handInNote}</p>
<div class="foot"><div><p data-count>${answered}</p><p role="status" data-status></p></div>
<div class="buttons"><button class="secondary" formaction="${home}/save" data-without-script>${texts.saveNow}</button>
<button class="primary">${isWarned ? texts.handInAnyway : texts.handIn}</button></div></div>
</form>`;
  return page({ ...props, title: words(quiz.title), body, scripts: ['answers'] });
}

function unanswered(quiz: Quiz, { answers }: Attempt, { texts, words }: Writer) {
  const left = quiz.questions.filter(({ id }) => isBlank(answers[id]));
  return html`<section class="notice" aria-labelledby="left-title" tabindex="-1" data-focus>
<h2 id="left-title">${texts.unansweredTitle}</h2><p>${texts.unansweredLead}</p>
<ul>${left.map(({ id, prompt }) => html`<li><a href="#question-${id}">${words(prompt)}</a></li>`)}</ul></section>`;
}
