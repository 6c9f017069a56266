import { type Html, html } from '@lantern/demo-pages/html';
import type { Answer, Question } from '../quizzes/question';
import { choicesField } from './fields/choices-field';
import { gapPrompt } from './fields/gap-prompt';
import { matchingField } from './fields/matching-field';
import { orderingField } from './fields/ordering-field';
import { essayField, numberField, textField } from './fields/written-fields';
import { fill } from './texts';
import type { Writer } from './writer-in';

type QuestionFieldProps = {
  question: Question;
  answer: Answer;
  number: number;
  count: number;
  /** The time that is left, where it is limited. */
  clock: Html | null;
  /** The session's address. */
  home: string;
  writer: Writer;
};

/** One question with its field, as the learner left it. */
export function questionField({
  question,
  answer,
  number,
  count,
  clock,
  home,
  writer,
}: QuestionFieldProps): Html {
  const { texts, words } = writer;
  const { id } = question;
  const place = fill(texts.question, { number: writer.number(number), count: writer.number(count) });
  const worth = fill(texts.points, { points: writer.number(question.points) });
  const hint = question.hint ? words(question.hint) : ownHint(question, writer);
  const described = hint ? html` aria-describedby="hint-${id}"` : null;
  return html`<div class="question" role="group" id="question-${id}" data-question="${id}" tabindex="-1" aria-labelledby="place-${id} prompt-${id}">
<p class="number"><span id="place-${id}">${place}</span>${clock}<span>${worth}</span></p>
<div class="prompt" id="prompt-${id}">${question.kind === 'gap' ? gapPrompt(question, answer, writer) : words(question.prompt)}</div>
${hint ? html`<div class="hint" id="hint-${id}">${hint}</div>` : null}
<div${writer.side(question.prompt)}>${fieldOf(question, { answer, described, home, writer })}</div>
</div>`;
}

export type FieldProps = { answer: Answer; described: Html | null; writer: Writer };

function fieldOf(question: Question, props: FieldProps & { home: string }): Html | null {
  switch (question.kind) {
    case 'choice':
    case 'several':
      return choicesField(question, props);
    case 'number':
      return numberField(question, props);
    case 'text':
      return textField(question, props);
    case 'matching':
      return matchingField(question, props);
    case 'ordering':
      return orderingField(question, props);
    case 'essay':
      return essayField(question, props);
    case 'gap':
      return null;
  }
}

/** What is to be done, where it is not plain to see and the author has said nothing. */
function ownHint({ kind }: Question, { texts }: Writer): Html | null {
  if (kind === 'several') return html`${texts.chooseAll}`;
  if (kind === 'matching') return html`${texts.matchAll}`;
  return kind === 'ordering' ? html`${texts.orderAll}` : null;
}
