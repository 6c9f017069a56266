import { type Html, html } from '@lantern/demo-pages/html';
import type { Answer, Option, Question, Words } from '../quizzes/question';
import type { Writer } from './writer-in';

/** An answer as it can be read; null where there is none. */
export function answerHtml(question: Question, answer: Answer, writer: Writer): Html | null {
  if (answer.length === 0) return null;
  const { words } = writer;
  switch (question.kind) {
    case 'choice':
    case 'several':
      return list(
        question.options.filter(({ id }) => answer.includes(id)).map((option) => words(option.words)),
      );
    case 'matching': {
      const chosen = question.lefts.map((_, at) => optionOf(question.options, answer[at]));
      return pairs(question.lefts, chosen, writer);
    }
    case 'ordering':
      return numbered(
        answer.flatMap((id) => optionOf(question.options, id) ?? []),
        writer,
      );
    case 'gap':
      return numberedTexts(question.gaps.map((_, at) => answer[at]?.trim() || writer.texts.noAnswer));
    case 'number':
    case 'text':
    case 'essay':
      return html`<p class="lines" dir="auto">${answer.join('\n')}</p>`;
  }
}

/** The right answer; null where only a person can say. */
export function rightAnswerHtml(question: Question, writer: Writer): Html | null {
  switch (question.kind) {
    case 'choice':
      return answerHtml(question, [question.right], writer);
    case 'several':
    case 'matching':
    case 'ordering':
      return answerHtml(question, question.right, writer);
    case 'number':
      return html`<p><bdi>${writer.number(question.right)}</bdi> ${question.unit ? writer.phrase(question.unit) : null}</p>`;
    case 'text':
      return html`<p dir="auto">${shownText(question.accepted, writer)}</p>`;
    case 'gap':
      return numberedTexts(question.gaps.map(({ accepted }) => shownText(accepted, writer)));
    case 'essay':
      return null;
  }
}

/** What the author says to those who chose as this learner did. */
export function feedbackOf(question: Question, answer: Answer): Words[] {
  if (question.kind !== 'choice' && question.kind !== 'several') return [];
  return question.options.flatMap(({ id, feedback }) => (feedback && answer.includes(id) ? [feedback] : []));
}

function optionOf(options: Option[], id: string | undefined): Option | undefined {
  return options.find((option) => option.id === id);
}

function list(items: Html[]): Html {
  return items.length === 1 ? html`${items}` : html`<ul>${items.map((item) => html`<li>${item}</li>`)}</ul>`;
}

function numbered(options: Option[], { words }: Writer): Html {
  return html`<ol>${options.map((option) => html`<li>${words(option.words)}</li>`)}</ol>`;
}

function numberedTexts(texts: string[]): Html {
  return html`<ol>${texts.map((text) => html`<li dir="auto">${text}</li>`)}</ol>`;
}

function pairs(lefts: Words[], chosen: Array<Option | undefined>, { words, texts }: Writer): Html {
  return html`<ul class="answered-pairs">${lefts.map((left, at) => {
    const option = chosen[at];
    return html`<li>${words(left)}<span aria-hidden="true" class="arrow"></span>${option ? words(option.words) : texts.noAnswer}</li>`;
  })}</ul>`;
}

/** The first that is accepted, of those in the reader's own script where there are any. */
function shownText(accepted: string[], { texts }: Writer): string {
  const arabic = /\p{Script=Arabic}/u;
  const isOwn = (text: string) => arabic.test(text) === arabic.test(texts.brand);
  return accepted.find(isOwn) ?? accepted[0] ?? '';
}
