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
      ['frame-ancestors', ...platform.origins.map(sourceOf)].join(' '),
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

/** A policy cannot name an IPv6 address, so there any host on that port will do. */
function sourceOf(origin: string): string {
  const { hostname, protocol, port } = new URL(origin);
  return hostname.startsWith('[') ? `${protocol}//*:${port || '*'}` : origin;
}
