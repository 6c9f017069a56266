import type { FastifyReply, FastifyRequest } from 'fastify';
import { isHttps } from '../http/request-origin';

export type HtmlPolicy = {
  nonce: string;
  /** Origins that a tenant allows for frames of content. */
  frameSources: string[];
  /** [2.36] Origins that a tenant lets show our pages in a frame of theirs. */
  embedders: string[];
  /** Hot reload needs a socket and inline styles; never in production. */
  isDevelopment: boolean;
};

/** The policy of every page: only our own scripts, marked with this answer's nonce, run at all. */
export function contentSecurityPolicy({ nonce, frameSources, embedders, isDevelopment }: HtmlPolicy): string {
  return [
    `default-src 'none'`,
    `script-src 'nonce-${nonce}' 'strict-dynamic' 'wasm-unsafe-eval'`,
    isDevelopment ? `style-src 'self' 'unsafe-inline'` : `style-src 'self' 'nonce-${nonce}'`,
    `img-src 'self' data:`,
    `connect-src 'self'${isDevelopment ? ' ws:' : ''}`,
    `media-src 'self'`,
    `font-src 'self'`,
    `frame-src ${frameSources.length > 0 ? frameSources.join(' ') : `'none'`}`,
    `worker-src 'self'`,
    `manifest-src 'self'`,
    `object-src 'none'`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors ${embedders.length > 0 ? [...new Set([`'self'`, ...embedders])].join(' ') : `'none'`}`,
    ...(isDevelopment ? [] : [`require-trusted-types-for 'script'`]),
  ].join('; ');
}

/** What every answer carries, whatever it is; one that may be kept says so itself. */
export function setCommonHeaders(request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), microphone=(), geolocation=(), display-capture=(), payment=(), usb=()',
    'x-request-id': request.id,
  });
}

/** Once seen over https, it is asked over https alone. */
export function setTransportHeader(request: FastifyRequest, reply: FastifyReply): void {
  if (isHttps(request)) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
}
