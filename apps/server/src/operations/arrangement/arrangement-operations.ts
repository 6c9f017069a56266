import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import {
  listCollections,
  type ListedFilter,
  type ListedScale,
  listFilterCategories,
  listFilters,
  listScales,
  listTermNames,
  type NamedThing,
} from '../../store/operator/arrangement';
import {
  insertFilterAttribute,
  insertFilterCategory,
  insertGradingScale,
  insertShowcase,
  insertTerm,
} from '../../store/setup/arrangement-setup';
import { isSameName } from '../../texts/is-same-name';
import { nameField as name } from '../name-field';
import { numberField } from '../number-field';
import { type Operation, operation, OperationRefusal } from '../operation';

/** "A=90": from this share on. */
const step = z.string().check(z.regex(/^[^=]{1,20}=\d{1,3}(\.\d+)?$/, 'Not a grade such as A=90'));

const addTerm = operation({
  noun: 'terms',
  verb: 'add',
  scope: 'terms',
  summary: 'Adds a term, behind those there are',
  input: z.strictObject({ name }),
  fields: { name: 'such as Spring 2027' },
  words: ['name'],
  run: async ({ db, tenantId }, given) => {
    const terms = await listTermNames(db, tenantId);
    assertNew('term', given.name, terms);
    const id = randomUUID();
    await insertTerm(db, tenantId, { id, name: given.name, position: terms.length + 1 });
    return { id, name: given.name };
  },
  say: (added) => `The term "${added.name}" is there.`,
});

const showTerms = listOperation('terms', 'Lists the terms', listTermNames);

const addCollection = operation({
  noun: 'collections',
  verb: 'add',
  scope: 'collections',
  summary: 'Adds a collection of courses, behind those there are',
  input: z.strictObject({ name, code: z.optional(name), description: z._default(z.string(), '') }),
  fields: { name: 'what learners read', code: 'the same unless said', description: 'a sentence about it' },
  words: ['name'],
  run: async ({ db, tenantId }, given) => {
    const collections = await listCollections(db, tenantId);
    assertNew('collection', given.name, collections);
    const id = randomUUID();
    const { description, code = given.name } = given;
    const position = collections.length + 1;
    await insertShowcase(db, tenantId, { id, name: given.name, code, description, position });
    return { id, name: given.name };
  },
  say: (added) => `The collection "${added.name}" is there.`,
});

const showCollections = listOperation('collections', 'Lists the collections', listCollections);

const addFilter = operation({
  noun: 'filters',
  verb: 'add',
  scope: 'filters',
  summary: 'Adds something that courses can be filtered by, and its category where that is new',
  input: z.strictObject({ category: name, name }),
  fields: { category: 'such as Level', name: 'such as Beginner' },
  words: ['category', 'name'],
  run: async ({ db, tenantId }, given) => {
    const filters = await listFilters(db, tenantId);
    const own = filters.filter(({ category }) => isSameName(category, given.category));
    assertNew(`filter of "${given.category}"`, given.name, own);
    const categories = await listFilterCategories(db, tenantId);
    const known = categories.find((category) => isSameName(category.name, given.category));
    const categoryId = known?.id ?? randomUUID();
    if (!known) {
      const position = categories.length + 1;
      await insertFilterCategory(db, tenantId, { id: categoryId, name: given.category, position });
    }
    const id = randomUUID();
    await insertFilterAttribute(db, tenantId, { id, name: given.name, position: own.length + 1, categoryId });
    return { id, category: known?.name ?? given.category, name: given.name };
  },
  say: (added) => `Courses can be filtered by ${added.category}: ${added.name}.`,
});

const showFilters = operation({
  noun: 'filters',
  verb: 'list',
  scope: 'filters.read',
  summary: 'Lists what courses can be filtered by',
  input: z.strictObject({}),
  fields: {},
  run: ({ db, tenantId }) => listFilters(db, tenantId),
  say: (filters: ListedFilter[]) =>
    filters.length === 0
      ? 'There is none yet.'
      : filters.map((filter) => `${filter.category}: ${filter.name}`).join('\n'),
});

