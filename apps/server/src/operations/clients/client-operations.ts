import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { hashOf, randomSecret } from '../../http/random-secret';
import {
  findApiClient,
  insertApiClient,
  insertApiToken,
  listApiClients,
  type ListedClient,
  revokeApiClient,
} from '../../store/platform/api-clients';
import { moment } from '../enrolments/enrolment-fields';
import { keySet } from '../key-set';
import { type Operation, operation, OperationRefusal } from '../operation';

const addClient = operation({
  noun: 'clients',
  verb: 'add',
  scope: 'clients',
  summary: 'Lets a program make calls; its secret is told once',
  input: z.strictObject({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(100)),
    scope: z.array(z.string()).check(z.minLength(1)),
    jwksUrl: z.optional(z.url({ protocol: /^https$/ })),
    jwks: z.optional(keySet),
    expires: z.optional(moment),
  }),
  fields: {
    name: 'what people call it, such as the human resources system',
    scope: 'what it may do, such as people or enrolments.read; as often as needed',
    jwksUrl: 'where its public keys are, for a program that signs instead of having a secret',
    jwks: 'or the keys themselves: a JSON key set',
    expires: 'when it ends; never unless said: 2027-01-31, or a time with its offset',
  },
  words: ['name'],
  run: async ({ db, tenantId, now, isDryRun, scopes: allowed }, given) => {
    const { name, jwksUrl = null, jwks = null, expires = null } = given;
    const scopes = [...new Set(given.scope)].toSorted();
    const foreign = scopes.find((scope) => !allowed.includes(scope));
    if (foreign !== undefined) {
      throw new OperationRefusal(`There is no "${foreign}" to give. There are: ${allowed.join(', ')}.`);
    }
    if (jwksUrl !== null && jwks !== null) {
      throw new OperationRefusal('Keys stand in one place: in jwks, or at jwksUrl.');
    }
    if (expires !== null && expires <= now) throw new OperationRefusal('That end has passed already.');
    const clientId = randomUUID();
    const secret = jwksUrl === null && jwks === null ? randomSecret() : null;
    const secretHash = secret && hashOf(secret);
    const client = { clientId, name, secretHash, jwks, jwksUrl, scopes, created: now, expires };
    await insertApiClient(db, tenantId, client);
    // One that a dry run told would open nothing.
    return { clientId, ...(secret !== null && !isDryRun && { clientSecret: secret }), scopes };
  },
  say: ({ clientId, clientSecret, scopes }) =>
    [
      `client id      ${clientId}`,
      ...(clientSecret ? [`client secret  ${clientSecret} (keep it: it is not told again)`] : []),
      `scopes         ${scopes.join(' ')}`,
      'token          /oauth/token at each of the tenant’s hosts',
    ].join('\n'),
});

const showClients = operation({
  noun: 'clients',
  verb: 'list',
  scope: 'clients.read',
  summary: 'Lists the programs that may make calls, or might once',
  input: z.strictObject({}),
  fields: {},
  run: ({ db, tenantId }) => listApiClients(db, tenantId),
  say: (clients: ListedClient[]) =>
    clients.length === 0 ? 'There is none.' : clients.map(clientLine).join('\n'),
});

/** A token that nobody asks for anew is to be changed at times all the same. */
const LONGEST_TOKEN_MS = 2 * 366 * 24 * 3_600_000;

/** Without a scope: a program that could make itself such tokens would have no end. */
const giveToken = operation({
  noun: 'clients',
  verb: 'token',
  summary: 'Gives a program a long token, for one that cannot ask for tokens itself; it is told once',
  input: z.strictObject({ clientId: z.guid(), expires: moment }),
  fields: {
    clientId: 'its client id',
    expires: 'when the token ends, two years from now at most: 2027-01-31, or a time with its offset',
  },
  words: ['clientId'],
  run: async ({ db, tenantId, now, isDryRun }, { clientId, expires }) => {
    if (expires <= now) throw new OperationRefusal('That end has passed already.');
    if (expires.getTime() - now.getTime() > LONGEST_TOKEN_MS) {
      throw new OperationRefusal('A token ends after two years at most.');
    }
    const client = await findApiClient(db, { tenantId, clientId, now });
    if (!client) throw new OperationRefusal(`There is no client ${clientId}, or it has ended.`);
    const token = randomSecret();
    const { scopes } = client;
    await insertApiToken(db, tenantId, { tokenHash: hashOf(token), clientId, scopes, expires, now });
    return { ...(!isDryRun && { token }), scopes, expires };
  },
  say: ({ token, scopes, expires }) =>
    [
      ...(token ? [`token   ${token} (keep it: it is not told again)`] : []),
      `scopes  ${scopes.join(' ')}`,
      `until   ${expires.toISOString()}, or until the client is revoked`,
    ].join('\n'),
});

const revokeClient = operation({
  noun: 'clients',
  verb: 'revoke',
  scope: 'clients',
  summary: 'Ends a program’s calls, and every token that it has',
  input: z.strictObject({ clientId: z.guid() }),
  fields: { clientId: 'its client id' },
  words: ['clientId'],
  isDestructive: true,
  run: async ({ db, tenantId, now }, { clientId }) => {
    if (!(await revokeApiClient(db, { tenantId, clientId, now }))) {
      throw new OperationRefusal(`There is no client ${clientId}, or it is revoked already.`);
    }
    return { clientId };
  },
  say: ({ clientId }) => `${clientId} is revoked.`,
});

export const CLIENT_OPERATIONS: readonly Operation[] = [addClient, showClients, giveToken, revokeClient];

function clientLine({ clientId, name, scopes, expires, revoked, lastUsed }: ListedClient): string {
  const facts = [
    lastUsed ? `last used ${lastUsed.toISOString()}` : 'never used',
    ...(expires ? [`until ${expires.toISOString()}`] : []),
    ...(revoked ? [`revoked ${revoked.toISOString()}`] : []),
  ];
  return [clientId, name, scopes.join(' '), facts.join(', ')].join('  ');
}
