import { policySource } from '@lantern/demo-pages/policy-source';
import type { Config } from './config';

type PagePolicy = Pick<Config, 'issuer' | 'redirectUris' | 'postLogoutUris'>;

/** Sent with every answer; scriptSources names the scripts that a page may run, normally none. */
export function pageHeaders(config: PagePolicy, scriptSources: string[] = []): Record<string, string> {
  return {
    'content-security-policy': [
      "default-src 'none'",
      // Empty instead of 'none': oidc-provider adds the hash of its own sign-out script here.
      ['script-src', ...scriptSources].join(' '),
      "style-src 'self'",
      "img-src 'self'",
      ['form-action', "'self'", ...applicationOrigins(config)].join(' '),
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=()',
    ...(config.issuer.startsWith('https:') && { 'strict-transport-security': 'max-age=31536000' }),
  };
}

/** Browsers hold form-action against the redirects that follow the form too, and those lead home. */
function applicationOrigins({ redirectUris, postLogoutUris }: PagePolicy): Set<string> {
  return new Set([...redirectUris, ...postLogoutUris].map(policySource));
}
