import { hash, randomBytes } from 'node:crypto';

/** 256 random bits for a cookie; the database keeps only its hash. */
export function randomSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOf(secret: string): string {
  return hash('sha256', secret, 'base64url');
}
