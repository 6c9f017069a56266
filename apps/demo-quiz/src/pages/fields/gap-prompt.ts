import { Html, html } from '@lantern/demo-pages/html';
import { TEXT_LIMIT } from '../../attempts/read-answers';
import type { Answer, Gap } from '../../quizzes/question';
import { fill } from '../texts';
import type { Writer } from '../writer-in';

/** The text with a field in each gap. */
export function gapPrompt({ id, prompt, gaps }: Gap, answer: Answer, writer: Writer): Html {
  const { texts, words, number } = writer;
  const field = (place: number) =>
    html`<input class="gap" type="text" name="${id}" value="${answer[place - 1] ?? ''}" maxlength="${String(TEXT_LIMIT)}"
autocomplete="off" dir="auto" aria-label="${fill(texts.gap, { number: number(place), count: number(gaps.length) })}">`
      .markup;
  return new Html(words(prompt).markup.replace(/\{\{(\d+)\}\}/g, (_, place: string) => field(Number(place))));
}
