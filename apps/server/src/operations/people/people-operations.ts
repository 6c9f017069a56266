import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { insertAuditEntry } from '../../store/platform/audit-entries';
import {
  endSessions,
  findPerson,
  findPersonByExternalId,
  listPeople,
  type Person,
  setEmail,
  setExternalId,
  writePeople,
} from '../../store/operator/person-admin';
import { coursesOpenForBoth, lockPeople, mergePeople } from '../../store/operator/merge-people';
import { LEARNER_LICENCES } from '../../store/people/users';
import { liftSuspension, setSuspended } from '../../store/people/suspension';
import { nameField } from '../name-field';
import { type Operation, operation, type OperationContext, OperationRefusal } from '../operation';
import { knownPerson } from './known-person';
import { email, externalId, licence, locale, role, timezone } from './person-fields';

const PAGE = 1000;

export const addPerson = operation({
  noun: 'people',
  verb: 'add',
  scope: 'people',
  summary: 'Adds a person; they sign in with this address at one of the tenant’s providers',
  input: z.strictObject({
    email,
    firstName: nameField,
    lastName: nameField,
    role: z._default(z.array(role), ['Learner']),
    licence: z.optional(z.array(licence)),
    locale: z.optional(locale),
    timezone: z.optional(timezone),
    externalId: z.optional(externalId),
  }),
  fields: {
    email: 'the address they sign in with',
    firstName: 'first name',
    lastName: 'last name',
    role: 'Learner (unless said), Instructor, Author or Administrator; as often as needed',
    licence: `a licensed feature; ${LEARNER_LICENCES.join(', ')} unless said; as often as needed`,
    locale: 'their language, such as ar',
    timezone: 'their time zone, such as Asia/Amman',
    externalId: 'the id that another system has for them',
  },
  words: ['email'],
  run: async (context, { role: roles, licence: licences = null, externalId: foreignId, ...person }) => {
    const { db, tenantId } = context;
    if (await findPerson(db, tenantId, person.email)) {
      throw new OperationRefusal(`${person.email} is there already: change them with people change.`);
    }
    const id = randomUUID();
    const { locale = null, timezone = null } = person;
    await writePeople(db, tenantId, [{ ...person, id, locale, timezone, roles, licences }]);
    if (foreignId) await giveExternalId(context, { id, externalId: foreignId });
    return { id, email: person.email };
  },
  say: ({ email: added }) => `${added} is added.`,
});

export const changePerson = operation({
  noun: 'people',
  verb: 'change',
  scope: 'people',
  summary: 'Changes what is said of a person; what is not said stays',
  input: z.strictObject({
    email,
    newEmail: z.optional(email),
    firstName: z.optional(nameField),
    lastName: z.optional(nameField),
    role: z.optional(z.array(role)),
    licence: z.optional(z.array(licence)),
    locale: z.optional(locale),
    timezone: z.optional(timezone),
    externalId: z.optional(externalId),
  }),
  fields: {
    email: 'the address they have',
    newEmail: 'the address they get',
    firstName: 'first name',
    lastName: 'last name',
    role: 'all the roles they have from now on; as often as needed',
    licence: `all the licensed features they have from now on, such as ${LEARNER_LICENCES.join(', ')}; as often as needed`,
    locale: 'their language',
    timezone: 'their time zone',
    externalId: 'the id that another system has for them; empty for none',
  },
  words: ['email'],
  run: async (context, { newEmail, role: roles = null, licence: licences = null, ...given }) => {
    const { db, tenantId } = context;
    const person = await knownPerson(context, given.email);
    const isTaken =
      newEmail !== undefined &&
      newEmail.toLowerCase() !== person.email.toLowerCase() &&
      (await findPerson(db, tenantId, newEmail)) !== null;
    if (isTaken) throw new OperationRefusal(`Somebody else has the address ${newEmail}.`);
    if (newEmail !== undefined) await setEmail(db, tenantId, { userId: person.id, email: newEmail });
    await writePeople(db, tenantId, [
      {
        id: person.id,
        email: newEmail ?? person.email,
        firstName: given.firstName ?? person.firstName,
        lastName: given.lastName ?? person.lastName,
        locale: given.locale ?? person.locale,
        timezone: given.timezone ?? person.timezone,
        roles,
        licences,
      },
    ]);
    if (given.externalId !== undefined) {
      await giveExternalId(context, { id: person.id, externalId: given.externalId });
    }
    return knownPerson(context, newEmail ?? person.email);
  },
  say: (person: Person) => `Changed. ${personLine(person)}`,
});

