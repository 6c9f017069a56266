import { policySource } from '@lantern/demo-pages/policy-source';
import type { Config } from './config';

/** Sent with every page; only scripts that carry the answer's own nonce run, and only the platform may frame it. */
export function pageHeaders({ url, platform }: Config, nonce: string): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      "style-src 'self'",
      "img-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      ['frame-ancestors', ...platform.origins.map(policySource)].join(' '),
      "require-trusted-types-for 'script'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    // The session is in the address.
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    ...(url.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}
