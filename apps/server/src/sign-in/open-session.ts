import { randomUUID } from 'node:crypto';
import type { Db } from '../db/db';
import { isUniqueViolation } from '../db/errors';
import type { CallContext } from '../http/call-context';
import type { IdentityProvider } from '../store/people/identity-providers';
import { deleteSession, insertSession } from '../store/people/sessions';
import { findUserByEmail, findUserByIdentity, insertUserIdentity } from '../store/people/user-identities';
import { insertUser } from '../store/people/users';
import { insertAuditEntry } from '../store/platform/audit-entries';
import { type PersonDecision, checkEmail, checkPerson } from './checks/check-person';
import type { Person } from './checks/check-tokens';
import { newLearner } from './new-learner';
import { type Refused, refused } from './refusal';

type OpenSessionProps = {
  context: Pick<CallContext, 'db' | 'now' | 'session' | 'suspendedSession'> & { tenant: { id: string } };
  provider: IdentityProvider;
  person: Person;
  idHash: string;
  expires: Date;
};

type Opened = { kind: 'opened'; userId: string };

/** Finds or makes the user and opens the session, all of it or nothing; the session of before ends. */
export async function openSession(props: OpenSessionProps): Promise<Opened | Refused> {
  const { db } = props.context;
  try {
    return await db.transaction((tx) => openIn(tx, props));
  } catch (error) {
    // Two first sign-ins of one person at once: the other has made the user and the link, which are now found.
    if (isUniqueViolation(error)) return db.transaction((tx) => openIn(tx, props));
    throw error;
  }
}

async function openIn(
  tx: Db,
  { context, provider, person, idHash, expires }: OpenSessionProps,
): Promise<Opened | Refused> {
  const { tenant, now } = context;
  const before = context.session ?? context.suspendedSession;
  const decision = await decide(tx, tenant.id, { provider, person });
  if (decision.kind === 'refused') return refused(decision.refusal);

  const userId = await settle(tx, tenant.id, { decision, person });
  if (before) await deleteSession(tx, tenant.id, before.idHash);
  await insertSession(tx, {
    tenantId: tenant.id,
    idHash,
    userId,
    providerId: provider.id,
    idToken: person.idToken,
    now,
    expires,
  });
  const subject = { provider: provider.code, user: decision.kind };
  await insertAuditEntry(tx, tenant.id, { at: now, userId, action: 'signIn', subject });
  return { kind: 'opened', userId };
}

async function decide(
  tx: Db,
  tenantId: string,
  { provider, person }: Pick<OpenSessionProps, 'provider' | 'person'>,
): Promise<PersonDecision> {
  const { issuer } = person;
  const verifiedEmail = checkEmail(person.claims);
  // The address first: whoever is linked between the two looks is then found as themselves, not taken for a stranger.
  const userByEmail = verifiedEmail
    ? await findUserByEmail(tx, tenantId, { email: verifiedEmail, issuer })
    : null;
  const linkedUser = await findUserByIdentity(tx, tenantId, person);
  return checkPerson({ linkedUser, verifiedEmail, userByEmail, autoProvision: provider.autoProvision });
}

type Settling = { decision: Exclude<PersonDecision, { kind: 'refused' }>; person: Person };

async function settle(tx: Db, tenantId: string, { decision, person }: Settling): Promise<string> {
  if (decision.kind === 'known') return decision.userId;

  const userId = decision.kind === 'link' ? decision.userId : randomUUID();
  if (decision.kind === 'create') {
    await insertUser(tx, tenantId, newLearner(userId, decision.email, person.claims));
  }
  await insertUserIdentity(tx, tenantId, { userId, issuer: person.issuer, subject: person.subject });
  return userId;
}
