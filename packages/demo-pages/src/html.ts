import { escapeHtml } from '@lantern/domain/display/escape-html';

/** Markup that is safe to send: made only by the html tag, which escapes what it is given. */
export class Html {
  constructor(readonly markup: string) {}
}

type Insert = Html | Html[] | string | null;

export function html(parts: TemplateStringsArray, ...inserts: Insert[]): Html {
  const markup = parts.reduce((text, part, at) => text + markupOf(inserts[at - 1] ?? null) + part);
  return new Html(markup);
}

function markupOf(insert: Insert): string {
  if (insert === null) return '';
  if (insert instanceof Html) return insert.markup;
  if (Array.isArray(insert)) return insert.map(markupOf).join('');
  return escapeHtml(insert);
}
