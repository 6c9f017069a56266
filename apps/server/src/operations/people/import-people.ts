import { randomUUID } from 'node:crypto';
import type { BadLine } from '@lantern/contract/problem-error';
import { PLATFORM_ROLES, type PlatformRole } from '@lantern/domain/access/roles';
import * as z from 'zod/mini';
import { writePeople, type WrittenPerson } from '../../store/operator/person-admin';
import { findUnitCodes } from '../../store/operator/unit-admin';
import { csvImport, listedValues } from '../csv/csv-import';
import { ONE_ROSTER_COLUMNS } from '../csv/one-roster-columns';
import { nameField } from '../name-field';
import type { OperationContext } from '../operation';
import { email, locale, timezone } from './person-fields';

/** Ours, and those of OneRoster's users.csv. */
const COLUMNS = new Map([
  ['email', 'email'],
  ['firstname', 'firstName'],
  ['first_name', 'firstName'],
  ['givenname', 'firstName'],
  ['lastname', 'lastName'],
  ['last_name', 'lastName'],
  ['familyname', 'lastName'],
  ['roles', 'roles'],
  ['role', 'roles'],
  ['licences', 'licences'],
  ['licenses', 'licences'],
  ['units', 'units'],
  ['unit', 'units'],
  ['orgsourcedids', 'units'],
  ['locale', 'locale'],
  ['timezone', 'timezone'],
]);
/** Roles of OneRoster that mean one of ours. */
const ONE_ROSTER_ROLES: Record<string, PlatformRole> = {
  student: 'Learner',
  teacher: 'Instructor',
  aide: 'Instructor',
  administrator: 'Administrator',
};

const line = z.object({
  email,
  firstName: nameField,
  lastName: nameField,
  roles: z.optional(z.string()),
  licences: z.optional(z.string()),
  units: z.optional(z.string()),
  locale: z.optional(z.union([z.literal(''), locale])),
  timezone: z.optional(z.union([z.literal(''), timezone])),
});

type PersonLine = WrittenPerson & { line: number };

export const importPeople = csvImport({
  noun: 'people',
  summary: 'Adds and changes people from a CSV file; whoever is as the file says already stays untouched',
  columns:
    'email, firstName, lastName and, if wanted, roles, licences, units (several with |), locale, timezone',
  names: COLUMNS,
  needed: ['email', 'firstName', 'lastName'],
  passedOver: ONE_ROSTER_COLUMNS.users,
  line,
  reader: () => {
    const seen = new Map<string, number>();
    return (person, number) => personOf(person, number, seen);
  },
  write: writeLines,
});

/** `seen` knows the line of every address so far. */
function personOf(
  person: z.output<typeof line>,
  number: number,
  seen: Map<string, number>,
): PersonLine | BadLine {
  const key = person.email.toLowerCase();
  const before = seen.get(key);
  if (before !== undefined) return { line: number, reason: `${person.email} is on line ${before} already.` };
  const roles = person.roles ? rolesOf(person.roles) : null;
  if (typeof roles === 'string') return { line: number, reason: `There is no role "${roles}".` };
  seen.set(key, number);
  return {
    line: number,
    id: randomUUID(),
    email: person.email,
    firstName: person.firstName,
    lastName: person.lastName,
    locale: person.locale || null,
    timezone: person.timezone || null,
    roles,
    licences: person.licences === undefined ? null : listedValues(person.licences),
    units: person.units === undefined ? null : listedValues(person.units),
  };
}

async function writeLines({ db, tenantId, touched }: OperationContext, people: PersonLine[]) {
  const units = await findUnitCodes(db, tenantId, [
    ...new Set(people.flatMap((person) => person.units ?? [])),
  ]);
  const bad: BadLine[] = [];
  const good = people.filter(({ line: number, units: wanted }) => {
    const missing = wanted?.find((code) => !units.has(code));
    if (missing !== undefined) bad.push({ line: number, reason: `There is no unit "${missing}".` });
    return missing === undefined;
  });
  const { added, touched: some } = await writePeople(db, tenantId, good);
  for (const id of some) touched.add(id);
  const counts = {
    added: added.size,
    changed: some.size - added.size,
    unchanged: good.length - some.size,
  };
  return { counts, bad };
}

/** The name of one that is none, where there is such. */
function rolesOf(text: string): PlatformRole[] | string {
  const roles: PlatformRole[] = [];
  for (const name of listedValues(text)) {
    const role =
      PLATFORM_ROLES.find((each) => each.toLowerCase() === name.toLowerCase()) ??
      ONE_ROSTER_ROLES[name.toLowerCase()];
    if (!role) return name;
    roles.push(role);
  }
  return roles;
}
