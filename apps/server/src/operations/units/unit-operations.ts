import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { UNIT_MEMBERS } from '../../store/operator/members';
import {
  findUnit,
  type ListedUnit,
  listUnits,
  lockUnits,
  removeUnit,
  type Unit,
  upsertUnits,
} from '../../store/operator/unit-admin';
import { nameField } from '../name-field';
import { type Operation, operation, type OperationContext, OperationRefusal } from '../operation';
import { memberOperations } from '../people/member-operations';
import { unitsBelowThemselves } from './units-below-themselves';

const addUnit = operation({
  noun: 'units',
  verb: 'add',
  scope: 'units',
  summary: 'Adds an organisational unit, such as a school, a department or a branch',
  input: z.strictObject({ code: nameField, name: nameField, parent: z.optional(nameField) }),
  fields: {
    code: 'how files and other systems name it',
    name: 'what it is called',
    parent: 'the code of the unit it belongs to; none unless said',
  },
  words: ['code', 'name'],
  run: async (context, { parent = null, ...given }) => {
    const { db, tenantId } = context;
    if (await findUnit(db, tenantId, given.code)) {
      throw new OperationRefusal(`There is a unit "${given.code}" already.`);
    }
    if (parent !== null) await knownUnit(context, parent);
    const unit = { id: randomUUID(), ...given, parent };
    await upsertUnits(db, tenantId, [unit]);
    return unit;
  },
  say: ({ name, code }) => `The unit ${code} "${name}" is there.`,
});

const renameUnit = operation({
  noun: 'units',
  verb: 'rename',
  scope: 'units',
  summary: 'Gives a unit another name; its code stays',
  input: z.strictObject({ code: nameField, name: nameField }),
  fields: { code: 'its code', name: 'the name it gets' },
  words: ['code', 'name'],
  run: async (context, { code, name }) => {
    const unit = { ...(await knownUnit(context, code)), name };
    await upsertUnits(context.db, context.tenantId, [unit]);
    return unit;
  },
  say: ({ code, name }) => `${code} is called "${name}" now.`,
});

const moveUnit = operation({
  noun: 'units',
  verb: 'move',
  scope: 'units',
  summary: 'Puts a unit, with all below it, below another one or at the top',
  input: z.strictObject({ code: nameField, parent: z.optional(nameField) }),
  fields: { code: 'its code', parent: 'the code of the unit it comes below; at the top unless said' },
  words: ['code', 'parent'],
  run: async (context, { code, parent = null }) => {
    const units = await lockUnits(context.db, context.tenantId);
    const unit = { ...(await knownUnit(context, code)), parent };
    if (parent !== null) await knownUnit(context, parent);
    const parents = new Map(units.map((each) => [each.code, each.parent]));
    if (unitsBelowThemselves(parents.set(code, parent)).size > 0) {
      throw new OperationRefusal(`${code} would stand below itself: ${parent} is below it, or the same.`);
    }
    await upsertUnits(context.db, context.tenantId, [unit]);
    return unit;
  },
  say: ({ code, parent }) =>
    parent === null ? `${code} is at the top now.` : `${code} is below ${parent} now.`,
});

const dropUnit = operation({
  noun: 'units',
  verb: 'remove',
  scope: 'units',
  summary: 'Removes a unit in which nobody is, below which there is none, and for which no banner is',
  input: z.strictObject({ code: nameField }),
  fields: { code: 'its code' },
  words: ['code'],
  isDestructive: true,
  run: async (context, { code }) => {
    const { id } = await knownUnit(context, code);
    const used = await removeUnit(context.db, context.tenantId, id);
    if (used > 0) throw new OperationRefusal(`${code} is in use (units, people and banners of it: ${used}).`);
    return { code };
  },
  say: ({ code }) => `The unit ${code} is gone.`,
});

const showUnits = operation({
  noun: 'units',
  verb: 'list',
  scope: 'units.read',
  summary: 'Lists the units as a tree',
  input: z.strictObject({}),
  fields: {},
  run: ({ db, tenantId }) => listUnits(db, tenantId),
  say: (units: ListedUnit[]) => (units.length === 0 ? 'There is none yet.' : units.map(unitLine).join('\n')),
});

export const UNIT_OPERATIONS: readonly Operation[] = [
  addUnit,
  renameUnit,
  moveUnit,
  dropUnit,
  showUnits,
  ...memberOperations({
    noun: 'units',
    one: 'a unit',
    verbs: { add: 'assign', remove: 'unassign', list: 'people' },
    key: 'code',
    purpose: 'its code',
    nameKey: 'code',
    members: UNIT_MEMBERS,
    find: async (context, code) => ({ ...(await knownUnit(context, code)), name: code }),
  }),
];

async function knownUnit({ db, tenantId }: OperationContext, code: string): Promise<Unit> {
  const unit = await findUnit(db, tenantId, code);
  if (!unit) throw new OperationRefusal(`There is no unit "${code}".`);
  return unit;
}

function unitLine({ code, name, depth, people }: ListedUnit): string {
  return `${'  '.repeat(depth)}${code}  ${name}  (${people})`;
}
