import { randomUUID } from 'node:crypto';
import type { BadLine } from '@lantern/contract/problem-error';
import * as z from 'zod/mini';
import { type PeopleWritten, writePeople, type WrittenPerson } from '../../store/operator/person-admin';
import {
  linkRosterPeople,
  matchRosterPeople,
  renameRosterPeople,
  type RosterMatch,
  suspendRosterPeople,
} from '../../store/operator/roster-people';
import { findUnitCodes } from '../../store/operator/unit-admin';
import { insertAuditEntry } from '../../store/platform/audit-entries';
import { checkedLine, listedValues } from '../csv/csv-import';
import { nameField } from '../name-field';
import type { OperationContext } from '../operation';
import { email } from '../people/person-fields';
import { importFile, isGone, type Roster } from './roster';
import { type Belonging, ROSTER_ROLES, roleOf } from './roster-roles';

/** Of who has left, an export may say nothing but the id. */
const schema = z.object({
  sourcedId: nameField,
  status: z.optional(z.string()),
  enabledUser: z.optional(z.string()),
  givenName: z.string(),
  familyName: z.string(),
  email: z._default(z.string(), ''),
  primaryOrgSourcedId: z.optional(z.string()),
  role: z.optional(z.string()),
  orgSourcedIds: z.optional(z.string()),
});
const present = z.object({ givenName: nameField, familyName: nameField, email });

type Values = z.output<typeof schema>;
type Present = { email: string; firstName: string; lastName: string } & Belonging;
type UserLine = { line: number; sourcedId: string } & (
  | { kind: 'gone' }
  | { kind: 'notTaken' }
  | { kind: 'present'; person: Present }
);
type PresentLine = UserLine & { kind: 'present' };
export type UsersWritten = PeopleWritten & { suspended: number; notTaken: number; stillSuspended: number };

/** Users become people, known by their sourcedId from then on; `belongings` is what roles.csv says, if there is one. */
export function importUsers(
  context: OperationContext,
  roster: Roster,
  belongings: ReadonlyMap<string, Belonging>,
) {
  const seen = { ids: new Map<string, number>(), addresses: new Map<string, number>() };
  return importFile(context, roster, {
    file: 'users',
    columns: {
      needed: ['sourcedId', 'givenName', 'familyName'],
      further: ['email', 'status', 'enabledUser', 'primaryOrgSourcedId', 'role', 'orgSourcedIds'],
    },
    schema,
    read: (values, line) =>
      userOf(values, line, {
        seen,
        belonging: roster.has('roles') ? belongings.get(values.sourcedId) : belongingOf(values),
      }),
    write: (users: UserLine[]) => writeUsers(context, users),
    none: { added: 0, changed: 0, unchanged: 0, suspended: 0, notTaken: 0, stillSuspended: 0 },
  });
}

/** As exports of 1.1 say it. */
function belongingOf({ role = '', orgSourcedIds = '' }: Values): Belonging {
  const taken = roleOf(role);
  const units = orgSourcedIds.split(',').flatMap(listedValues);
  return { roles: new Set(taken ? [taken] : []), units: new Set(units) };
}

type Seen = { ids: Map<string, number>; addresses: Map<string, number> };

function userOf(
  values: Values,
  line: number,
  { seen, belonging }: { seen: Seen; belonging: Belonging | undefined },
): UserLine | BadLine {
  const { sourcedId, status, enabledUser = '', primaryOrgSourcedId } = values;
  const before = seen.ids.get(sourcedId);
  if (before !== undefined) return { line, reason: `${sourcedId} is on line ${before} already.` };
  seen.ids.set(sourcedId, line);
  if (isGone(status) || enabledUser.toLowerCase() === 'false') return { line, sourcedId, kind: 'gone' };
  if (!belonging || belonging.roles.size === 0) return { line, sourcedId, kind: 'notTaken' };
  const { givenName, familyName, email: given } = values;
  const checked = checkedLine(present, { line, values: { givenName, familyName, email: given } });
  if ('reason' in checked) return checked;
  const { email: address, givenName: firstName, familyName: lastName } = checked.values;
  const same = seen.addresses.get(address.toLowerCase());
  if (same !== undefined) return { line, reason: `${address} is on line ${same} already.` };
  seen.addresses.set(address.toLowerCase(), line);
  const units = new Set([...belonging.units, ...(primaryOrgSourcedId ? [primaryOrgSourcedId] : [])]);
  return {
    line,
    sourcedId,
    kind: 'present',
    person: { email: address, firstName, lastName, ...belonging, units },
  };
}

