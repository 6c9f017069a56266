import { RICH_TEXT_ELEMENTS, richTextAttributes } from '@lantern/domain/display/rich-text-rules';
import type { MarkdownIt } from 'markdown-it';
import temml from 'temml';

const ALIGNED: Record<string, string> = { 'tml-left': 'start', 'tml-right': 'end' };

/** Mathematics between dollars: `$…$` in a sentence, `$$…$$` by itself. A dollar before a digit that ends it is money. */
export function formulas(markdown: MarkdownIt): void {
  markdown.inline.ruler.after('escape', 'formula', (state, silent) => {
    const { src, pos, posMax } = state;
    if (src[pos] !== '$') return false;
    const mark = src[pos + 1] === '$' ? '$$' : '$';
    const from = pos + mark.length;
    const to = endOf(src, mark, from);
    if (to <= from || to + mark.length > posMax) return false;
    if (mark === '$' && !isTight(src, from, to)) return false;
    if (!silent) addFormula(state.push('formula', 'math', 0), src.slice(from, to), mark === '$$');
    state.pos = to + mark.length;
    return true;
  });
  markdown.block.ruler.before(
    'fence',
    'formula_block',
    (state, startLine, endLine, silent) => {
      const lineAt = (line: number) =>
        state.src.slice((state.bMarks[line] ?? 0) + (state.tShift[line] ?? 0), state.eMarks[line]).trim();
      const first = lineAt(startLine);
      if (!first.startsWith('$$')) return false;
      let line = startLine;
      let text = first.slice(2);
      while (!text.trimEnd().endsWith('$$')) {
        line += 1;
        if (line >= endLine || (state.sCount[line] ?? 0) < state.blkIndent) return false;
        text += `\n${lineAt(line)}`;
      }
      const formula = text.trimEnd().slice(0, -2);
      if (formula.includes('$$')) return false;
      if (silent) return true;
      state.line = line + 1;
      const token = state.push('formula', 'math', 0);
      token.block = true;
      token.map = [startLine, state.line];
      addFormula(token, formula, true);
      return true;
    },
    { alt: ['paragraph', 'reference', 'blockquote', 'list'] },
  );
  markdown.renderer.rules['formula'] = (tokens, index) => {
    const token = tokens[index];
    return token ? `${token.info}${token.block ? '\n' : ''}` : '';
  };
}

/** The formula as MathML that our texts may hold, or why it cannot be drawn. */
export function drawFormula(formula: string, isDisplayed: boolean): { html: string } | { problem: string } {
  let drawn: string;
  try {
    drawn = temml.renderToString(formula, { displayMode: isDisplayed, throwOnError: true, trust: false });
  } catch (error) {
    // Whatever a formula makes it throw, its author can mend: the formula is wrong.
    const [reason = ''] = String(error instanceof Error ? error.message : error)
      .trim()
      .split('\n');
    return { problem: `The formula “${formula.trim()}” cannot be drawn. ${reason}` };
  }
  const unknown = [...drawn.matchAll(/<(\w+)/g)].find(([, name = '']) => !RICH_TEXT_ELEMENTS.includes(name));
  if (unknown)
    return {
      problem: `The formula “${formula.trim()}” uses something that browsers cannot show (${unknown[1]}).`,
    };
  return { html: drawn.replaceAll(/ ([\w-]+)="([^"]*)"/g, attributeKept) };
}

function attributeKept(attribute: string, name: string, value: string): string {
  if (name !== 'class') return richTextAttributes('mi').includes(name) ? attribute : '';
  const aligned = value.split(' ').flatMap((part) => ALIGNED[part] ?? []);
  return aligned[0] ? ` class="${aligned[0]}"` : '';
}

function addFormula(token: { content: string; markup: string }, formula: string, isDisplayed: boolean): void {
  token.content = formula;
  token.markup = isDisplayed ? '$$' : '$';
}

function endOf(src: string, mark: string, from: number): number {
  let to = src.indexOf(mark, from);
  while (to > 0 && src[to - 1] === '\\') to = src.indexOf(mark, to + 1);
  return to;
}

function isTight(src: string, from: number, to: number): boolean {
  return !/\s/.test(src[from] ?? ' ') && !/\s/.test(src[to - 1] ?? ' ') && !/\d/.test(src[to + 1] ?? '');
}
