import { ESSAY_LIMIT, TEXT_LIMIT } from '../attempts/read-answers';
import type { Answer, Option, Question } from '../quizzes/question';
import { type Html, html } from '@lantern/demo-pages/html';
import { fill } from './texts';
import type { Writer } from './writer-in';

type QuestionFieldProps = {
  question: Question;
  answer: Answer;
  number: number;
  count: number;
  writer: Writer;
};

/** One question with its field, as the learner left it. */
export function questionField(props: QuestionFieldProps): Html {
  const { question, number, count, writer } = props;
  const { texts, words } = writer;
  const place = fill(texts.question, { number: writer.number(number), count: writer.number(count) });
  const worth = fill(texts.points, { points: writer.number(question.points) });
  return html`<fieldset class="question" id="question-${question.id}" data-question="${question.id}">
<legend><span class="number"><span>${place}</span><span>${worth}</span></span>
<span class="prompt" id="prompt-${question.id}">${words(question.prompt)}</span></legend>
${question.hint ? html`<p class="hint" id="hint-${question.id}">${words(question.hint)}</p>` : null}
${fieldOf(props)}
</fieldset>`;
}

function fieldOf({ question, answer, writer }: QuestionFieldProps): Html {
  const { texts, words } = writer;
  const hint = question.hint ? html` aria-describedby="hint-${question.id}"` : null;
  const [text = ''] = answer;
  switch (question.kind) {
    case 'single':
    case 'multiple': {
      const type = question.kind === 'single' ? 'radio' : 'checkbox';
      const choice = ({ id, words: option }: Option) => html`<label class="choice">
<input type="${type}" name="${question.id}" value="${id}"${answer.includes(id) ? html` checked` : null}${hint}>
<span>${words(option)}</span></label>`;
      return html`<div class="choices">${question.options.map(choice)}</div>`;
    }
    case 'number':
      return html`<div class="written"><input class="short" type="text" inputmode="decimal" name="${question.id}" value="${text}"
maxlength="${String(TEXT_LIMIT)}" autocomplete="off" dir="ltr" aria-labelledby="prompt-${question.id}${question.unit ? html` unit-${question.id}` : null}"${hint}>
${question.unit ? html`<span id="unit-${question.id}">${words(question.unit)}</span>` : null}</div>`;
    case 'text':
      return html`<div class="written"><input type="text" name="${question.id}" value="${text}"
maxlength="${String(TEXT_LIMIT)}" autocomplete="off" dir="auto" aria-labelledby="prompt-${question.id}"${hint}></div>`;
    case 'essay':
      return html`<div class="field"><textarea name="${question.id}" maxlength="${String(ESSAY_LIMIT)}" dir="auto"
aria-labelledby="prompt-${question.id}" aria-describedby="limit-${question.id}">
${text}</textarea><p class="hint" id="limit-${question.id}">${fill(texts.characters, { count: writer.number(ESSAY_LIMIT) })}</p></div>`;
  }
}
