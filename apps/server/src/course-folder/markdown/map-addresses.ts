import createMarkdown from 'markdown-it';

/** Code spans and escaped signs, which hold no address, and then the four ways to write one. */
const ADDRESSES =
  /(?<!`)(`+)(?!`)(?:(?!\n[ \t]*\n)[\s\S]){1,5000}?(?<!`)\1(?!`)|\\[\s\S]|(\]\([ \t\n]*)(?:<([^<>\n]*)>|([^\s<>()]+(?:\([^\s()]*\)[^\s()]*)*))|^( {0,3}\[[^\]\n]+\]:[ \t]*)(?:<([^<>\n]*)>|(\S+))|(<[a-z][^<>]{0,1000}?\s(?:src|href)\s*=\s*)(?:"([^"\n]*)"|'([^'\n]*)')/gim;

const blocks = createMarkdown('commonmark').disable('inline');

/** The Markdown with other addresses; null leaves one as it is. What stands in code is no address. */
export function mapAddresses(source: string, other: (address: string) => string | null): string {
  const lines = source.split('\n');
  const isCode = codeLines(source);
  const parts: string[] = [];
  let from = 0;
  for (let line = 1; line <= lines.length; line += 1) {
    if (line < lines.length && isCode.has(line) === isCode.has(from)) continue;
    const part = lines.slice(from, line).join('\n');
    parts.push(isCode.has(from) ? part : mapInText(part, other));
    from = line;
  }
  return parts.join('\n');
}

function mapInText(text: string, other: (address: string) => string | null): string {
  return text.replaceAll(ADDRESSES, (whole: string, ...groups: Array<string | undefined>) => {
    const [, inline, inlineAngled, inlineBare, named, namedAngled, namedBare, html, double, single] = groups;
    const before = inline ?? named ?? html;
    const address = inlineAngled ?? inlineBare ?? namedAngled ?? namedBare ?? double ?? single;
    const mapped = before === undefined || address === undefined ? null : other(address);
    if (mapped === null) return whole;
    return html === undefined ? `${before}${mapped}` : `${before}"${mapped}"`;
  });
}

function codeLines(source: string): Set<number> {
  const code = blocks.parse(source, {}).filter(({ type }) => type === 'fence' || type === 'code_block');
  return new Set(
    code.flatMap(({ map }) => (map ? Array.from({ length: map[1] - map[0] }, (_, at) => map[0] + at) : [])),
  );
}
