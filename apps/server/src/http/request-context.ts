import { ProblemError } from '@lantern/contract/problem-error';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../db/db';
import { isDiskFull } from '../db/errors';
import type { FileStorage } from '../storage/file-storage';
import { findAppSession } from '../store/people/app-grants';
import { findSession, type Session, renewSession } from '../store/people/sessions';
import type { Tenant } from '../store/platform/tenants';
import type { Scanner } from '../virus-scan/scanner';
import { allowsApps, bearerOf } from './bearer';
import type { CallContext } from './call-context';
import { callerLocale } from './caller-locale';
import type { OwnFragments } from './config/own-fragments';
import { hashOf } from './random-secret';
import { readSessionCookie } from './session-cookie';

export type ContextDeps = {
  db: Database;
  files: FileStorage;
  scanner: Scanner | null;
  clock: () => Date;
  session: { idleMs: number };
  tenantOfHost: (host: string) => Promise<Tenant | null>;
  fragments: OwnFragments;
  /** Of the first tenant; the request's own address unless given. */
  publicUrl: URL | null;
};

/** A session is renewed at most this often, so that reading stays reading. */
const RENEW_EVERY_MS = 5 * 60_000;
const SECRET = /^[\w-]{43}$/;

/** Finds out who asks, for which tenant, in which language and at what time; made once a request. */
export function createRequestContext(deps: ContextDeps) {
  const {
    db,
    files,
    scanner,
    clock,
    session: { idleMs },
    tenantOfHost,
    fragments,
    publicUrl,
  } = deps;
  const made = new WeakMap<FastifyRequest, Promise<CallContext>>();

  async function make(request: FastifyRequest): Promise<CallContext> {
    const tenant = await tenantOfHost(request.ownHostname);
    if (!tenant) throw new ProblemError('misdirected');
    const now = clock();
    const bearer = bearerOf(request);
    const isByToken = bearer !== null && allowsApps(tenant);
    const found = isByToken
      ? await findAppSession(db, tenant.id, { accessHash: hashOf(bearer), now })
      : await sessionOf(request, tenant, now);
    const session = found?.isSuspended ? null : found;
    const suspendedSession = found?.isSuspended ? found : null;
    const locale = callerLocale(request, tenant, found);
    const issuer = issuerOf(request, tenant);
    const { clientAddress: address, isFromOwnMachine, log } = request;
    const caller = { session, suspendedSession, bearer, isByToken, machine: null, address, isFromOwnMachine };
    const platform = { files, scanner, fragments };
    return { db: db.forTenant(tenant.id), ...platform, now, tenant, ...caller, locale, issuer, log };
  }

  /** A local Lantern has several names, and one that its tools know it by. */
  function issuerOf({ ownOrigin }: FastifyRequest, { isFallback }: Tenant): string {
    return publicUrl && isFallback ? publicUrl.origin : ownOrigin;
  }

  async function sessionOf(request: FastifyRequest, tenant: Tenant, now: Date): Promise<Session | null> {
    const secret = readSessionCookie(request);
    if (!secret || !SECRET.test(secret)) return null;
    const session = await findSession(db, tenant.id, hashOf(secret), now);
    if (!session) return null;
    const idleForMs = now.getTime() - session.lastUsed.getTime();
    if (idleForMs >= idleMs) return null;
    if (idleForMs >= RENEW_EVERY_MS) await renew(tenant.id, session.idHash, now);
    return session;
  }

  /** Where nothing can be written, reading goes on. */
  async function renew(tenantId: string, idHash: string, now: Date): Promise<void> {
    try {
      await renewSession(db, tenantId, idHash, now);
    } catch (error) {
      if (!isDiskFull(error)) throw error;
    }
  }

  return (request: FastifyRequest): Promise<CallContext> => {
    let context = made.get(request);
    if (!context) {
      context = make(request);
      made.set(request, context);
    }
    return context;
  };
}
