import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { insertTemplates } from '../../store/certificates/certificate-templates';
import {
  findTemplate,
  listTemplates,
  removeTemplate,
  type Template,
  updateTemplate,
} from '../../store/operator/certificate-admin';
import { findCourses } from '../../store/operator/enrolment-admin';
import { isSameName } from '../../texts/is-same-name';
import { assertKnown } from '../assert-known';
import { courseCode } from '../enrolments/enrolment-fields';
import { nameField } from '../name-field';
import { numberField } from '../number-field';
import { type Operation, operation, type OperationContext, OperationRefusal } from '../operation';
import { safeAddress } from '../safe-address';

const FIELDS = {
  validMonths: 'how many months it is worth something; none, as unless said, for ever',
  signerName: 'who signs it',
  signerTitle: 'what they are',
};
const months = numberField(z.int(), z.gt(0), z.lte(1200));
const none = z.pipe(
  z.string().check(z.regex(/^none$/i)),
  z.transform(() => null),
);
const monthsOrNone = z.union([none, months]);
const nameOrEmpty = z.union([z.literal(''), nameField]);

const addTemplate = operation({
  noun: 'templates',
  verb: 'add',
  scope: 'templates',
  summary: 'Has a course give a certificate to whoever passes it from now on',
  input: z.strictObject({
    course: courseCode,
    name: nameField,
    validMonths: z.optional(monthsOrNone),
    signerName: z.optional(nameField),
    signerTitle: z.optional(nameField),
    externalUrl: z.optional(safeAddress),
  }),
  fields: {
    course: 'the code of the course',
    name: 'what is printed above all, such as Certificate of completion',
    ...FIELDS,
    externalUrl: 'where another platform gives it instead',
  },
  words: ['course', 'name'],
  run: async (context, { course, name, ...given }) => {
    const { db, tenantId } = context;
    const { validMonths = null, signerName = null, signerTitle = null, externalUrl = null } = given;
    const found = (await findCourses(db, tenantId, [course])).get(course);
    if (!found) throw new OperationRefusal(`There is no course "${course}".`);
    if (found.count > 1) throw new OperationRefusal(`Several courses have the code "${course}".`);
    // [4.6] A certificate is for who has passed, and only a scale says who has.
    if (!found.hasScale) throw new OperationRefusal(`"${course}" has no grading scale: nobody can pass it.`);
    await assertNameFree(context, { id: null, course, name });
    const id = randomUUID();
    const kind = externalUrl === null ? ('custom' as const) : ('external' as const);
    const template = { id, name, kind, validMonths, signerName, signerTitle, externalUrl };
    await insertTemplates(db, tenantId, [{ id: found.id, certificateTemplates: [template] }]);
    return knownTemplate(context, id);
  },
  say: (template: Template) => `Added. ${templateLine(template)}`,
});

const changeTemplate = operation({
  noun: 'templates',
  verb: 'change',
  scope: 'templates',
  summary: 'Changes what certificates say that are given from now on; those given before stay',
  input: z.strictObject({
    template: z.guid(),
    name: z.optional(nameField),
    state: z.optional(z.enum(['draft', 'active', 'archived'])),
    validMonths: z.optional(monthsOrNone),
    signerName: z.optional(nameOrEmpty),
    signerTitle: z.optional(nameOrEmpty),
    externalUrl: z.optional(safeAddress),
  }),
  fields: {
    template: 'its id, as templates list tells it',
    name: 'what is printed above all',
    state: 'active, or draft or archived, which give nothing',
    validMonths: 'how many months it is worth something; none for ever',
    signerName: `${FIELDS.signerName}; empty for nobody`,
    signerTitle: `${FIELDS.signerTitle}; empty for nothing`,
    externalUrl: 'where another platform gives it, for one that was added so',
  },
  words: ['template'],
  run: async (context, { template: id, ...given }) => {
    const known = await knownTemplate(context, id);
    if (given.externalUrl !== undefined && known.kind !== 'external') {
      throw new OperationRefusal('This one is given here: it has no address elsewhere.');
    }
    const { validMonths = known.validMonths, signerName, signerTitle } = given;
    const changed = {
      ...known,
      name: given.name ?? known.name,
      state: given.state ?? known.state,
      validMonths,
      signerName: signerName === undefined ? known.signerName : signerName || null,
      signerTitle: signerTitle === undefined ? known.signerTitle : signerTitle || null,
      externalUrl: given.externalUrl ?? known.externalUrl,
    };
    if (changed.state !== 'archived') await assertNameFree(context, changed);
    await updateTemplate(context.db, context.tenantId, changed);
    return knownTemplate(context, id);
  },
  say: (template: Template) => `Changed. ${templateLine(template)}`,
});

const dropTemplate = operation({
  noun: 'templates',
  verb: 'remove',
  scope: 'templates',
  summary: 'Removes a template by which nothing was given yet',
  input: z.strictObject({ template: z.guid() }),
  fields: { template: 'its id' },
  words: ['template'],
  isDestructive: true,
  run: async (context, { template: id }) => {
    const { name } = await knownTemplate(context, id);
    const used = await removeTemplate(context.db, context.tenantId, id);
    if (used > 0) {
      throw new OperationRefusal(`Certificates were given by it (${used}): change its state to archived.`);
    }
    return { id, name };
  },
  say: ({ name }) => `"${name}" is gone.`,
});

const showTemplates = operation({
  noun: 'templates',
  verb: 'list',
  scope: 'templates.read',
  summary: 'Lists by which templates courses give certificates',
  input: z.strictObject({ course: z.optional(courseCode) }),
  fields: { course: 'only of this course' },
  run: async ({ db, tenantId }, { course = null }) => {
    await assertKnown({ db, tenantId }, { course, email: null });
    return listTemplates(db, tenantId, course);
  },
  say: (templates: Template[]) =>
    templates.length === 0 ? 'There is none.' : templates.map(templateLine).join('\n'),
});

export const TEMPLATE_OPERATIONS: readonly Operation[] = [
  addTemplate,
  changeTemplate,
  dropTemplate,
  showTemplates,
];

async function knownTemplate({ db, tenantId }: OperationContext, id: string): Promise<Template> {
  const template = await findTemplate(db, tenantId, id);
  if (!template) throw new OperationRefusal(`There is no template ${id}.`);
  return template;
}

type NamedTemplate = { id: string | null; course: string; name: string };

/** Certificates of a course are known by what stands on them. */
async function assertNameFree({ db, tenantId }: OperationContext, { id, course, name }: NamedTemplate) {
  const templates = await listTemplates(db, tenantId, course);
  const taken = templates.find(
    (other) => other.id !== id && other.state !== 'archived' && isSameName(other.name, name),
  );
  if (taken) throw new OperationRefusal(`"${course}" has a template "${taken.name}" already: ${taken.id}.`);
}

function templateLine({ id, course, name, state, kind }: Template): string {
  return [id, course, name, `(${kind}, ${state})`].join('  ');
}
