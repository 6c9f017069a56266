import { isGuid } from '@lantern/domain/web/is-guid';
import type { Db } from '../../db/db';
import type { OperationContext } from '../../operations/operation';
import {
  addPerson,
  changePerson,
  restorePerson,
  signOutPerson,
  suspendPerson,
} from '../../operations/people/people-operations';
import {
  findPerson,
  findPersonByExternalId,
  findPersonById,
  type Person,
  queryPeople,
} from '../../store/operator/person-admin';
import type { AuditSubject } from '../../store/platform/audit-entries';
import { answerList } from '../resources/list-request';
import { patched, readPatch } from '../resources/read-patch';
import { readResource } from '../resources/read-resource';
import { selectAttributes, selectionOf } from '../resources/select-attributes';
import { missing, notUnique } from '../scim-errors';
import { change, type ScimAnswer, type ScimCall, type ScimRoute } from '../scim-route';
import { USER_KIND, USER_NAMES } from './user-kind';
import { userResource, type WantedPerson, wantedPerson } from './user-resource';

export const USER_ROUTES: readonly ScimRoute[] = [
  { method: 'GET', url: '/Users', answer: listUsers },
  { method: 'POST', url: '/Users', answer: createUser },
  { method: 'GET', url: '/Users/:id', answer: readUser },
  { method: 'PUT', url: '/Users/:id', answer: replaceUser },
  { method: 'PATCH', url: '/Users/:id', answer: patchUser },
  { method: 'DELETE', url: '/Users/:id', answer: deleteUser },
];

function listUsers({ request: { query }, context: { db, tenant }, base }: ScimCall): Promise<ScimAnswer> {
  const selection = selectionOf(query);
  return answerList(query, USER_NAMES, {
    read: (asked) => queryPeople(db, tenant.id, asked),
    resources: (people) => people.map((person) => selectAttributes(userResource(person, base), selection)),
  });
}

async function readUser(call: ScimCall): Promise<ScimAnswer> {
  return { status: 200, body: shown(call, await knownPerson(call, call.context.db)) };
}

async function createUser(call: ScimCall): Promise<ScimAnswer> {
  const wanted = wantedPerson(readResource(call.request.body, USER_KIND));
  const person = await change(call, personSubject, async (operation) => {
    await checkFree(operation, wanted, null);
    const { isActive, ...given } = wanted;
    await addPerson.run(operation, given);
    if (isActive === false) await suspend(operation, wanted.email);
    const added = await findPerson(operation.db, operation.tenantId, wanted.email);
    if (!added) throw new Error('Whoever was added is there.');
    return added;
  });
  return { status: 201, body: shown(call, person), location: `${call.base}/Users/${person.id}` };
}

function replaceUser(call: ScimCall): Promise<ScimAnswer> {
  const wanted = wantedPerson(readResource(call.request.body, USER_KIND));
  return changeUser(call, () => wanted);
}

function patchUser(call: ScimCall): Promise<ScimAnswer> {
  const steps = readPatch(call.request.body, call.id, USER_KIND);
  return changeUser(call, (person) => {
    const { firstName: givenName, lastName: familyName } = person;
    // The whole name would speak for one that the patch takes away.
    const { displayName: _, ...resource } = userResource(person, call.base);
    return wantedPerson(patched({ ...resource, name: { givenName, familyName } }, steps));
  });
}

async function changeUser(call: ScimCall, wantedOf: (person: Person) => WantedPerson): Promise<ScimAnswer> {
  const changed = await change(call, personSubject, async (operation) => {
    const person = await knownPerson(call, operation.db);
    const wanted = wantedOf(person);
    await checkFree(operation, wanted, person);
    const { isActive, email: newEmail, ...given } = wanted;
    await changePerson.run(operation, { ...given, email: person.email, newEmail });
    const isSuspended = person.suspended !== null;
    if (isActive === false && !isSuspended) await suspend(operation, newEmail);
    if (isActive === true && isSuspended) await restorePerson.run(operation, { email: newEmail });
    return knownPerson(call, operation.db);
  });
  return { status: 200, body: shown(call, changed) };
}

/** Nothing that a person has earned goes with them: they are shut out, and can be let in again. */
async function deleteUser(call: ScimCall): Promise<ScimAnswer> {
  await change(call, personSubject, async (operation) => {
    const person = await knownPerson(call, operation.db);
    await suspend(operation, person.email);
    return person;
  });
  return { status: 204 };
}

/** Shut out, and signed out everywhere. */
async function suspend(operation: OperationContext, email: string): Promise<void> {
  await suspendPerson.run(operation, { email });
  await signOutPerson.run(operation, { email });
}

/** Told before the operation would refuse it, in SCIM's own word. */
async function checkFree(
  { db, tenantId }: OperationContext,
  { email, externalId }: WantedPerson,
  own: Person | null,
): Promise<void> {
  const byEmail = await findPerson(db, tenantId, email);
  if (byEmail && byEmail.id !== own?.id) throw notUnique('Somebody else has this userName.');
  const byId = externalId === '' ? null : await findPersonByExternalId(db, tenantId, externalId);
  if (byId && byId.id !== own?.id) throw notUnique('Somebody else has this externalId.');
}

async function knownPerson({ context: { tenant }, id }: ScimCall, db: Db): Promise<Person> {
  const person = isGuid(id) ? await findPersonById(db, tenant.id, id) : null;
  if (!person) throw missing('There is no such User.');
  return person;
}

function personSubject({ id }: Person): AuditSubject {
  return { userId: id };
}

function shown({ request, base }: ScimCall, person: Person): object {
  return selectAttributes(userResource(person, base), selectionOf(request.query));
}
