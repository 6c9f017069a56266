import { isMap, Lexer, LineCounter, Parser, parseDocument, visit } from 'yaml';
import type { ReportLine } from '../course-problem';
import { FOLDER_LIMITS } from '../limits';
import { unseenProblem } from '../name-problem';
import { type Fields, fieldsOf } from './yaml-fields';

const MESSAGES: Record<string, string> = {
  DUPLICATE_KEY: 'The same key stands here twice.',
  TAB_AS_INDENT: 'Indent with spaces, not with tabs.',
  MULTIPLE_DOCS: 'There is more than one document here: “---” may not stand in between.',
};

/** Escapes can say what no text of the database holds. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** The keys of a YAML text that begins in this line of its file; null when it cannot be read, which is then reported. */
export function readYaml(text: string, firstLine: number, report: ReportLine): Fields | null {
  const counter = new LineCounter();
  if (isTooDeep(text)) {
    report(firstLine, `Lists and maps stand in each other more than ${FOLDER_LIMITS.yamlDepth} deep.`);
    return null;
  }
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  const wrong = [...document.errors, ...document.warnings];
  for (const { code, message, pos } of wrong)
    report(lineAt(pos[0]), MESSAGES[code] ?? `This is no YAML: ${message}.`);
  let aliasLine: number | null = null;
  const badTextLines: number[] = [];
  const badKeys: Array<{ line: number; problem: string }> = [];
  visit(document, {
    Alias: (_key, { range }) => void (aliasLine ??= lineAt(range?.[0] ?? 0)),
    Scalar: (place, { value, range }) => {
      if (typeof value !== 'string') return;
      const line = lineAt(range?.[0] ?? 0);
      if (UNSTORABLE.test(value)) badTextLines.push(line);
      else if (place === 'key') {
        const problem = unseenProblem(value);
        if (problem !== null) badKeys.push({ line, problem });
      }
    },
  });
  for (const line of badTextLines) report(line, 'A text has a NUL or half of a character in it.');
  for (const { line, problem } of badKeys) report(line, `A key ${problem}`);
  if (aliasLine !== null) report(aliasLine, 'Aliases (“*name”) are not used here: write the value out.');
  if (wrong.length > 0 || aliasLine !== null || badTextLines.length > 0 || badKeys.length > 0) return null;
  const { contents } = document;
  if (contents !== null && !isMap(contents)) {
    report(firstLine, 'Lines of the form “key: value” are expected here.');
    return null;
  }
  return fieldsOf(contents, { lineAt, firstLine, report });
}

/** Asked of the parser, which does not call itself: what reads its answer does, and ends the process. */
function isTooDeep(text: string): boolean {
  const parser = new Parser();
  for (const lexeme of new Lexer().lex(text)) {
    for (const _token of parser.next(lexeme)) break;
    if (parser.stack.length > FOLDER_LIMITS.yamlDepth) return true;
  }
  return false;
}
