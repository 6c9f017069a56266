import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { listTermNames } from '../../store/operator/arrangement';
import { insertTerm } from '../../store/setup/arrangement-setup';
import { nameField } from '../name-field';
import type { OperationContext } from '../operation';
import { importFile, isGone, type Roster } from './roster';

const schema = z.object({
  sourcedId: nameField,
  status: z.optional(z.string()),
  title: nameField,
  startDate: z.string(),
});

type Session = { line: number; title: string; startDate: string };

/** Academic sessions become terms of their titles, in the order in which they begin; answers the titles by their ids too. */
export async function importTerms(context: OperationContext, roster: Roster) {
  const titles = new Map<string, string>();
  const imported = await importFile(context, roster, {
    file: 'academicSessions',
    columns: { needed: ['sourcedId', 'title', 'startDate'], further: ['status'] },
    schema,
    read: ({ sourcedId, status, title, startDate }, line): Session => {
      if (!isGone(status)) titles.set(sourcedId, title);
      return { line, title: isGone(status) ? '' : title, startDate };
    },
    write: async (sessions: Session[]) => {
      const added = await addTerms(
        context,
        sessions.filter(({ title }) => title !== ''),
      );
      return { counts: { added, changed: 0, unchanged: sessions.length - added }, bad: [] };
    },
    none: { added: 0, changed: 0, unchanged: 0 },
    batch: Number.POSITIVE_INFINITY,
  });
  return { imported, titles };
}

async function addTerms({ db, tenantId }: OperationContext, sessions: readonly Session[]): Promise<number> {
  const known = await listTermNames(db, tenantId);
  const names = new Set(known.map(({ name }) => name));
  let added = 0;
  for (const { title } of sessions.toSorted((one, other) => one.startDate.localeCompare(other.startDate))) {
    if (names.has(title)) continue;
    names.add(title);
    added += 1;
    await insertTerm(db, tenantId, { id: randomUUID(), name: title, position: known.length + added });
  }
  return added;
}
