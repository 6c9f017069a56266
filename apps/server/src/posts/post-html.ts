import { escapeHtml } from '@lantern/domain/display/escape-html';
import { truncateText } from '@lantern/domain/display/truncate-text';
import createMarkdown, { type MarkdownIt, type Token } from 'markdown-it';
import { tables } from '../course-folder/markdown/figures-and-tables';
import { drawFormula, formulas } from '../course-folder/markdown/formulas';
import { highlightCode } from '../course-folder/markdown/highlight-code';
import { type CleanHtml, cleanRichText } from '../rich-text/clean-rich-text';

const reader = postReader();

/** Of texts that were drawn: two hundred of the longest there can be. */
const MOST_CACHED_CHARACTERS = 4_000_000;
let characters = 0;
const drawn = new Map<string, CleanHtml>();

/**
 * What a person wrote to others as html: Markdown without html, headings and pictures, which stand there as they were typed.
 * A content-addressed cache: one text is drawn once.
 */
export function postHtml(source: string): CleanHtml {
  const known = drawn.get(source);
  if (known !== undefined) return known;
  const html = cleanRichText(reader.render(source).trimEnd(), { frameSources: [] });
  characters += source.length + html.length;
  if (characters > MOST_CACHED_CHARACTERS) {
    drawn.clear();
    characters = source.length + html.length;
  }
  drawn.set(source, html);
  return html;
}

/** The beginning of the same in plain words and one line, for lists and mails. */
export function postLine(source: string, most = 160): string {
  const words = reader
    .parse(source, {})
    .flatMap(({ type, children, content }) => (type === 'inline' ? plainWords(children ?? []) : [content]));
  const line = words.join(' ').replaceAll(/\s+/g, ' ').trim();
  const { text, isTruncated } = truncateText(line, most);
  return isTruncated ? `${text}…` : text;
}

function postReader(): MarkdownIt {
  const markdown = createMarkdown({ html: false, xhtmlOut: true, linkify: true, breaks: true });
  markdown.linkify.set({ fuzzyLink: false, fuzzyEmail: false });
  // A heading of a post would stand among those of the page.
  markdown.disable(['heading', 'lheading', 'image']);
  markdown.use(formulas).use(tables);
  const { rules } = markdown.renderer;
  rules['formula'] = (tokens, index) => formulaHtml(tokens[index]);
  rules['fence'] = rules['code_block'] = (tokens, index) => {
    const { content = '', info = '' } = tokens[index] ?? {};
    return `<pre dir="ltr"><code>${highlightCode(content, info.trim().split(/\s/)[0] ?? '')}</code></pre>\n`;
  };
  return markdown;
}

/** One that cannot be drawn stands there as it was typed: nobody is there to be told. */
function formulaHtml(token: Token | undefined): string {
  if (!token) return '';
  const drawn = drawFormula(token.content, token.markup === '$$');
  return 'html' in drawn
    ? drawn.html
    : `<code>${escapeHtml(`${token.markup}${token.content}${token.markup}`)}</code>`;
}

function plainWords(tokens: readonly Token[]): string[] {
  const text = tokens.map(({ type, content }) =>
    type === 'softbreak' || type === 'hardbreak' ? ' ' : content,
  );
  return [text.join('')];
}
