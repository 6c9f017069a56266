import createMarkdown, { type MarkdownIt, type Token } from 'markdown-it';
import type { ReportLine } from '../course-problem';
import { callouts } from './callouts';
import { figures, tables } from './figures-and-tables';
import { footnotes } from './footnotes';
import { drawFormula, formulas } from './formulas';
import { headingIds } from './heading-ids';
import { highlightCode } from './highlight-code';

export type AddressKind = 'link' | 'picture';

type MarkdownContext = {
  /** Letters and digits that no other text of the course has: ids begin with them. */
  scope: string;
  report: ReportLine;
  /** Why an address cannot stand in a text; null when it can. */
  refuseAddress: (address: string, kind: AddressKind) => string | null;
  /** Of a picture, where it is known: its room is kept until it is there. */
  sizeOf: (address: string) => { width: number; height: number } | null;
};

const markdown = markdownReader();

/** Markdown as html. It is not clean yet: html in it stands as its author wrote it. */
export function renderMarkdown(source: string, context: MarkdownContext): string {
  const env = { scope: context.scope, report: context.report };
  const tokens = markdown.parse(source, env);
  checkTokens(tokens, context);
  return markdown.renderer.render(tokens, markdown.options, env).trimEnd();
}

/** The heading with which a text begins, in plain words, and the text after it; null where it begins otherwise. */
export function splitHeading(source: string): { heading: string; rest: string; lines: number } | null {
  // A heading is one paragraph at most: what comes after it need not be read.
  const end = /\n[ \t]*\n/.exec(source)?.index ?? source.length;
  const [open, inline] = markdown.parse(source.slice(0, end), { report: () => undefined });
  if (open?.type !== 'heading_open' || !open.map || !inline) return null;
  const lines = source.split('\n');
  let first = open.map[1];
  while (first < lines.length && lines[first]?.trim() === '') first += 1;
  return { heading: plainText(inline), rest: lines.slice(first).join('\n'), lines: first };
}

function markdownReader(): MarkdownIt {
  const reader = createMarkdown({ html: true, xhtmlOut: true, linkify: true });
  reader.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
  // Every address is judged by checkTokens, which can say in which line it stands.
  reader.validateLink = () => true;
  reader.use(formulas).use(callouts).use(footnotes).use(figures).use(tables).use(headingIds);
  const codeHtml = (tokens: Token[], index: number) => {
    const { content = '', info = '' } = tokens[index] ?? {};
    return `<pre dir="ltr"><code>${highlightCode(content, info.trim().split(/\s/)[0] ?? '')}</code></pre>\n`;
  };
  reader.renderer.rules['fence'] = codeHtml;
  reader.renderer.rules['code_block'] = codeHtml;
  return reader;
}

/** Draws the formulas and judges the addresses, knowing the line of each. */
function checkTokens(tokens: readonly Token[], context: MarkdownContext, firstLine = 1): void {
  let line = firstLine;
  for (const token of tokens) {
    if (token.map) line = token.map[0] + 1;
    if (token.type === 'softbreak' || token.type === 'hardbreak') line += 1;
    if (token.type === 'formula') {
      const drawn = drawFormula(token.content, token.markup === '$$');
      if ('problem' in drawn) context.report(line, drawn.problem);
      else token.info = drawn.html;
    }
    if (token.type === 'image') setSize(token, context.sizeOf(String(token.attrGet('src') ?? '')));
    for (const [address, kind] of addressesOf(token)) {
      const refusal = context.refuseAddress(address, kind);
      if (refusal) context.report(line, refusal);
    }
    if (token.type === 'inline' && token.children) checkTokens(token.children, context, line);
  }
}

function setSize(picture: Token, size: { width: number; height: number } | null): void {
  if (!size) return;
  picture.attrSet('width', String(size.width));
  picture.attrSet('height', String(size.height));
}

function addressesOf(token: Token): Array<[string, AddressKind]> {
  if (token.type === 'link_open') return [[String(token.attrGet('href') ?? ''), 'link']];
  if (token.type === 'image') return [[String(token.attrGet('src') ?? ''), 'picture']];
  if (token.type !== 'html_inline' && token.type !== 'html_block') return [];
  const found = token.content.matchAll(
    /<(\w+)[^>]*?\s(?:src|href)\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>"']+))/gi,
  );
  return [...found].map(([, element = '', quoted, single, bare]) => [
    quoted ?? single ?? bare ?? '',
    element.toLowerCase() === 'img' ? 'picture' : 'link',
  ]);
}

function plainText({ children }: Token): string {
  return (children ?? [])
    .map(({ type, content }) =>
      type === 'softbreak' || type === 'hardbreak' ? ' ' : type === 'html_inline' ? '' : content,
    )
    .join('')
    .trim();
}
