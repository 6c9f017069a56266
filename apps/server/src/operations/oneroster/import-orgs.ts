import * as z from 'zod/mini';
import { findUnit, removeUnit } from '../../store/operator/unit-admin';
import { nameField } from '../name-field';
import type { OperationContext } from '../operation';
import { type UnitLine, writeUnitLines } from '../units/import-units';
import { importFile, isGone, type Roster } from './roster';

const schema = z.object({
  sourcedId: nameField,
  status: z.optional(z.string()),
  name: z.string(),
  parentSourcedId: z.optional(z.string()),
});

/** Organisations become units; their sourcedId is the code. Answers those that are to go, once nobody is in them any more. */
export async function importOrgs(context: OperationContext, roster: Roster) {
  const gone: string[] = [];
  const seen = new Map<string, number>();
  const imported = await importFile(context, roster, {
    file: 'orgs',
    columns: { needed: ['sourcedId', 'name'], further: ['status', 'parentSourcedId'] },
    schema,
    read: ({ sourcedId: code, status, name, parentSourcedId: parent }, line) => {
      const before = seen.get(code);
      if (before !== undefined) return { line, reason: `${code} is on line ${before} already.` };
      if (!isGone(status) && name === '') return { line, reason: 'name: It is empty' };
      seen.set(code, line);
      if (isGone(status)) gone.push(code);
      return { line, code: isGone(status) ? '' : code, name, parent: parent === '' ? null : parent };
    },
    write: async (units: UnitLine[]) => {
      const left = units.filter(({ code }) => code === '');
      const { counts, bad } = await writeUnitLines(
        context,
        units.filter(({ code }) => code !== ''),
      );
      return { counts: { ...counts, unchanged: counts.unchanged + left.length }, bad };
    },
    none: { added: 0, changed: 0, unchanged: 0 },
    batch: Number.POSITIVE_INFINITY,
  });
  return { imported, gone };
}

/** The lowest first, so that a whole branch can go; answers how many went. What is still in use stays. */
export async function removeOrgs(
  { db, tenantId }: OperationContext,
  codes: readonly string[],
): Promise<number> {
  let left = codes;
  let removed = 0;
  for (;;) {
    const kept: string[] = [];
    for (const code of left) {
      const unit = await findUnit(db, tenantId, code);
      if (!unit) continue;
      if ((await removeUnit(db, tenantId, unit.id)) > 0) kept.push(code);
      else removed += 1;
    }
    if (kept.length === 0 || kept.length === left.length) return removed;
    left = kept;
  }
}
