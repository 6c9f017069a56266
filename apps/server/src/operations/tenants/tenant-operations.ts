import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import {
  deleteDomain,
  findBranding,
  insertDomain,
  insertTenant,
  listTenants,
  type ListedTenant,
  updateBranding,
} from '../../store/operator/tenant-admin';
import { insertRolePermission } from '../../store/setup/tenant-setup';
import { numberField } from '../number-field';
import { type Operation, operation, OperationRefusal } from '../operation';

const code = z
  .string()
  .check(z.regex(/^[a-z0-9][a-z0-9-]{0,39}$/, 'Small letters, digits and hyphens, 40 at most'));
const title = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const domain = z
  .string()
  .check(
    z.toLowerCase(),
    z.maxLength(253),
    z.regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'Not a host name such as learn.example.org'),
  );
const addressOrNothing = z.union([z.url({ protocol: /^https?$/ }), z.literal('')]);

const addTenant = operation({
  noun: 'tenants',
  verb: 'add',
  summary: 'Adds a tenant, which has people, courses and hosts of its own',
  input: z.strictObject({ code, title, domain: z.array(domain).check(z.minLength(1)) }),
  fields: {
    code: 'what commands call it, such as north',
    title: 'what its learners read as the product’s name',
    domain: 'a host that is its own, such as learn.north.example; as often as needed',
  },
  words: ['code'],
  run: async ({ db }, given) => {
    const id = randomUUID();
    if (!(await insertTenant(db, { id, code: given.code, productTitle: given.title }))) {
      throw new OperationRefusal(`There is a tenant "${given.code}" already.`);
    }
    await insertRolePermission(db, id, { role: 'Learner', permission: 'ObjectiveWorkflow.Create' });
    await insertRolePermission(db, id, { role: 'Instructor', permission: 'ObjectiveWorkflow.Grade' });
    for (const host of given.domain) {
      if (!(await insertDomain(db, id, host))) throw new OperationRefusal(`${host} is another tenant’s.`);
    }
    return { id, code: given.code };
  },
  say: (added) => `The tenant "${added.code}" is there. Next: providers add --tenant ${added.code}.`,
});

const showTenants = operation({
  noun: 'tenants',
  verb: 'list',
  summary: 'Lists the tenants with their hosts',
  input: z.strictObject({}),
  fields: {},
  isAudited: false,
  run: ({ db }) => listTenants(db),
  say: (tenants: ListedTenant[]) => tenants.map(tenantLine).join('\n'),
});

const addDomain = operation({
  noun: 'domains',
  verb: 'add',
  summary: 'Lets the tenant answer at a host',
  input: z.strictObject({ domain }),
  fields: { domain: 'the host' },
  words: ['domain'],
  run: async ({ db, tenantId }, given) => {
    if (!(await insertDomain(db, tenantId, given.domain))) {
      throw new OperationRefusal(`${given.domain} is another tenant’s.`);
    }
    return given;
  },
  say: (added) => `The tenant answers at ${added.domain}.`,
});

const removeDomain = operation({
  noun: 'domains',
  verb: 'remove',
  summary: 'Takes a host from the tenant; whoever opens it then reaches nothing',
  input: z.strictObject({ domain }),
  fields: { domain: 'the host' },
  words: ['domain'],
  isDestructive: true,
  run: async ({ db, tenantId }, given) => {
    if (!(await deleteDomain(db, tenantId, given.domain))) {
      throw new OperationRefusal(`${given.domain} is not the tenant’s.`);
    }
    return given;
  },
  say: (removed) => `The tenant no longer answers at ${removed.domain}.`,
});

const changeBranding = operation({
  noun: 'branding',
  verb: 'change',
  scope: 'branding',
  summary: 'Changes the name, picture and colour of the tenant; what is not said stays',
  input: z.strictObject({
    title: z.optional(title),
    logoUrl: z.optional(addressOrNothing),
    privacyPolicyUrl: z.optional(addressOrNothing),
    hue: z.optional(numberField(z.gte(0), z.lt(360))),
    chroma: z.optional(numberField(z.gte(0), z.lte(0.13))),
  }),
  fields: {
    title: 'the product’s name',
    logoUrl: 'where its logo is; empty for none',
    privacyPolicyUrl: 'where its privacy policy is; empty for none',
    hue: 'of its colour, 0 to 359',
    chroma: 'how strong the colour is, 0 to 0.13',
  },
  run: async ({ db, tenantId }, { title: productTitle, logoUrl, privacyPolicyUrl, hue, chroma }) => {
    const brandTokens = {
      ...(hue !== undefined && { 'brand-h': hue }),
      ...(chroma !== undefined && { 'brand-c': chroma }),
    };
    await updateBranding(db, tenantId, { productTitle, logoUrl, privacyPolicyUrl, brandTokens });
    return {};
  },
  say: () => 'Changed; pages follow within ten seconds, when they are next loaded.',
});

const showBranding = operation({
  noun: 'branding',
  verb: 'show',
  scope: 'branding.read',
  summary: 'Shows the name, picture and colour of the tenant',
  input: z.strictObject({}),
  fields: {},
  run: async ({ db, tenantId }) => {
    const found = await findBranding(db, tenantId);
    const { productTitle = null, logoUrl = null, privacyPolicyUrl = null, brandTokens = {} } = found ?? {};
    const { 'brand-h': hue = null, 'brand-c': chroma = null } = brandTokens;
    return { title: productTitle, logoUrl, privacyPolicyUrl, hue, chroma };
  },
  say: (branding) =>
    Object.entries(branding)
      .map(([name, value]) => `${name}  ${value ?? 'none'}`)
      .join('\n'),
});

export const TENANT_OPERATIONS: readonly Operation[] = [
  addTenant,
  showTenants,
  addDomain,
  removeDomain,
  changeBranding,
  showBranding,
];

function tenantLine({ code: name, productTitle, domains, isFallback }: ListedTenant): string {
  return [name, productTitle, domains.join(', '), ...(isFallback ? ['(the first)'] : [])].join('  ');
}
