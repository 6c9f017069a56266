import type { UserByEmail } from '../../store/user-identities';

export type PersonFacts = {
  linkedUserId: string | null;
  verifiedEmail: string | null;
  userByEmail: UserByEmail | null;
  autoProvision: boolean;
};

export type PersonDecision =
  | { kind: 'known'; userId: string }
  | { kind: 'link'; userId: string }
  | { kind: 'create'; email: string }
  | { kind: 'refused'; refusal: 'unverifiedEmail' | 'unknownPerson' };

/** Which user of ours is this person? Once linked, their address may change; before that it is the only proof. */
export function checkPerson({
  linkedUserId,
  verifiedEmail,
  userByEmail,
  autoProvision,
}: PersonFacts): PersonDecision {
  if (linkedUserId) return { kind: 'known', userId: linkedUserId };
  if (!verifiedEmail) return { kind: 'refused', refusal: 'unverifiedEmail' };
  // The address has passed to another person at the same provider: they must not inherit the account.
  if (userByEmail?.isLinkedAtIssuer) return { kind: 'refused', refusal: 'unknownPerson' };
  if (userByEmail) return { kind: 'link', userId: userByEmail.id };
  if (autoProvision) return { kind: 'create', email: verifiedEmail };
  return { kind: 'refused', refusal: 'unknownPerson' };
}
