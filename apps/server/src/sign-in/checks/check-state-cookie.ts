import { timingSafeEqual } from 'node:crypto';

/** Does the answer come back to the browser that asked? A link from somebody else's sign-in does not. */
export function checkStateCookie(state: string | null, cookie: string | null): boolean {
  if (!state || !cookie) return false;
  const [returned, kept] = [Buffer.from(state), Buffer.from(cookie)];
  return returned.length === kept.length && timingSafeEqual(returned, kept);
}

/** A sign-in that began longer ago than its ten minutes begins again. */
export function checkStateAge({ expires }: { expires: Date }, now: Date): boolean {
  return now < expires;
}
