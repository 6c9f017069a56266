import { findPerson, findPeopleIds, type Person } from '../../store/operator/person-admin';
import { type OperationContext, OperationRefusal } from '../operation';

type Context = Pick<OperationContext, 'db' | 'tenantId'>;

export async function knownPerson({ db, tenantId }: Context, address: string): Promise<Person> {
  const person = await findPerson(db, tenantId, address);
  if (!person) throw new OperationRefusal(`Nobody has the address ${address}.`);
  return person;
}

/** The ids of all of them; one who is nobody stops it. */
export async function knownPeople(
  { db, tenantId }: Context,
  addresses: readonly string[],
): Promise<string[]> {
  const found = await findPeopleIds(db, tenantId, addresses);
  const missing = addresses.filter((address) => !found.has(address.toLowerCase()));
  if (missing.length > 0) throw new OperationRefusal(`Nobody has the address ${missing.join(', ')}.`);
  return [...found.values()];
}
