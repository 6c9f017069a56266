import type { Locale } from '@lantern/domain/display/locales';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db';
import type { FileStorage } from '../storage/file-storage';
import type { Learner } from '../store/people/learner-facts';
import type { Session } from '../store/people/sessions';
import type { ApiAccess } from '../store/platform/api-clients';
import type { Tenant } from '../store/platform/tenants';
import type { Scanner } from '../virus-scan/scanner';
import type { OwnFragments } from './config/own-fragments';

/** Everything a handler may know of the request besides its input. */
export type CallContext = {
  db: Db;
  files: FileStorage;
  /** Of viruses; null where none is set. */
  scanner: Scanner | null;
  now: Date;
  tenant: Tenant;
  session: Session | null;
  /** Of a person who is suspended: good for signing out, and for nothing else. */
  suspendedSession: Session | null;
  /** The token that came along, whatever it is worth. */
  bearer: string | null;
  /** That token alone says who asks, and no cookie does: where the tenant allows apps. */
  isByToken: boolean;
  /** The program that asks, once its token has been looked at. */
  machine: ApiAccess | null;
  locale: Locale;
  /** Where the request came from. */
  address: string;
  /** From this very machine, and not through a proxy on it: not to be held back. */
  isFromOwnMachine: boolean;
  /** The tenant's own address, as it signs it: an origin, without a slash. */
  issuer: string;
  /** The product's own, which a tenant's registry goes before. */
  fragments: OwnFragments;
  log: FastifyBaseLogger;
};

export type SignedInContext = CallContext & {
  session: Session;
  /** Whoever asks, as stores and rules are told of them. */
  learner: Learner;
};
