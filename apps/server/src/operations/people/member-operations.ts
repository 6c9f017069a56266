import * as z from 'zod/mini';
import {
  addMembers,
  listMembers,
  type Member,
  type Members,
  removeMembers,
} from '../../store/operator/members';
import { nameField } from '../name-field';
import { type Operation, operation, type OperationContext } from '../operation';
import { knownPeople } from './known-person';
import { email } from './person-fields';

const PAGE = 1000;
const people = z.object({ email: z.array(email).check(z.minLength(1)) });
const page = z.object({ after: z._default(z.string(), '') });

/** Something that people are in. */
type Holder = {
  noun: string;
  one: string;
  verbs: { add: string; remove: string; list: string };
  /** The field that says which, and what it is for. */
  key: string;
  purpose: string;
  /** What an answer calls its name. */
  nameKey: string;
  members: Members;
  find: (context: OperationContext, called: string) => Promise<{ id: string; name: string }>;
};

type Given = Record<string, unknown>;
type Outcome = Record<string, string | number>;

/** Putting people into something, taking them out and listing them: alike for all that people are in. */
export function memberOperations(holder: Holder): readonly Operation[] {
  const { noun, one, verbs, key, purpose, nameKey, members } = holder;
  const ofPeople = {
    noun,
    scope: noun,
    input: z.strictObject({ [key]: nameField, ...people.shape }),
    fields: { [key]: purpose, email: 'the address of a person; as often as needed' },
    words: [key],
  };
  // The types know no key that each holder names itself: what was given is read field by field.
  const find = (context: OperationContext, given: Given) =>
    holder.find(context, z.parse(nameField, given[key]));
  const peopleIn = (context: OperationContext, given: Given) =>
    knownPeople(context, z.parse(people, given).email);

  const add = operation<z.ZodMiniObject, Outcome>({
    ...ofPeople,
    verb: verbs.add,
    summary: `Puts people into ${one}; a person can be in several`,
    run: async (context, given) => {
      const { id, name } = await find(context, given);
      const wanted = { members, id, userIds: await peopleIn(context, given) };
      return { [nameKey]: name, added: await addMembers(context.db, context.tenantId, wanted) };
    },
    say: (outcome) => `"${outcome[nameKey]}" has ${outcome['added']} more.`,
  });

  const remove = operation<z.ZodMiniObject, Outcome>({
    ...ofPeople,
    verb: verbs.remove,
    summary: `Takes people out of ${one}`,
    run: async (context, given) => {
      const { id, name } = await find(context, given);
      const wanted = { members, id, userIds: await peopleIn(context, given) };
      return { [nameKey]: name, removed: await removeMembers(context.db, context.tenantId, wanted) };
    },
    say: (outcome) => `"${outcome[nameKey]}" has ${outcome['removed']} fewer.`,
  });

  const list = operation<z.ZodMiniObject, Member[]>({
    noun,
    verb: verbs.list,
    scope: `${noun}.read`,
    summary: `Lists who is in ${one} by address, a thousand at a time`,
    input: z.strictObject({ [key]: nameField, ...page.shape }),
    fields: { [key]: purpose, after: 'go on after this address' },
    words: [key],
    run: async (context, given) => {
      const { id } = await find(context, given);
      const { after } = z.parse(page, given);
      return listMembers(context.db, context.tenantId, { members, id, after, take: PAGE });
    },
    say: (listed) => (listed.length === 0 ? 'Nobody.' : listed.map(memberLine).join('\n')),
  });

  return [add, remove, list];
}

function memberLine({ email: address, firstName, lastName }: Member): string {
  return `${address}  ${firstName} ${lastName}`;
}
