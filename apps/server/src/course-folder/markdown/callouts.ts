import type { MarkdownIt, StateCore, Token } from 'markdown-it';
import type { ReportLine } from '../course-problem';

const CALLOUTS: Record<string, string> = {
  note: 'note',
  important: 'note',
  tip: 'tip',
  warning: 'warning',
  caution: 'warning',
  example: 'example',
};

/** A quotation that begins with `[!NOTE]` is a box of that kind; words after it are its heading. */
export function callouts(markdown: MarkdownIt): void {
  markdown.core.ruler.after('block', 'callouts', (state) => {
    const report = state.env['report'] as ReportLine; // renderMarkdown gives it
    for (let index = 0; index < state.tokens.length; index += 1) {
      const [open, paragraph, inline] = state.tokens.slice(index, index + 3);
      if (open?.type !== 'blockquote_open' || paragraph?.type !== 'paragraph_open' || !inline) continue;
      const found = /^\[!(\w+)\][ \t]*([^\n]*)(?:\n|$)/.exec(inline.content);
      if (!found) continue;
      const [whole, word = '', heading = ''] = found;
      const kind = CALLOUTS[word.toLowerCase()];
      if (!kind) {
        report((open.map?.[0] ?? 0) + 1, `“[!${word}]” is no callout: use NOTE, TIP, WARNING or EXAMPLE.`);
        continue;
      }
      const close = state.tokens.find(
        ({ type, level }, at) => at > index && type === 'blockquote_close' && level === open.level,
      );
      open.tag = 'aside';
      open.attrSet('class', kind);
      if (close) close.tag = 'aside';
      inline.content = inline.content.slice(whole.length);
      if (inline.map) inline.map = [inline.map[0] + 1, inline.map[1]];
      const isEmpty = inline.content.trim() === '';
      const first = heading ? headingTokens(state, `**${heading.trim()}**`, open.map) : [];
      state.tokens.splice(index + 1, isEmpty ? 3 : 0, ...first);
    }
  });
}

function headingTokens(state: StateCore, content: string, map: [number, number] | null): Token[] {
  const open = new state.Token('paragraph_open', 'p', 1);
  const inline = new state.Token('inline', '', 0);
  const close = new state.Token('paragraph_close', 'p', -1);
  open.block = true;
  close.block = true;
  Object.assign(inline, { content, map, children: [] });
  return [open, inline, close];
}
