import { randomUUID } from 'node:crypto';
import type { BadLine } from '@lantern/contract/problem-error';
import * as z from 'zod/mini';
import { lockUnits, upsertUnits } from '../../store/operator/unit-admin';
import { csvImport } from '../csv/csv-import';
import { ONE_ROSTER_COLUMNS } from '../csv/one-roster-columns';
import { nameField } from '../name-field';
import type { OperationContext } from '../operation';
import { unitsBelowThemselves } from './units-below-themselves';

/** Ours, and those of OneRoster's orgs.csv. */
const COLUMNS = new Map([
  ['code', 'code'],
  ['sourcedid', 'code'],
  ['name', 'name'],
  ['parent', 'parent'],
  ['parentsourcedid', 'parent'],
]);

const line = z.object({ code: nameField, name: nameField, parent: z.optional(z.string()) });

/** Without a parent it stays where it is; with an empty one it is at the top. */
export type UnitLine = { line: number; code: string; name: string; parent: string | null | undefined };

export const importUnits = csvImport({
  noun: 'units',
  summary: 'Adds, renames and moves units from a CSV file; what is as the file says already stays untouched',
  columns: 'code, name and, if wanted, parent (a code), which may come later in the file',
  names: COLUMNS,
  needed: ['code', 'name'],
  passedOver: ONE_ROSTER_COLUMNS.orgs,
  line,
  reader: () => {
    const seen = new Map<string, number>();
    return ({ code, name, parent }, number): UnitLine | BadLine => {
      const before = seen.get(code);
      if (before !== undefined) return { line: number, reason: `${code} is on line ${before} already.` };
      seen.set(code, number);
      return { line: number, code, name, parent: parent === '' ? null : parent };
    };
  },
  write: writeUnitLines,
  // A tree is only known when all of it is.
  batch: Number.POSITIVE_INFINITY,
});

export async function writeUnitLines({ db, tenantId }: OperationContext, lines: UnitLine[]) {
  const known = new Map((await lockUnits(db, tenantId)).map((unit) => [unit.code, unit]));
  const parentOf = ({ code, parent }: UnitLine) =>
    parent === undefined ? (known.get(code)?.parent ?? null) : parent;
  const bad: BadLine[] = [];
  let good = lines;
  for (;;) {
    const fault = faultFinder(good, parentOf, known);
    const faults = good.flatMap((unit) => fault(unit) ?? []);
    if (faults.length === 0) break;
    bad.push(...faults);
    const lost = new Set(faults.map((each) => each.line));
    good = good.filter((each) => !lost.has(each.line));
  }
  const added = good.filter(({ code }) => !known.has(code)).length;
  const changed = good.filter((unit) => {
    const before = known.get(unit.code);
    return before && (before.name !== unit.name || before.parent !== parentOf(unit));
  });
  const written = good.map((unit) => ({ id: randomUUID(), ...unit, parent: parentOf(unit) }));
  await upsertUnits(db, tenantId, written);
  const counts = { added, changed: changed.length, unchanged: good.length - added - changed.length };
  return { counts, bad };
}

/** What is wrong with a line as long as these are the good ones: without one line those below it are wrong too. */
function faultFinder(
  lines: readonly UnitLine[],
  parentOf: (unit: UnitLine) => string | null,
  known: ReadonlyMap<string, { parent: string | null }>,
): (unit: UnitLine) => BadLine | null {
  const parents = new Map([...known].map(([code, { parent }]) => [code, parent]));
  for (const unit of lines) parents.set(unit.code, parentOf(unit));
  const circles = unitsBelowThemselves(parents);
  return (unit) => {
    const parent = parentOf(unit);
    if (parent !== null && !parents.has(parent)) {
      return { line: unit.line, reason: `There is no unit "${parent}".` };
    }
    return circles.has(unit.code)
      ? { line: unit.line, reason: `${unit.code} would stand below itself.` }
      : null;
  };
}
