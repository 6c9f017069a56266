import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db';
import { originOf } from '../http/request-origin';
import { type Effect, NO_EFFECT, type Work } from '../jobs/work';
import {
  clearMailHanded,
  findMail,
  setMailHanded,
  setMailRefused,
  setMailSent,
  type StoredMail,
} from '../store/mail/mails';
import { headerText, isMailAddress } from './mail-address';
import { type MailFacts, type MailKind, mailKindOf, mailRule } from './mail-kinds';
import { MailFailure } from './mail-failure';
import { MAIL_QUEUE } from './queue-mails';
import { domainOf, type MailTransport, type Message } from './smtp-transport';
import { mailSecret, unsubscribeAddress } from './unsubscribe-token';
import { type MailLinks, writeMail, type WrittenMail } from './write-mail';

export type MailDeps = {
  db: Db;
  clock: () => Date;
  log: FastifyBaseLogger;
  transport: MailTransport;
  writeDigest: DigestWriter;
  /** The sender of tenants that have none of their own. */
  from: string;
  /** PUBLIC_URL: the first tenant's own; the others have its scheme and port. */
  origin: string;
};

/** Null when nothing is left to tell: it was read meanwhile, or may not be seen any more. */
export type DigestWriter = (
  db: Db,
  mail: StoredMail,
  about: { tenantId: string; links: MailLinks; now: Date },
) => Promise<WrittenMail | null>;

/** Nobody wants to be told next week what was new today. */
const STALE_MS = 3 * 24 * 3_600_000;

type Which = { tenantId: string; id: string };

/** Sends what waits. One that the mail server cannot take now is tried again later; one that it refuses is a bounce. */
export function mailWork(deps: MailDeps): Work {
  return {
    queue: MAIL_QUEUE,
    leaseSeconds: 120,
    run: async ({ tenantId, key }, stopping) => {
      const which = { tenantId: tenantId ?? '', id: key };
      const mail = await findMail(deps.db, which.tenantId, which.id);
      if (!mail || mail.sent || mail.refused) return NO_EFFECT;
      return send(deps, { which, mail }, stopping);
    },
  };
}

type Sending = { which: Which; mail: StoredMail };

async function send(deps: MailDeps, { which, mail }: Sending, stopping: AbortSignal): Promise<Effect> {
  const { db, clock, transport, log } = deps;
  const kind = mailKindOf(mail.kind);
  const refuse =
    (refusal: string): Effect =>
    (tx) =>
      setMailRefused(tx, which, { refusal, now: clock() });
  const fault = kind && faultOf(mail, clock());
  if (!kind || fault) return refuse(fault ?? 'unknownKind');
  const message = await messageOf(deps, { which, mail, kind });
  if (!message) return refuse('nothingLeft');
  const isOnceAtMost = mailRule(kind).delivery === 'atMostOnce';
  // Handed over before, and nobody knows what came of it: it must not come twice.
  if (isOnceAtMost && !(await setMailHanded(db, which, clock()))) return refuse('unknown');
  try {
    await transport.send(message, stopping);
  } catch (error) {
    const failure = error instanceof MailFailure ? error : null;
    if (failure?.outcome === 'refused') {
      log.warn({ kind, reason: failure.code }, 'a mail bounced');
      return refuse(failure.code);
    }
    if (isOnceAtMost && failure?.outcome === 'notTaken') await clearMailHanded(db, which);
    throw error;
  }
  return (tx) => setMailSent(tx, which, clock());
}

/** Why it is not sent at all. */
function faultOf(mail: StoredMail, now: Date): string | null {
  if (!isMailAddress(mail.email)) return 'badAddress';
  if (mail.isSuspended) return 'suspended';
  if (mail.isOptedOut) return 'optedOut';
  return now.getTime() - mail.queued.getTime() > STALE_MS ? 'tooOld' : null;
}

type Known = { which: Which; mail: StoredMail; kind: MailKind };

/** Null when there is nothing to say any more. */
async function messageOf(deps: MailDeps, { which, mail, kind }: Known): Promise<Message | null> {
  const { db, clock, writeDigest } = deps;
  const origin = mailOrigin(mail, deps.origin);
  const address = mail.from ?? deps.from;
  const secret = await mailSecret(db, which.tenantId, clock());
  const unsubscribe = unsubscribeAddress({ userId: mail.userId, kind }, { origin, secret });
  const links = { origin, unsubscribe };
  const written =
    kind === 'digest'
      ? await writeDigest(db, mail, { tenantId: which.tenantId, links, now: clock() })
      : writeMail({ kind, facts: factsOf(mail) }, mail, links);
  if (!written) return null;
  return {
    // The same at every try, by which a mailbox may know a double.
    messageId: `<mail-${which.id}@${domainOf(address)}>`,
    from: { name: headerText(mail.productTitle), address },
    replyTo: mail.replyTo,
    to: mail.email,
    listId: `${kind.toLowerCase()}.${new URL(origin).hostname}`,
    unsubscribe,
    ...written,
  };
}

/** As they were queued. */
export function factsOf({ facts }: Pick<StoredMail, 'facts'>): MailFacts {
  return facts as MailFacts; // queueMails has written them
}

export function mailOrigin({ domain }: Pick<StoredMail, 'domain'>, origin: string): string {
  return domain === null ? origin : originOf({ protocol: 'https', host: domain }, new URL(origin));
}
