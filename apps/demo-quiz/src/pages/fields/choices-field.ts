import { type Html, html } from '@lantern/demo-pages/html';
import type { Choice, Several } from '../../quizzes/question';
import type { FieldProps } from '../question-field';

/** One of several, or as many as are right. */
export function choicesField(
  { id: name, kind, options }: Choice | Several,
  { answer, described, writer }: FieldProps,
): Html {
  const type = kind === 'choice' ? 'radio' : 'checkbox';
  return html`<div class="choices">${options.map(
    ({ id, words }) => html`<label class="choice">
<input type="${type}" name="${name}" value="${id}"${answer.includes(id) ? html` checked` : null}${described}>
<span class="option">${writer.words(words)}</span></label>`,
  )}</div>`;
}