const addScale = operation({
  noun: 'scales',
  verb: 'add',
  scope: 'scales',
  summary: 'Adds a grading scale',
  input: z.strictObject({
    name,
    max: z._default(z.coerce.number().check(z.gt(0)), 100),
    passing: numberField(z.gte(0), z.lte(100)),
    grade: z.array(step).check(z.minLength(1)),
    description: z._default(z.string(), ''),
  }),
  fields: {
    name: 'what courses call it',
    max: 'the points there are; 100 unless said',
    passing: 'how many per cent pass',
    grade: 'a grade with the per cent it begins at, such as A=90; as often as needed, one of them at 0',
    description: 'a sentence about it',
  },
  words: ['name'],
  run: async ({ db, tenantId }, { name: called, max, passing, grade, description }) => {
    assertNew('scale', called, await listScales(db, tenantId));
    const grades = gradesOf(grade, passing / 100);
    const passed = grades.filter(({ normalizedMinScore }) => normalizedMinScore >= passing / 100);
    const id = randomUUID();
    await insertGradingScale(db, tenantId, {
      id,
      name: called,
      description,
      maxScore: max,
      normalizedPassingScore: passing / 100,
      grades,
      passingGradeId: passed.at(-1)?.id ?? null,
    });
    return { id, name: called };
  },
  say: (added) => `The scale "${added.name}" is there.`,
});

const showScales = operation({
  noun: 'scales',
  verb: 'list',
  scope: 'scales.read',
  summary: 'Lists the grading scales',
  input: z.strictObject({}),
  fields: {},
  run: ({ db, tenantId }) => listScales(db, tenantId),
  say: (scales: ListedScale[]) =>
    scales.length === 0 ? 'There is none yet.' : scales.map(scaleLine).join('\n'),
});

export const ARRANGEMENT_OPERATIONS: readonly Operation[] = [
  addTerm,
  showTerms,
  addCollection,
  showCollections,
  addFilter,
  showFilters,
  addScale,
  showScales,
];

function scaleLine({ name: called, maxScore, normalizedPassingScore, grades }: ListedScale): string {
  const steps = grades.map((grade) => `${grade.name}=${percentOf(grade.normalizedMinScore)}`);
  return `${called}  ${maxScore} points, ${percentOf(normalizedPassingScore)} % pass  ${steps.join(' ')}`;
}

/** Without the stray digits of a product. */
function percentOf(share: number): number {
  return Number((share * 100).toFixed(6));
}

/** From the best on. */
function gradesOf(steps: readonly string[], passing: number) {
  const grades = steps
    .map((text) => text.split('='))
    .map(([grade = '', percent = '']) => ({ name: grade.trim(), normalizedMinScore: Number(percent) / 100 }))
    .toSorted((one, other) => other.normalizedMinScore - one.normalizedMinScore);
  if (grades.some(({ normalizedMinScore }) => normalizedMinScore > 1)) {
    throw new OperationRefusal('No grade begins above 100 %.');
  }
  if (grades.at(-1)?.normalizedMinScore !== 0) throw new OperationRefusal('One grade must begin at 0.');
  if (new Set(grades.map((grade) => grade.name)).size < grades.length) {
    throw new OperationRefusal('Two grades have the same name.');
  }
  return grades.map((grade) => ({
    id: randomUUID(),
    ...grade,
    color: grade.normalizedMinScore >= passing ? 'success' : 'danger',
  }));
}

function listOperation(noun: string, summary: string, list: typeof listTermNames): Operation {
  return operation({
    noun,
    verb: 'list',
    scope: `${noun}.read`,
    summary,
    input: z.strictObject({}),
    fields: {},
    run: ({ db, tenantId }) => list(db, tenantId),
    say: (things: NamedThing[]) =>
      things.length === 0 ? 'There is none yet.' : things.map((thing) => thing.name).join('\n'),
  });
}

function assertNew(what: string, wanted: string, known: ReadonlyArray<{ name: string }>): void {
  const taken = known.find((each) => isSameName(each.name, wanted));
  if (taken) throw new OperationRefusal(`There is a ${what} "${taken.name}" already.`);
}
