import { type Html, html } from '@lantern/demo-pages/html';
import type { Attempt } from '../attempts/sitting';
import { isAnswered, isBlank } from '../marking/mark-answer';
import type { Question, Quiz } from '../quizzes/question';
import { type PageFrame, page } from './page';
import { questionField } from './question-field';
import { fill } from './texts';
import { type Writer, writerIn } from './writer-in';

type QuizPageProps = PageFrame & {
  /** The questions of this try. */
  drawn: Quiz;
  attempt: Attempt;
  number: number;
  secondsLeft: number | null;
  /** The session's address, under which answers are saved and handed in. */
  home: string;
  /** The learner asked to hand in with questions left. */
  isWarned: boolean;
};

/** The questions, filled in as far as they were. */
export function quizPage(props: QuizPageProps): string {
  const { drawn, attempt, number, secondsLeft, home, isWarned, language } = props;
  const writer = writerIn(language, home);
  const { texts, words, phrase, plain } = writer;
  const { questions } = drawn;
  const count = questions.length;
  const done = questions.filter(({ id }) => !isBlank(attempt.answers[id])).length;
  const left = questions.filter((question) => !isAnswered(question, attempt.answers[question.id]));
  const answered = fill(texts.answered, { done: writer.number(done), count: writer.number(count) });
  const clock = secondsLeft === null ? null : html`<span data-clock dir="ltr"></span>`;
  const body = html`<h1>${phrase(drawn.title)}</h1>
${drawn.lead ? html`<div class="lead">${words(drawn.lead)}</div>` : null}
${drawn.tries > 1 ? html`<p class="facts">${fill(texts.try, { number: writer.number(number), count: writer.number(drawn.tries) })}</p>` : null}
${secondsLeft === null ? null : timeLeft(secondsLeft, writer)}
${isWarned && left.length > 0 ? unanswered(left, writer) : null}
<form method="post" action="${home}/hand-in" data-answers data-save-path="${home}/answers" data-saved="${texts.saved}"
data-saving="${texts.saving}" data-not-saved="${texts.notSaved}" data-ended="${texts.sessionEnded}" data-answered="${texts.answered}"
data-time-left="${texts.timeLeft}" data-time-is-up="${texts.timeIsUp}"${secondsLeft === null ? null : html` data-seconds="${String(secondsLeft)}"`}>
<button class="unseen" tabindex="-1" aria-hidden="true"></button>
${isWarned ? html`<input type="hidden" name="confirmed" value="1">` : null}
<div class="questions">${questions.map((question, index) => {
    const answer = attempt.answers[question.id] ?? [];
    return questionField({ question, answer, number: index + 1, count, clock, home, writer });
  })}</div>
<p class="lead note">${number >= drawn.tries ? texts.handInFinalNote : texts.handInNote}</p>
<div class="foot"><div><p data-count>${answered}</p><p role="status" data-status></p></div>
<div class="buttons"><button class="secondary" formaction="${home}/save" data-without-script>${texts.saveNow}</button>
<button class="primary">${isWarned ? texts.handInAnyway : texts.handIn}</button></div></div>
</form>`;
  return page({ ...props, title: plain(drawn.title), body, scripts: ['answers'] });
}

/** Said once; a script then lets it run, here and beside each question, and says it again towards the end. */
function timeLeft(seconds: number, { texts, duration }: Writer): Html {
  return html`<p class="notice time"><span role="timer" data-time>${fill(texts.timeLeft, { time: duration(seconds) })}</span>
<span class="without-script">${texts.timeNote}</span></p><p class="unseen" role="status" data-time-said></p>`;
}

function unanswered(left: Question[], { texts, plain }: Writer): Html {
  return html`<section class="notice" aria-labelledby="left-title" tabindex="-1" data-focus>
<h2 id="left-title">${texts.unansweredTitle}</h2><p>${texts.unansweredLead}</p>
<ul>${left.map(({ id, prompt }) => html`<li><a href="#question-${id}" dir="auto">${shortened(plain(prompt))}</a></li>`)}</ul></section>`;
}

function shortened(text: string): string {
  return text.length > 100 ? `${text.slice(0, 99).trimEnd()}…` : text;
}
