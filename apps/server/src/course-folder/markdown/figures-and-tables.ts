import type { MarkdownIt } from 'markdown-it';

/** A picture that stands alone and has a title is a figure, and the title its caption. */
export function figures(markdown: MarkdownIt): void {
  markdown.core.ruler.after('inline', 'figures', (state) => {
    state.tokens = state.tokens.flatMap((token, index, tokens) => {
      const isAlone =
        tokens[index - 1]?.type === 'paragraph_open' &&
        token.type === 'inline' &&
        token.children?.length === 1;
      const picture = token.children?.[0];
      const caption = picture?.type === 'image' ? picture.attrGet('title') : null;
      if (!isAlone || !picture || !caption) return [token];
      picture.attrs = (picture.attrs ?? []).filter(([name]) => name !== 'title');
      for (const around of [tokens[index - 1], tokens[index + 1]]) if (around) around.tag = 'figure';
      const open = new state.Token('figcaption_open', 'figcaption', 1);
      const text = new state.Token('text', '', 0);
      text.content = String(caption);
      return [token, open, text, new state.Token('figcaption_close', 'figcaption', -1)];
    });
  });
}

/** How a column stands is a class: a style would be taken out. */
export function tables(markdown: MarkdownIt): void {
  markdown.core.ruler.after('inline', 'tables', ({ tokens }) => {
    for (const token of tokens) {
      if (token.type === 'table_open') token.attrSet('class', 'aligned');
      if (token.type !== 'th_open' && token.type !== 'td_open') continue;
      const style = String(token.attrGet('style') ?? '');
      token.attrs = null;
      if (style.endsWith('center')) token.attrSet('class', 'center');
      if (style.endsWith('right')) token.attrSet('class', 'end');
    }
  });
}
