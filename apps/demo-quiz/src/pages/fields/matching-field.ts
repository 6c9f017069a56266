import { type Html, html } from '@lantern/demo-pages/html';
import type { Matching, Option } from '../../quizzes/question';
import type { FieldProps } from '../question-field';

/** Beside each thing a list of what may belong to it. A list holds letters alone: what is more is shown above, with its letter. */
export function matchingField(
  { id, lefts, options }: Matching,
  { answer, described, writer }: FieldProps,
): Html {
  const { texts, words, plain } = writer;
  const isPlain = options.every((option) => !needsRoom(option));
  const letter = (at: number) => String.fromCharCode(65 + at);
  const name = (option: Option, at: number) => {
    const text = plain(option.words);
    if (isPlain) return text;
    return text === '' ? letter(at) : `${letter(at)}: ${text}`;
  };
  return html`${isPlain ? null : html`<ol class="lettered" type="A">${options.map((option) => html`<li>${words(option.words)}</li>`)}</ol>`}
<div class="pairs">${lefts.map(
    (left, at) => html`<div class="pair"><div id="left-${id}-${String(at)}">${words(left)}</div>
<select name="${id}" aria-labelledby="left-${id}-${String(at)}"${described}><option value="">${texts.choose}</option>
${options.map((option, place) => html`<option value="${option.id}"${answer[at] === option.id ? html` selected` : null}>${name(option, place)}</option>`)}</select></div>`,
  )}</div>`;
}

/** Pictures, formulas, code and tables cannot stand in a list. */
function needsRoom({ words }: Option): boolean {
  return 'html' in words && /<(img|math|pre|table|figure)\b/.test(words.html);
}
