import { randomUUID } from 'node:crypto';
import { PLATFORM_ROLES, type PlatformRole } from '@lantern/domain/access/roles';
import { en } from 'zod/locales';
import * as z from 'zod/mini';
import { upsertPeople, type WrittenPerson } from '../../store/operator/person-admin';
import { badLines, importLines } from '../csv/import-lines';
import { type BadLine, type CsvLine, readCsv } from '../csv/read-csv';
import { nameField } from '../name-field';
import { operation } from '../operation';
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
  locale: z.optional(z.union([locale, z.literal('')])),
  timezone: z.optional(z.union([timezone, z.literal('')])),
});

const { localeError } = en();

type PersonLine = WrittenPerson & { line: number };

export const importPeople = operation({
  noun: 'people',
  verb: 'import',
  summary: 'Adds and changes people from a CSV file; whoever is as the file says already stays untouched',
  input: z.strictObject({ file: z.string(), skipBad: z._default(z.boolean(), false) }),
  fields: {
    file: 'columns email, firstName, lastName and, if wanted, roles, licences (several with |), locale, timezone',
    skipBad: 'imports the good lines and reports the others; otherwise one bad line stops all',
  },
  words: ['file'],
  run: (context, { file, skipBad }) => {
    const { db, tenantId } = context;
    const seen = new Map<string, number>();
    return importLines(context, {
      lines: readCsv(file, { names: COLUMNS, needed: ['email', 'firstName', 'lastName'] }),
      read: (given) => personOf(given, seen),
      write: async (people: PersonLine[]) => ({ counts: await upsertPeople(db, tenantId, people), bad: [] }),
      none: { added: 0, changed: 0, unchanged: 0 },
      skipBad,
    });
  },
  say: ({ added, changed, unchanged, ...outcome }) =>
    [
      `Added ${added}, changed ${changed}, unchanged ${unchanged}, skipped ${outcome.skipped}.`,
      ...(outcome.skipped > 0 ? [badLines(outcome)] : []),
    ].join('\n'),
});

/** `seen` knows the line of every address so far. */
function personOf({ line: number, values }: CsvLine, seen: Map<string, number>): PersonLine | BadLine {
  const result = z.safeParse(line, values, { error: localeError });
  if (!result.success) {
    const reasons = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    return { line: number, reason: reasons.join('; ') };
  }
  const { data: person } = result;
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
    licences: person.licences === undefined ? null : listed(person.licences),
  };
}

/** The name of one that is none, where there is such. */
function rolesOf(text: string): PlatformRole[] | string {
  const roles: PlatformRole[] = [];
  for (const name of listed(text)) {
    const role =
      PLATFORM_ROLES.find((each) => each.toLowerCase() === name.toLowerCase()) ??
      ONE_ROSTER_ROLES[name.toLowerCase()];
    if (!role) return name;
    roles.push(role);
  }
  return roles;
}

function listed(text: string): string[] {
  return text
    .split('|')
    .map((each) => each.trim())
    .filter((each) => each !== '');
}
