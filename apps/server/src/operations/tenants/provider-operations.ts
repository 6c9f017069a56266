import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { createProviderConfigurations } from '../../sign-in/provider-configurations';
import {
  deleteIdentityProvider,
  type IdentityProvider,
  listIdentityProviders,
  upsertIdentityProvider,
} from '../../store/people/identity-providers';
import { type Operation, operation, type OperationContext, OperationRefusal } from '../operation';
import { safeAddress } from '../safe-address';
import { assertPublicHost } from './assert-public-host';
import { providerFault } from './provider-fault';

const code = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, 'Small letters, digits and hyphens, 40 at most'));
const label = z.string().check(z.trim(), z.minLength(1), z.maxLength(100));
const clientId = z.string().check(z.minLength(1));
const clientSecret = z.string().check(z.minLength(1));
const onOff = z.enum(['on', 'off']);

const FIELDS = {
  code: 'what addresses call it, such as school',
  label: 'what its button says',
  issuer: 'the provider’s address, as its discovery document names itself',
  clientId: 'as the provider knows Lantern',
  clientSecret: 'the secret that goes with it',
  autoProvision: 'on: whoever signs in there and is not known yet becomes a learner',
};

const addProvider = operation({
  noun: 'providers',
  verb: 'add',
  scope: 'providers',
  summary: 'Adds an OpenID Connect provider at which people sign in',
  input: z.strictObject({
    code,
    label,
    issuer: safeAddress,
    clientId,
    clientSecret,
    autoProvision: z._default(onOff, 'off'),
  }),
  fields: FIELDS,
  words: ['code'],
  run: async ({ db, tenantId, isRemote }, given) => {
    if (isRemote) await assertPublicHost(given.issuer);
    const known = await listIdentityProviders(db, tenantId);
    if (known.some((provider) => provider.code === given.code)) {
      throw new OperationRefusal(
        `There is a provider "${given.code}" already: change it with providers change.`,
      );
    }
    await upsertIdentityProvider(db, tenantId, {
      ...given,
      id: randomUUID(),
      autoProvision: given.autoProvision === 'on',
      position: known.length,
    });
    return { code: given.code };
  },
  say: (added) =>
    `People can sign in at "${added.code}". Register there /oidc/callback at each of the tenant’s hosts as redirect address.`,
});

const changeProvider = operation({
  noun: 'providers',
  verb: 'change',
  scope: 'providers',
  summary: 'Changes a provider; what is not said stays',
  input: z.strictObject({
    code,
    label: z.optional(label),
    issuer: z.optional(safeAddress),
    clientId: z.optional(clientId),
    clientSecret: z.optional(clientSecret),
    autoProvision: z.optional(onOff),
  }),
  fields: FIELDS,
  words: ['code'],
  run: async (context, given) => {
    const { db, tenantId, isRemote } = context;
    const { provider, position } = await knownProvider(context, given.code);
    if (isRemote && given.issuer) await assertPublicHost(given.issuer);
    await upsertIdentityProvider(db, tenantId, {
      id: provider.id,
      code: provider.code,
      label: given.label ?? provider.label,
      issuer: given.issuer ?? provider.issuer,
      clientId: given.clientId ?? provider.clientId,
      clientSecret: given.clientSecret ?? provider.clientSecret,
      autoProvision: given.autoProvision ? given.autoProvision === 'on' : provider.autoProvision,
      position,
    });
    return { code: given.code };
  },
  say: (changed) => `"${changed.code}" is changed.`,
});

const removeProvider = operation({
  noun: 'providers',
  verb: 'remove',
  scope: 'providers',
  summary: 'Removes a provider; whoever signed in there alone can no longer sign in',
  input: z.strictObject({ code }),
  fields: { code: FIELDS.code },
  words: ['code'],
  isDestructive: true,
  run: async (context, given) => {
    const { provider } = await knownProvider(context, given.code);
    await deleteIdentityProvider(context.db, context.tenantId, provider.id);
    return given;
  },
  say: (removed) => `"${removed.code}" is removed.`,
});

const testProvider = operation({
  noun: 'providers',
  verb: 'test',
  scope: 'providers',
  summary: 'Asks a provider for its discovery document, as signing in does',
  input: z.strictObject({ code }),
  fields: { code: FIELDS.code },
  words: ['code'],
  isAudited: false,
  run: async (context, given) => {
    const { provider } = await knownProvider(context, given.code);
    if (context.isRemote) await assertPublicHost(provider.issuer);
    const found = await createProviderConfigurations()(provider, context.now).catch((error: unknown) => {
      throw new OperationRefusal(
        `${provider.issuer} does not answer as a provider does: ${providerFault(error)}.`,
      );
    });
    const { authorization_endpoint: authorization = null, token_endpoint: token = null } =
      found.serverMetadata();
    return { code: given.code, authorization, token };
  },
  say: ({ code: tested, authorization, token }) =>
    `"${tested}" answers.\nauthorization  ${authorization}\ntoken          ${token}`,
});

const showProviders = operation({
  noun: 'providers',
  verb: 'list',
  scope: 'providers.read',
  summary: 'Lists the providers, without their secrets',
  input: z.strictObject({}),
  fields: {},
  run: async ({ db, tenantId }) => {
    const providers = await listIdentityProviders(db, tenantId);
    return providers.map(({ clientSecret: _secret, ...provider }) => provider);
  },
  say: (providers: Array<Omit<IdentityProvider, 'clientSecret'>>) =>
    providers.length === 0
      ? 'There is no provider yet: nobody can sign in.'
      : providers.map((each) => [each.code, each.label, each.issuer, each.clientId].join('  ')).join('\n'),
});

export const PROVIDER_OPERATIONS: readonly Operation[] = [
  addProvider,
  changeProvider,
  removeProvider,
  testProvider,
  showProviders,
];

async function knownProvider(
  { db, tenantId }: OperationContext,
  wanted: string,
): Promise<{ provider: IdentityProvider; position: number }> {
  const providers = await listIdentityProviders(db, tenantId);
  const position = providers.findIndex((provider) => provider.code === wanted);
  const provider = providers[position];
  if (!provider) throw new OperationRefusal(`There is no provider "${wanted}".`);
  return { provider, position };
}
