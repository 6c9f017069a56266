import { randomUUID } from 'node:crypto';
import { isGuid } from '@lantern/domain/web/is-guid';
import * as z from 'zod/mini';
import {
  createGroup,
  findGroup,
  findGroupByExternalId,
  findGroupsByName,
  type Group,
  listGroups,
  removeGroup,
  renameGroup,
} from '../../store/operator/group-admin';
import { GROUP_MEMBERS } from '../../store/operator/members';
import { nameField } from '../name-field';
import { type Operation, operation, type OperationContext, OperationRefusal } from '../operation';
import { knownPeople } from '../people/known-person';
import { memberOperations } from '../people/member-operations';
import { email } from '../people/person-fields';
import { teamOperations } from './team-operations';

const PAGE = 1000;

const GROUP_FIELD = 'its name, or its id where several have the name';

export const addGroup = operation({
  noun: 'groups',
  verb: 'add',
  scope: 'groups',
  summary: 'Adds a group of people, who can then be given activities to take together',
  input: z.strictObject({
    name: nameField,
    externalId: z.optional(nameField),
    email: z._default(z.array(email), []),
  }),
  fields: {
    name: 'what its members read',
    externalId: 'the id that another system has for it',
    email: 'the address of a member; as often as needed',
  },
  words: ['name'],
  run: async (context, { name, externalId = null, email: addresses }) => {
    const { db, tenantId } = context;
    const [taken] = await findGroupsByName(db, tenantId, name);
    if (taken) throw new OperationRefusal(`There is a group "${taken.name}" already.`);
    if (externalId !== null && (await findGroupByExternalId(db, tenantId, externalId))) {
      throw new OperationRefusal(`There is a group with the external id "${externalId}" already.`);
    }
    const userIds = await knownPeople(context, addresses);
    const id = randomUUID();
    await createGroup(db, tenantId, { id, name, externalId, userIds });
    return { id, name, externalId, members: userIds.length };
  },
  say: (group: Group) => `Added. ${groupLine(group)}`,
});

export const changeName = operation({
  noun: 'groups',
  verb: 'rename',
  scope: 'groups',
  summary: 'Gives a group another name',
  input: z.strictObject({ group: nameField, name: nameField }),
  fields: { group: GROUP_FIELD, name: 'the name it gets' },
  words: ['group', 'name'],
  run: async (context, { group, name }) => {
    const { db, tenantId } = context;
    const { id } = await knownGroup(context, group);
    const taken = (await findGroupsByName(db, tenantId, name)).find((other) => other.id !== id);
    if (taken) throw new OperationRefusal(`There is a group "${taken.name}" already.`);
    await renameGroup(db, tenantId, { id, name });
    return { id, name };
  },
  say: ({ name }) => `It is called "${name}" now.`,
});

export const dropGroup = operation({
  noun: 'groups',
  verb: 'remove',
  scope: 'groups',
  summary: 'Removes a group that has made no work together; its members stay as people',
  input: z.strictObject({ group: nameField }),
  fields: { group: GROUP_FIELD },
  words: ['group'],
  isDestructive: true,
  run: async (context, { group }) => {
    const { id, name } = await knownGroup(context, group);
    const work = await removeGroup(context.db, context.tenantId, id);
    if (work > 0) {
      throw new OperationRefusal(
        `"${name}" has work of its members (${work}): take the members out instead.`,
      );
    }
    return { id, name };
  },
  say: ({ name }) => `The group "${name}" is gone.`,
});

const showGroups = operation({
  noun: 'groups',
  verb: 'list',
  scope: 'groups.read',
  summary: 'Lists the groups by name, a thousand at a time',
  input: z.strictObject({ after: z._default(z.string(), '') }),
  fields: { after: 'go on after this name' },
  run: ({ db, tenantId }, { after }) => listGroups(db, tenantId, { after, take: PAGE }),
  say: (groups: Group[]) =>
    groups.length === 0 ? 'There is none yet.' : groups.map((group) => groupLine(group)).join('\n'),
});

export const GROUP_OPERATIONS: readonly Operation[] = [
  addGroup,
  changeName,
  dropGroup,
  showGroups,
  ...teamOperations(knownGroup),
  ...memberOperations({
    noun: 'groups',
    one: 'a group',
    verbs: { add: 'add-members', remove: 'remove-members', list: 'members' },
    key: 'group',
    purpose: GROUP_FIELD,
    nameKey: 'name',
    members: GROUP_MEMBERS,
    find: knownGroup,
  }),
];

async function knownGroup({ db, tenantId }: OperationContext, called: string): Promise<Group> {
  const byId = isGuid(called) ? await findGroup(db, tenantId, called) : null;
  if (byId) return byId;
  const named = await findGroupsByName(db, tenantId, called);
  const exact = named.filter(({ name }) => name === called);
  const [group, another] = exact.length > 0 ? exact : named;
  if (!group) throw new OperationRefusal(`There is no group "${called}".`);
  if (another) throw new OperationRefusal(`Several groups are called "${called}": give the id of one.`);
  return group;
}

function groupLine({ id, name, externalId, members }: Group): string {
  return `${name}  (${[id, ...(externalId === null ? [] : [externalId])].join(', ')})  members: ${members}`;
}
