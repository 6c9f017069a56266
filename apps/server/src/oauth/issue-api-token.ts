import type { Db } from '../db/db';
import type { CallContext } from '../http/call-context';
import { hashOf, randomSecret } from '../http/random-secret';
import { requestField } from '../lti/request-field';
import type { ToolKeySets } from '../lti/token/tool-key-sets';
import { insertApiToken } from '../store/platform/api-clients';
import { type AuditSubject, insertAuditEntry } from '../store/platform/audit-entries';
import { checkClientProof } from './checks/check-client-proof';
import { clientProof } from './client-proof';
import { type OauthRefused, refused } from './refusal';

export type IssuedToken = { kind: 'issued'; token: string; scopes: string[]; expiresIn: number };

type Asked = { authorization: string | undefined; context: CallContext; keySets: ToolKeySets };

const TOKEN_SECONDS = 3600;

/** A program that proves who it is gets a token for what it asks for, or for all that it may. */
export async function issueApiToken(fields: unknown, asked: Asked): Promise<IssuedToken | OauthRefused> {
  const { authorization, context, keySets } = asked;
  const { db, tenant, now } = context;
  if (requestField(fields, 'grant_type') !== 'client_credentials') return refused('wrongGrant');
  const proof = clientProof(fields, authorization);
  if (proof.kind === 'refused') return proof;
  const client = await checkClientProof(proof, { context, keySets });
  if ('kind' in client) return client;
  const wanted = requestField(fields, 'scope')?.split(' ').filter(Boolean) ?? client.scopes;
  const scopes = [...new Set(wanted)];
  const { clientId } = client;
  const noteUse = (on: Db, subject: AuditSubject) =>
    insertAuditEntry(on, tenant.id, {
      at: now,
      userId: null,
      action: 'issueToken',
      subject: { clientId, ...subject },
    });
  if (!scopes.every((scope) => client.scopes.includes(scope))) {
    await noteUse(db, { refused: 'true' });
    return refused('scopeNotAllowed');
  }
  const token = randomSecret();
  const expires = new Date(now.getTime() + TOKEN_SECONDS * 1000);
  await db.transaction(async (tx) => {
    await insertApiToken(tx, tenant.id, { tokenHash: hashOf(token), clientId, scopes, expires, now });
    await noteUse(tx, { scopes });
  });
  return { kind: 'issued', token, scopes, expiresIn: TOKEN_SECONDS };
}
