import { type Html, html } from '@lantern/demo-pages/html';
import type { Ordering } from '../../quizzes/question';
import type { FieldProps } from '../question-field';
import { fill } from '../texts';

/** The options in their order, each with a button up and one down; without a script the buttons ask the server. */
export function orderingField(
  { id: name, options }: Ordering,
  { answer, home, writer }: FieldProps & { home: string },
): Html {
  const { texts, words, plain } = writer;
  const place = new Map(answer.map((id, at) => [id, at]));
  const inOrder = options.toSorted((a, b) => (place.get(a.id) ?? 0) - (place.get(b.id) ?? 0));
  const button = (id: string, way: 'up' | 'down', label: string, isEnd: boolean) =>
    html`<button class="move" name="move" value="${name} ${id} ${way}" formaction="${home}/move" data-move="${way}" aria-label="${label}"${isEnd ? html` disabled` : null}>${way === 'up' ? '↑' : '↓'}</button>`;
  return html`<ol class="order" data-order data-shown="${options.map(({ id }) => id).join(' ')}" data-moved="${texts.moved}">${inOrder.map(
    (option, at) => {
      const text = plain(option.words);
      return html`<li><input type="hidden" name="${name}" value="${option.id}"><div class="option">${words(option.words)}</div>
${button(option.id, 'up', fill(texts.moveUp, { text }), at === 0)}
${button(option.id, 'down', fill(texts.moveDown, { text }), at === options.length - 1)}</li>`;
    },
  )}</ol>`;
}
