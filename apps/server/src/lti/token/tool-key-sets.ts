import { createLocalJWKSet, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose';
import type { LtiTool } from '../../store/lti/lti-tools';
import { fetchJson } from './fetch-json';
import { MOST_CACHED_KEY_SETS } from '../limits';

/** The keys of a tool; `isFresh` asks for them anew where a key was not among those that are cached. */
export type ToolKeySets = (
  tool: Pick<LtiTool, 'jwks' | 'jwksUrl'>,
  asked: { now: Date; isFresh: boolean },
) => Promise<JWTVerifyGetKey>;

const CACHED_MS = 300_000;
/** However often a wrong key is tried, a tool is asked no more often than this. */
const ASK_AGAIN_MS = 10_000;

export function createToolKeySets({ hasLocalTools }: { hasLocalTools: boolean }): ToolKeySets {
  const cache = new Map<string, { keys: Promise<JWTVerifyGetKey>; askedMs: number }>();
  return ({ jwks, jwksUrl }, { now, isFresh }) => {
    if (!jwksUrl) return Promise.resolve().then(() => keySet(jwks));
    const nowMs = now.getTime();
    const known = cache.get(jwksUrl);
    if (known && nowMs - known.askedMs < (isFresh ? ASK_AGAIN_MS : CACHED_MS)) return known.keys;
    if (cache.size >= MOST_CACHED_KEY_SETS) cache.clear();
    const keys = fetchJson(jwksUrl, { hasLocalTools }).then(keySet);
    cache.set(jwksUrl, { keys, askedMs: nowMs });
    keys.catch(() => cache.delete(jwksUrl));
    return keys;
  };
}

/** Throws on what is no key set. */
function keySet(jwks: unknown): JWTVerifyGetKey {
  return createLocalJWKSet(jwks as JSONWebKeySet); // the library looks at it itself
}
