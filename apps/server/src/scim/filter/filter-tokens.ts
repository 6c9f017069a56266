import { invalidFilter } from '../scim-errors';

export type Token =
  | { kind: 'mark'; text: '(' | ')' | '[' | ']' }
  | { kind: 'word'; text: string }
  | { kind: 'value'; value: string | number | boolean | null };

/** White space, a bracket, a text as in JSON, or anything up to one of these. */
const TOKEN = /\s+|([()[\]])|("(?:[^"\\]|\\.)*")|([^\s()[\]"]+)/y;
const NUMBER = /^-?\d+(\.\d+)?$/;
const LITERALS = new Map<string, boolean | null>([
  ['true', true],
  ['false', false],
  ['null', null],
]);

/** What a filter is made of (RFC 7644, 3.4.2.2). Each character is looked at once, whatever was sent. */
export function filterTokens(text: string): Token[] {
  const tokens: Token[] = [];
  TOKEN.lastIndex = 0;
  let read = 0;
  for (let match = TOKEN.exec(text); match; match = TOKEN.exec(text)) {
    read = TOKEN.lastIndex;
    const [, mark, string, word] = match;
    if (mark)
      tokens.push({ kind: 'mark', text: mark as '(' }); // or another of the four
    else if (string) tokens.push({ kind: 'value', value: stringOf(string) });
    else if (word) tokens.push(tokenOf(word));
    if (read === text.length) break;
  }
  if (read < text.length) throw invalidFilter('A text in the filter does not end.');
  return tokens;
}

function tokenOf(word: string): Token {
  if (NUMBER.test(word)) return { kind: 'value', value: Number(word) };
  const literal = LITERALS.get(word.toLowerCase());
  return literal === undefined ? { kind: 'word', text: word } : { kind: 'value', value: literal };
}

function stringOf(quoted: string): string {
  try {
    return String(JSON.parse(quoted));
  } catch {
    throw invalidFilter('A text in the filter is not written as in JSON.');
  }
}
