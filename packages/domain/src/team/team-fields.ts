import { textProblem } from '../attachments/attachment-problem';

/** [1.3] What a team fills in together, as the author of the activity has it. */
export type TeamField =
  | { kind: 'text'; key: string; label: string; lines: number }
  | { kind: 'table'; key: string; label: string; columns: string[]; rows: string[] };

/** Ours: of a team's work. */
export const TEAM_LIMITS = {
  fields: 20,
  columns: 12,
  rows: 30,
  lines: 40,
  label: 200,
  text: 10_000,
  cell: 200,
  attachments: 10,
} as const;

/** Where an author asks for nothing by name: one text. */
export const FREE_TEXT: TeamField = { kind: 'text', key: 'work', label: '', lines: 10 };

/** What is written, by the key of its field; of a table by that of its cell. What was never written is left out. */
export type TeamTexts = Readonly<Record<string, string>>;

export function cellKey(key: string, { row, column }: { row: number; column: number }): string {
  return `${key}.${row + 1}.${column + 1}`;
}

/** Every key that something can be written at, with how long it may be. */
function textLengths(fields: readonly TeamField[]): ReadonlyMap<string, number> {
  const lengths = new Map<string, number>();
  for (const field of fields) {
    if (field.kind === 'text') lengths.set(field.key, TEAM_LIMITS.text);
    else for (const key of cellKeys(field)) lengths.set(key, TEAM_LIMITS.cell);
  }
  return lengths;
}

export type FieldProblem =
  | { key: string; kind: 'unknown' }
  | { key: string; kind: 'tooLong'; length: number };

/** What is wrong with texts that somebody sends; empty when nothing is. Length counts code points, as everywhere. */
export function fieldProblems(fields: readonly TeamField[], texts: TeamTexts): FieldProblem[] {
  const lengths = textLengths(fields);
  return Object.entries(texts).flatMap(([key, text]): FieldProblem[] => {
    const length = lengths.get(key);
    if (length === undefined) return [{ key, kind: 'unknown' }];
    return textProblem(text, { required: false, maxLength: length })
      ? [{ key, kind: 'tooLong', length }]
      : [];
  });
}

function cellKeys({ key, rows, columns }: Extract<TeamField, { kind: 'table' }>): string[] {
  return rows.flatMap((_row, row) => columns.map((_column, column) => cellKey(key, { row, column })));
}
