import { type LtiRefused, refused } from '../../refusal';

/** Of the scopes that are asked for, those that the tool is registered for; some, or nothing is given. */
export function checkScopes(
  { scopes }: { scopes: readonly string[] },
  asked: string | null,
): { scopes: string[] } | LtiRefused {
  const wanted = new Set(asked?.split(' ').filter(Boolean));
  const granted = scopes.filter((scope) => wanted.has(scope));
  return granted.length > 0 ? { scopes: granted } : refused('scopeNotAllowed');
}