async function writeUsers(context: OperationContext, users: UserLine[]) {
  const { db, tenantId, now } = context;
  const present = users.filter((user): user is PresentLine => user.kind === 'present');
  const gone = users.flatMap(({ kind, sourcedId }) => (kind === 'gone' ? sourcedId : []));
  const suspended = await suspendRosterPeople(db, tenantId, { sourcedIds: gone, since: now });
  for (const userId of suspended) {
    await insertAuditEntry(db, tenantId, {
      at: now,
      userId: context.actorId,
      action: 'suspend',
      subject: { userId },
    });
  }
  const { written, bad, stillSuspended } = await writePresent(context, present);
  const notTaken = users.length - present.length - gone.length;
  const unchanged = written.unchanged + gone.length - suspended.length;
  const counts: UsersWritten = {
    ...written,
    unchanged,
    suspended: suspended.length,
    notTaken,
    stillSuspended,
  };
  return { counts, bad };
}

async function writePresent({ db, tenantId, touched }: OperationContext, users: PresentLine[]) {
  const matches = await matchRosterPeople(
    db,
    tenantId,
    users.map(({ sourcedId, person }) => ({ sourcedId, email: person.email })),
  );
  const units = await findUnitCodes(db, tenantId, [
    ...new Set(users.flatMap(({ person }) => [...person.units])),
  ]);
  const bad: BadLine[] = [];
  const good = users.flatMap((user, index) => {
    const match = matches[index];
    if (!match) return [];
    const reason = faultOf(user, match, units);
    if (reason === null) return { ...user, match };
    bad.push({ line: user.line, reason });
    return [];
  });
  const renamed = good.flatMap(({ person, match }) =>
    match.known ? [{ id: match.known.id, email: person.email }] : [],
  );
  const renamedIds = await renameRosterPeople(db, tenantId, renamed);
  const written = await writePeople(db, tenantId, good.map(writtenPerson));
  const linked = await linkRosterPeople(
    db,
    tenantId,
    good.map(({ sourcedId, person }) => ({ sourcedId, email: person.email })),
  );
  const reached = new Set([...renamedIds, ...linked, ...written.touched]);
  for (const id of reached) touched.add(id);
  const added = written.added.size;
  const changed = [...reached].filter((id) => !written.added.has(id)).length;
  const stillSuspended = good.filter(({ match }) => match.isSuspended).length;
  return { written: { added, changed, unchanged: good.length - added - changed }, bad, stillSuspended };
}

function faultOf(
  { sourcedId, person }: PresentLine,
  { known, addressed }: RosterMatch,
  units: ReadonlySet<string>,
): string | null {
  const missing = [...person.units].find((code) => !units.has(code));
  if (missing !== undefined) return `There is no organisation "${missing}".`;
  if (known && addressed && known.id !== addressed.id)
    return `Somebody else has the address ${person.email}.`;
  const { sourcedId: other = null } = addressed ?? {};
  return other !== null && other !== sourcedId ? `${person.email} is the user "${other}" already.` : null;
}

function writtenPerson({ person, match }: PresentLine & { match: RosterMatch }): WrittenPerson {
  const { email: address, firstName, lastName } = person;
  const kept = match.roles.filter((role) => !ROSTER_ROLES.includes(role));
  return {
    id: randomUUID(),
    email: address,
    firstName,
    lastName,
    locale: null,
    timezone: null,
    roles: [...kept, ...person.roles],
    licences: null,
    units: [...person.units],
  };
}
