import { randomUUID } from 'node:crypto';
import type { BadLine } from '@lantern/contract/problem-error';
import * as z from 'zod/mini';
import { addMemberships, createGroups, findGroupsNamed } from '../../store/operator/group-admin';
import { findPeopleIds } from '../../store/operator/person-admin';
import { csvImport } from '../csv/csv-import';
import { nameField } from '../name-field';
import type { OperationContext } from '../operation';
import { email } from '../people/person-fields';

const COLUMNS = new Map([
  ['group', 'group'],
  ['name', 'group'],
  ['email', 'email'],
  ['useremail', 'email'],
]);

const line = z.object({ group: nameField, email: z.optional(z.union([z.literal(''), email])) });

type GroupLine = { line: number; group: string; email: string | null };

export const importGroups = csvImport({
  noun: 'groups',
  summary: 'Adds groups and members from a CSV file, a line for each member; nobody is taken out',
  columns: 'group (its name) and, if wanted, email (of a member; none for the group alone)',
  names: COLUMNS,
  needed: ['group'],
  passedOver: [],
  line,
  reader: () => (values, number) => ({ line: number, group: values.group, email: values.email || null }),
  write: writeLines,
});

async function writeLines({ db, tenantId, touched }: OperationContext, lines: GroupLine[]) {
  const people = await findPeopleIds(
    db,
    tenantId,
    lines.flatMap((each) => each.email ?? []),
  );
  const named = await findGroupsNamed(db, tenantId, [...new Set(lines.map(({ group }) => group))]);
  const groups = new Map(named.map(({ name, id }) => [name, id]));
  const doubtful = new Set(named.filter(({ count }) => count > 1).map(({ name }) => name));
  const bad: BadLine[] = [];
  const made = new Map<string, { id: string; name: string }>();
  const members: Array<{ groupId: string; userId: string }> = [];
  for (const { line: number, group, email: address } of lines) {
    const userId = address === null ? null : people.get(address.toLowerCase());
    if (userId === undefined) bad.push({ line: number, reason: `Nobody has the address ${address}.` });
    else if (doubtful.has(group)) bad.push({ line: number, reason: `Several groups are called "${group}".` });
    else {
      // In another case it is the group that an earlier line makes.
      const key = group.toLowerCase();
      const groupId = groups.get(group) ?? made.get(key)?.id ?? randomUUID();
      if (!groups.has(group) && !made.has(key)) made.set(key, { id: groupId, name: group });
      if (userId !== null) members.push({ groupId, userId });
    }
  }
  await createGroups(db, tenantId, [...made.values()]);
  const filled = await addMemberships(db, tenantId, members);
  for (const id of filled) touched.add(id);
  const filledGroups = new Set(members.map(({ groupId }) => groupId));
  // A line that makes both its group and a member of it is one line.
  const bare = [...made.values()].filter(({ id }) => !filledGroups.has(id)).length;
  const added = filled.length + bare;
  return { counts: { added, changed: 0, unchanged: lines.length - bad.length - added }, bad };
}
