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

/** Academic sessions become terms of their titles, in the order in which they begin; answers the names of the terms by their ids too. */
export async function importTerms(context: OperationContext, roster: Roster) {
  const titles = new Map<string, string>();
  const names = new Map(
    (await listTermNames(context.db, context.tenantId)).map(({ name }) => [name.toLowerCase(), name]),
  );
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
        names,
        sessions.filter(({ title }) => title !== ''),
      );
      return { counts: { added, changed: 0, unchanged: sessions.length - added }, bad: [] };
    },
    none: { added: 0, changed: 0, unchanged: 0 },
    batch: Number.POSITIVE_INFINITY,
  });
  const spelled = [...titles].map(([id, title]) => [id, names.get(title.toLowerCase()) ?? title] as const);
  return { imported, titles: new Map(spelled) };
}

/** `names` are those there are, by themselves in small letters: another case is no other term. */
async function addTerms(
  { db, tenantId }: OperationContext,
  names: Map<string, string>,
  sessions: readonly Session[],
): Promise<number> {
  const known = names.size;
  for (const { title } of sessions.toSorted((one, other) => one.startDate.localeCompare(other.startDate))) {
    const small = title.toLowerCase();
    if (names.has(small)) continue;
    names.set(small, title);
    await insertTerm(db, tenantId, { id: randomUUID(), name: title, position: names.size });
  }
  return names.size - known;
}
