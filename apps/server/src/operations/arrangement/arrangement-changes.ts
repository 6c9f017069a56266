import * as z from 'zod/mini';
import type { Db } from '../../db/db';
import {
  type ArrangedKind,
  listCollections,
  listFilterCategories,
  listFilters,
  listScales,
  listTermNames,
  type NamedThing,
  removeArranged,
  renameArranged,
  renameFilterCategory,
  removeEmptyCategories,
} from '../../store/operator/arrangement';
import { isSameName } from '../../texts/is-same-name';
import { nameField as name } from '../name-field';
import { type Operation, operation, OperationRefusal } from '../operation';

type List = (db: Db, tenantId: string) => Promise<NamedThing[]>;
/** What each is called in a sentence, and how those there are found. */
const KINDS: ReadonlyArray<[ArrangedKind, string, List]> = [
  ['terms', 'term', listTermNames],
  ['collections', 'collection', listCollections],
  ['scales', 'scale', listScales],
];

/** Renaming and removing what courses are arranged by. */
export const ARRANGEMENT_CHANGES: readonly Operation[] = [
  ...KINDS.flatMap(([noun, word, list]) => [renaming(noun, word, list), removing(noun, word, list)]),
  ...filterChanges(),
];

function renaming(noun: ArrangedKind, word: string, list: List): Operation {
  return operation({
    noun,
    verb: 'rename',
    scope: noun,
    summary: `Gives a ${word} another name`,
    input: z.strictObject({ name, to: name }),
    fields: { name: 'as it is called now', to: 'as it is to be called' },
    words: ['name', 'to'],
    run: async ({ db, tenantId }, given) => {
      const things = await list(db, tenantId);
      const { id } = named(word, given.name, things);
      await rename(db, tenantId, { kind: noun, word, id, to: given.to, others: things });
      return given;
    },
    say: (given) => `The ${word} "${given.name}" is called "${given.to}" now.`,
  });
}

function removing(noun: ArrangedKind, word: string, list: List): Operation {
  return operation({
    noun,
    verb: 'remove',
    scope: noun,
    isDestructive: true,
    summary: `Removes a ${word} that nothing uses`,
    input: z.strictObject({ name }),
    fields: { name: 'as it is called' },
    words: ['name'],
    run: async ({ db, tenantId }, given) => {
      const { id } = named(word, given.name, await list(db, tenantId));
      await remove(db, tenantId, { kind: noun, word, id, name: given.name });
      return given;
    },
    say: (given) => `The ${word} "${given.name}" is gone.`,
  });
}

/** A filter is named with its category, and the category goes with its last one. */
function filterChanges(): Operation[] {
  const filtersOf = async (db: Db, tenantId: string, category: string) =>
    (await listFilters(db, tenantId)).filter((filter) => filter.category === category);
  const word = 'filter';
  return [
    operation({
      noun: 'filters',
      verb: 'rename',
      scope: 'filters',
      summary: 'Gives something that courses can be filtered by another name',
      input: z.strictObject({ category: name, name, to: name }),
      fields: { category: 'such as Level', name: 'as it is called now', to: 'as it is to be called' },
      words: ['category', 'name', 'to'],
      run: async ({ db, tenantId }, given) => {
        const others = await filtersOf(db, tenantId, given.category);
        const { id } = named(word, given.name, others);
        await rename(db, tenantId, { kind: 'filters', word, id, to: given.to, others });
        return given;
      },
      say: (given) => `${given.category}: ${given.name} is called "${given.to}" now.`,
    }),
    operation({
      noun: 'filters',
      verb: 'rename-category',
      scope: 'filters',
      summary: 'Gives a category of filters another name',
      input: z.strictObject({ category: name, name }),
      fields: { category: 'as it is called now', name: 'as it is to be called' },
      words: ['category', 'name'],
      run: async ({ db, tenantId }, given) => {
        const categories = await listFilterCategories(db, tenantId);
        const { id } = named('category', given.category, categories);
        assertFree('category', { id, to: given.name, others: categories });
        await renameFilterCategory(db, tenantId, { id, name: given.name });
        return given;
      },
      say: (given) => `The category "${given.category}" is called "${given.name}" now.`,
    }),
    operation({
      noun: 'filters',
      verb: 'remove',
      scope: 'filters',
      isDestructive: true,
      summary: 'Removes something that no course is filtered by, and its category with the last of it',
      input: z.strictObject({ category: name, name }),
      fields: { category: 'such as Level', name: 'such as Beginner' },
      words: ['category', 'name'],
      run: async ({ db, tenantId }, given) => {
        const { id } = named(word, given.name, await filtersOf(db, tenantId, given.category));
        await remove(db, tenantId, { kind: 'filters', word, id, name: given.name });
        await removeEmptyCategories(db, tenantId);
        return given;
      },
      say: (given) => `${given.category}: ${given.name} is gone.`,
    }),
  ];
}

function named(word: string, wanted: string, things: readonly NamedThing[]): NamedThing {
  const found = things.find((thing) => thing.name === wanted);
  if (!found) throw new OperationRefusal(`There is no ${word} "${wanted}".`);
  return found;
}

type Rename = { kind: ArrangedKind; word: string; id: string; to: string; others: readonly NamedThing[] };

async function rename(db: Db, tenantId: string, { kind, word, id, to, others }: Rename): Promise<void> {
  assertFree(word, { id, to, others });
  await renameArranged(db, tenantId, { kind, id, name: to });
}

function assertFree(word: string, { id, to, others }: Pick<Rename, 'id' | 'to' | 'others'>): void {
  const taken = others.find((other) => isSameName(other.name, to) && other.id !== id);
  if (taken) throw new OperationRefusal(`There is a ${word} "${taken.name}" already.`);
}

type Removal = { kind: ArrangedKind; word: string; id: string; name: string };

async function remove(db: Db, tenantId: string, { kind, word, id, name: called }: Removal): Promise<void> {
  if (!(await removeArranged(db, tenantId, { kind, id }))) {
    throw new OperationRefusal(`The ${word} "${called}" is in use.`);
  }
}
