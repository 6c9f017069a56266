import { type Html, html } from '@lantern/demo-pages/html';
import { ESSAY_LIMIT, TEXT_LIMIT } from '../../attempts/read-answers';
import { readNumber } from '../../marking/read-number';
import type { Essay, NumberQuestion, ShortText } from '../../quizzes/question';
import type { FieldProps } from '../question-field';
import { fill } from '../texts';

export function numberField(
  { id, unit }: NumberQuestion,
  { answer: [text = ''], described, writer }: FieldProps,
): Html {
  const isWrong = text.trim() !== '' && readNumber(text) === null;
  const fault = isWrong ? html` aria-invalid="true" aria-errormessage="fault-${id}"` : null;
  return html`<div class="written"><input class="short" type="text" inputmode="decimal" name="${id}" value="${text}"
maxlength="${String(TEXT_LIMIT)}" autocomplete="off" dir="ltr" aria-labelledby="prompt-${id}${unit ? html` unit-${id}` : null}"${described}${fault}>
${unit ? html`<span id="unit-${id}">${writer.phrase(unit)}</span>` : null}</div>
${isWrong ? html`<p class="fault" id="fault-${id}">${writer.texts.notANumber}</p>` : null}`;
}

export function textField({ id }: ShortText, { answer: [text = ''], described }: FieldProps): Html {
  return html`<div class="written"><input type="text" name="${id}" value="${text}"
maxlength="${String(TEXT_LIMIT)}" autocomplete="off" dir="auto" aria-labelledby="prompt-${id}"${described}></div>`;
}

export function essayField({ id }: Essay, { answer: [text = ''], writer }: FieldProps): Html {
  const limit = fill(writer.texts.characters, { count: writer.number(ESSAY_LIMIT) });
  return html`<div class="field"><textarea name="${id}" maxlength="${String(ESSAY_LIMIT)}" dir="auto"
aria-labelledby="prompt-${id}" aria-describedby="limit-${id}">
${text}</textarea><p class="hint" id="limit-${id}" dir="auto">${limit}</p></div>`;
}
