import type { PlatformRole } from '@lantern/domain/access/roles';
import type { OperationContext } from '../operation';
import * as z from 'zod/mini';
import { nameField } from '../name-field';
import { importFile, isGone, type Roster } from './roster';

/** Who administers Lantern is decided in Lantern: a principal's role brings nobody that right, a parent's no place to learn. */
const TAKEN: Record<string, PlatformRole> = {
  student: 'Learner',
  teacher: 'Instructor',
  aide: 'Instructor',
  proctor: 'Instructor',
};
/** Those of ours that an export decides; the others stay as they are. */
export const ROSTER_ROLES: readonly PlatformRole[] = ['Instructor', 'Learner'];

export type Belonging = { roles: Set<PlatformRole>; units: Set<string> };

const schema = z.object({
  userSourcedId: nameField,
  status: z.optional(z.string()),
  role: z.string(),
  orgSourcedId: z.optional(z.string()),
});

export function roleOf(text: string): PlatformRole | null {
  return TAKEN[text.toLowerCase()] ?? null;
}

/** By person: what they are, and in which organisations. Only roles that are taken count. */
export async function readRoles(context: OperationContext, roster: Roster) {
  const people = new Map<string, Belonging>();
  const imported = await importFile(context, roster, {
    file: 'roles',
    columns: { needed: ['userSourcedId', 'role'], further: ['status', 'orgSourcedId'] },
    schema,
    read: ({ userSourcedId, status, role, orgSourcedId }, line) => {
      const known = people.get(userSourcedId) ?? { roles: new Set(), units: new Set() };
      people.set(userSourcedId, known);
      const taken = isGone(status) ? null : roleOf(role);
      if (taken) known.roles.add(taken);
      if (taken && orgSourcedId) known.units.add(orgSourcedId);
      return { line };
    },
    write: () => Promise.resolve({ counts: {}, bad: [] }),
    none: {},
  });
  return { imported, people };
}
