import * as z from 'zod/mini';

const email = z.email().check(z.maxLength(254));

/** An address counts only when the provider vouches for it: anyone can type another person's. */
export function checkEmail(claims: Record<string, unknown>): string | null {
  if (claims['email_verified'] !== true) return null;
  const { success, data } = z.safeParse(email, claims['email']);
  return success ? data : null;
}
