import * as z from 'zod/mini';
import type { LinkedUser, UserByEmail } from '../../store/people/user-identities';

export type PersonFacts = {
  linkedUser: LinkedUser | null;
  verifiedEmail: string | null;
  userByEmail: UserByEmail | null;
  autoProvision: boolean;
};

export type PersonDecision =
  | { kind: 'known'; userId: string }
  | { kind: 'link'; userId: string }
  | { kind: 'create'; email: string }
  | { kind: 'refused'; refusal: 'unverifiedEmail' | 'unknownPerson' | 'suspended' };

/** Which user of ours is this person? Once linked, their address may change; before that it is the only proof. */
export function checkPerson({
  linkedUser,
  verifiedEmail,
  userByEmail,
  autoProvision,
}: PersonFacts): PersonDecision {
  if (linkedUser) return unlessSuspended('known', linkedUser);
  if (!verifiedEmail) return { kind: 'refused', refusal: 'unverifiedEmail' };
  // The address has passed to another person at the same provider: they must not inherit the account.
  if (userByEmail?.isLinkedAtIssuer) return { kind: 'refused', refusal: 'unknownPerson' };
  if (userByEmail) return unlessSuspended('link', userByEmail);
  if (autoProvision) return { kind: 'create', email: verifiedEmail };
  return { kind: 'refused', refusal: 'unknownPerson' };
}

function unlessSuspended(kind: 'known' | 'link', { id, isSuspended }: LinkedUser): PersonDecision {
  return isSuspended ? { kind: 'refused', refusal: 'suspended' } : { kind, userId: id };
}

const email = z.email().check(z.maxLength(254));

/** An address counts only when the provider vouches for it: anyone can type another person's. */
export function checkEmail(claims: Record<string, unknown>): string | null {
  if (claims['email_verified'] !== true) return null;
  const { success, data } = z.safeParse(email, claims['email']);
  return success ? data : null;
}