export const suspendPerson = operation({
  noun: 'people',
  verb: 'suspend',
  scope: 'people',
  summary: 'Shuts a person out, from their next request on',
  input: z.strictObject({ email }),
  fields: { email: 'their address' },
  words: ['email'],
  run: async (context, given) => {
    const { db, tenantId, now } = context;
    const person = await knownPerson(context, given.email);
    if (person.suspended) return { email: person.email, isNew: false, since: person.suspended };
    await setSuspended(db, tenantId, { userId: person.id, since: now });
    await note(context, 'suspend', person);
    return { email: person.email, isNew: true, since: now };
  },
  say: ({ email: whose, isNew, since }) =>
    isNew
      ? `${whose} is suspended from now on.`
      : `${whose} is suspended already, since ${since.toISOString()}.`,
});

export const restorePerson = operation({
  noun: 'people',
  verb: 'restore',
  scope: 'people',
  summary: 'Lets a suspended person sign in again',
  input: z.strictObject({ email }),
  fields: { email: 'their address' },
  words: ['email'],
  run: async (context, given) => {
    const person = await knownPerson(context, given.email);
    if (!person.suspended) return { email: person.email, wasSuspended: false };
    await liftSuspension(context.db, context.tenantId, person.id);
    await note(context, 'restore', person);
    return { email: person.email, wasSuspended: true };
  },
  say: ({ email: whose, wasSuspended }) =>
    wasSuspended ? `${whose} may sign in again.` : `${whose} is not suspended.`,
});

export const signOutPerson = operation({
  noun: 'people',
  verb: 'sign-out',
  scope: 'people',
  summary: 'Ends every session of a person, on all their devices',
  input: z.strictObject({ email }),
  fields: { email: 'their address' },
  words: ['email'],
  run: async (context, given) => {
    const person = await knownPerson(context, given.email);
    const sessions = await endSessions(context.db, context.tenantId, person.id);
    await note(context, 'signOut', person);
    return { email: person.email, sessions };
  },
  say: ({ email: whose, sessions }) => `${whose} is signed out everywhere (sessions ended: ${sessions}).`,
});

const merge = operation({
  noun: 'people',
  verb: 'merge',
  scope: 'people',
  summary: 'Makes two entries of one person into one: the first is gone, and all of it is the second’s',
  input: z.strictObject({ from: email, into: email }),
  fields: { from: 'the address of the entry that goes', into: 'the address of the entry that stays' },
  words: ['from', 'into'],
  isDestructive: true,
  run: async (context, given) => {
    const { db, tenantId, now, actorId } = context;
    const [from, into] = [await knownPerson(context, given.from), await knownPerson(context, given.into)];
    if (from.id === into.id) throw new OperationRefusal(`${into.email} is one entry already.`);
    const people = { tenantId, from: from.id, into: into.id };
    await lockPeople(db, people);
    const open = await coursesOpenForBoth(db, people);
    if (open.length > 0) {
      throw new OperationRefusal(
        `Both have an attempt under way in ${open.join(', ')}: one of them has to be ended first.`,
      );
    }
    await mergePeople(db, people);
    const subject = { userId: from.id, into: into.id };
    await insertAuditEntry(db, tenantId, { at: now, userId: actorId, action: 'merge', subject });
    return { email: into.email, gone: from.email };
  },
  say: ({ email: whose, gone }) => `${gone} is gone, and all of it is with ${whose} now.`,
});

const showPeople = operation({
  noun: 'people',
  verb: 'list',
  scope: 'people.read',
  summary: 'Lists people by address, a thousand at a time',
  input: z.strictObject({ after: z._default(z.string(), '') }),
  fields: { after: 'go on after this address' },
  run: async ({ db, tenantId }, { after }) => listPeople(db, tenantId, { after, take: PAGE }),
  say: (people: Person[]) => (people.length === 0 ? 'Nobody.' : people.map(personLine).join('\n')),
});

export const PEOPLE_OPERATIONS: readonly Operation[] = [
  addPerson,
  changePerson,
  suspendPerson,
  restorePerson,
  signOutPerson,
  merge,
  showPeople,
];

/** An empty one is none. */
async function giveExternalId(
  { db, tenantId }: OperationContext,
  { id, externalId: given }: { id: string; externalId: string },
): Promise<void> {
  const holder = given === '' ? null : await findPersonByExternalId(db, tenantId, given);
  if (holder && holder.id !== id) throw new OperationRefusal(`Somebody else has the external id "${given}".`);
  await setExternalId(db, tenantId, { userId: id, externalId: given || null });
}

async function note(
  { db, tenantId, now, actorId }: OperationContext,
  action: 'suspend' | 'restore' | 'signOut',
  { id }: Person,
): Promise<void> {
  await insertAuditEntry(db, tenantId, { at: now, userId: actorId, action, subject: { userId: id } });
}

function personLine({ email: address, firstName, lastName, units, ...person }: Person): string {
  const further = [...person.roles, ...person.licences, ...(person.suspended ? ['suspended'] : [])];
  return [address, `${firstName} ${lastName}`, `(${further.join(', ')})`, ...units].join('  ');
}
