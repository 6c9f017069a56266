import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits for a cookie; the database keeps only its hash. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}
