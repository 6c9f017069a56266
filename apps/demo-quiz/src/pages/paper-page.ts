import { COMMENT_LIMIT } from '../grading/read-marks';
import type { Paper } from '../grading/waiting-essays';
import type { Essay } from '../quizzes/question';
import { type Form, textIn } from '../read-form';
import { learnerName } from './grading-page';
import { type Html, html } from '@lantern/demo-pages/html';
import { type PageFrame, page } from './page';
import { fill } from './texts';
import { type Writer, writerIn } from './writer-in';

type PaperPageProps = PageFrame & {
  paper: Paper;
  home: string;
  /** Questions whose points cannot be, and what was entered. */
  wrong: string[];
  entered: Form;
};

/** One learner's text, and the fields of its mark. */
export function paperPage(props: PaperPageProps): string {
  const { paper, home, language } = props;
  const writer = writerIn(language, home);
  const { texts, plain, phrase, date } = writer;
  const title = plain(paper.quiz.title);
  const body = html`<p class="up"><a href="${home}/grading">${texts.backToList}</a></p>
<h1>${phrase(paper.quiz.title)}</h1>
<p class="facts"><span dir="auto">${learnerName(paper, writer)}</span><span>${fill(texts.handedInAt, { date: date(paper.handedInAt) })}</span></p>
<form method="post" action="${home}/grading/${paper.sitting.id}">
<div class="questions">${paper.essays.map((essay) => essayFields(essay, props, writer))}</div>
<div class="buttons"><button class="primary">${texts.saveMark}</button></div>
</form>`;
  return page({ ...props, title, body });
}

function essayFields(essay: Essay, { paper, wrong, entered }: PaperPageProps, writer: Writer): Html {
  const { texts, words, number } = writer;
  const { id } = essay;
  const mark = paper.attempt.marks[id];
  const maximum = number(essay.points);
  const points = textIn(entered, `points-${id}`) ?? String(mark?.points ?? '');
  const comment = textIn(entered, `comment-${id}`) ?? mark?.comment ?? '';
  const isWrong = wrong.includes(id);
  return html`<section class="question" aria-labelledby="prompt-${id}">
<div class="prompt" id="prompt-${id}">${words(essay.prompt)}</div>
<p class="paper" dir="auto">${paper.attempt.answers[id]?.join('\n') ?? ''}</p>
${essay.guidance ? html`<dl class="looked-at"><div><dt>${texts.guidance}</dt><dd>${words(essay.guidance)}</dd></div></dl>` : null}
<div class="field"><label for="points-${id}">${texts.pointsGiven}</label>
${isWrong ? html`<p class="fault" id="fault-${id}">${fill(texts.pointsWrong, { maximum })}</p>` : null}
<input class="short" type="text" inputmode="decimal" dir="ltr" id="points-${id}" name="points-${id}" value="${points}" autocomplete="off"
aria-describedby="${isWrong ? html`fault-${id} ` : null}range-${id}"${isWrong ? html` aria-invalid="true"` : null}>
<p class="hint" id="range-${id}">${fill(texts.pointsRange, { maximum })}</p></div>
<div class="field"><label for="comment-${id}">${texts.commentLabel}</label>
<textarea class="low" id="comment-${id}" name="comment-${id}" dir="auto" maxlength="${String(COMMENT_LIMIT)}" aria-describedby="comment-hint-${id}">
${comment}</textarea><p class="hint" id="comment-hint-${id}">${texts.commentHint}</p></div>
</section>`;
}
