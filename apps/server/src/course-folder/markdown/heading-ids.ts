import type { MarkdownIt, Token } from 'markdown-it';

/** Headings have ids that no other text on the page has; `[…](#the-words-of-one)` leads to it. */
export function headingIds(markdown: MarkdownIt): void {
  markdown.core.ruler.push('heading-ids', ({ tokens, env }) => {
    const ids = new Map<string, string>();
    for (const [index, token] of tokens.entries()) {
      if (token.type !== 'heading_open') continue;
      const id = `text-heading-${String(env?.['scope'])}-${ids.size + 1}`;
      token.attrSet('id', id);
      ids.set(unusedName(headingName(tokens[index + 1]), ids), id);
    }
    for (const link of tokens.flatMap(({ children }) => children ?? [])) {
      const id = link.type === 'link_open' ? ids.get(fragmentOf(link)) : undefined;
      if (id !== undefined) link.attrSet('href', `#${id}`);
    }
  });
}

/** As sites for code call headings: small letters, hyphens for spaces, no signs. */
function headingName(inline: Token | undefined): string {
  const words = (inline?.children ?? [])
    .filter(({ type }) => type === 'text' || type === 'code_inline')
    .map(({ content }) => content);
  return words
    .join('')
    .trim()
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

/** The second heading of a name is called by it and -1. */
function unusedName(name: string, names: ReadonlyMap<string, string>): string {
  let count = 0;
  let unused = name;
  while (names.has(unused)) {
    count += 1;
    unused = `${name}-${count}`;
  }
  return unused;
}

function fragmentOf(link: Token): string {
  const href = String(link.attrGet('href') ?? '');
  if (!href.startsWith('#')) return '';
  try {
    return decodeURIComponent(href.slice(1));
  } catch {
    return '';
  }
}
