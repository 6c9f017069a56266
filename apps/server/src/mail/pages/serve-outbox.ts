import { ProblemError } from '@lantern/contract/problem-error';
import { isGuid } from '@lantern/domain/web/is-guid';
import type { FastifyInstance } from 'fastify';
import type { CallContext } from '../../http/call-context';
import type { ContextOf } from '../../http/serve';
import { findMail, listMailsOf, type StoredMail } from '../../store/mail/mails';
import { mailTexts } from '../../texts/mail-texts';
import { mailKindOf } from '../mail-kinds';
import { type DigestWriter, factsOf } from '../mail-work';
import { mailSecret, unsubscribeAddress } from '../unsubscribe-token';
import { writeMail, type WrittenMail } from '../write-mail';
import { OUTBOX_POLICY, outboxPage } from './outbox-page';

const OUTBOX_PATH = '/learn/outbox';
const MOST = 50;
/** A mail as a mail program shows it: its styles stand on its elements, and nothing of it runs or is fetched. */
const MAIL_POLICY = `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation`;

/** In the demo: what a person would have got by mail, for that person alone. */
export function serveOutbox(app: FastifyInstance, contextOf: ContextOf, writeDigest: DigestWriter): void {
  const asWritten = (context: CallContext, mail: StoredMail) => writtenAgain(context, mail, writeDigest);
  app.get(OUTBOX_PATH, async (request, reply) => {
    const context = await contextOf(request);
    const { db, tenant, locale, now, session } = context;
    if (!session) return reply.redirect(`/oidc/login?redirectUrl=${OUTBOX_PATH}`, 303);
    const { userId } = session;
    const mails = await listMailsOf(db, { tenantId: tenant.id, userId }, MOST);
    const written = await Promise.all(
      mails.map(async (mail) => ({ ...mail, ...(await asWritten(context, mail)) })),
    );
    const html = outboxPage(written, { tenant, texts: mailTexts(locale), folder: OUTBOX_PATH, now });
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': OUTBOX_POLICY, 'x-robots-tag': 'noindex' })
      .send(html);
  });

  app.get(`${OUTBOX_PATH}/:id`, async (request, reply) => {
    const context = await contextOf(request);
    const { id } = request.params as { id: string }; // the route's own parameter
    const mail = isGuid(id) ? await findMail(context.db, context.tenant.id, id) : null;
    if (!mail || mail.userId !== context.session?.userId) throw new ProblemError('notFound');
    return reply
      .type('text/html; charset=utf-8')
      .headers({ 'content-security-policy': MAIL_POLICY, 'x-robots-tag': 'noindex' })
      .send((await asWritten(context, mail)).html);
  });
}

/** As it was, or would be now. */
async function writtenAgain(
  { db, tenant, issuer, now }: CallContext,
  mail: StoredMail,
  writeDigest: DigestWriter,
): Promise<WrittenMail> {
  const kind = mailKindOf(mail.kind);
  if (!kind) throw new ProblemError('notFound');
  const secret = await mailSecret(db, tenant.id, now);
  const unsubscribe = unsubscribeAddress({ userId: mail.userId, kind }, { origin: issuer, secret });
  const links = { origin: issuer, unsubscribe };
  if (kind !== 'digest') return writeMail({ kind, facts: factsOf(mail) }, mail, links);
  const digest = await writeDigest(db, mail, { tenantId: tenant.id, links, now: mail.sent ?? now });
  return digest ?? { subject: tenant.productTitle, text: '', html: '' };
}
