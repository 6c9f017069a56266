import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { CallContext } from '../../http/call-context';
import { takeForms } from '../../http/input/take-forms';
import { plainPage } from '../../http/pages/plain-page';
import { limitPerMinute } from '../../http/rate-limit';
import type { ContextOf } from '../../http/serve';
import { subscribeAgain, unsubscribe } from '../../store/notifications/reach';
import { filledText, mailTexts } from '../../texts/mail-texts';
import { mailSecret, readUnsubscribeToken, UNSUBSCRIBE_PATH, type Unsubscribing } from '../unsubscribe-token';

const ASKED_A_MINUTE = 60;

/**
 * Where the link of a mail leads, and where mail programs post (RFC 8058). Both work signed out: the signed token says who. The post
 * comes from other sites and without a cookie, so that no page is asked for its origin; a look at the page changes nothing, since
 * scanners follow links.
 */
export async function serveUnsubscribe(app: FastifyInstance, contextOf: ContextOf): Promise<void> {
  const limit = limitPerMinute(ASKED_A_MINUTE);
  const read = async (request: FastifyRequest) => {
    const context = await contextOf(request);
    limit(context.address, context.now.getTime());
    const { t } = request.query as { t?: unknown }; // whatever was sent
    const secret = await mailSecret(context.db, context.tenant.id, context.now);
    return { context, t, who: typeof t === 'string' ? readUnsubscribeToken(t, secret) : null };
  };

  await app.register(async (room) => {
    takeForms(room);
    room.get(UNSUBSCRIBE_PATH, async (request, reply) => {
      const { context, t, who } = await read(request);
      if (!who) return sendBad(reply, context);
      const { pages } = mailTexts(context.locale);
      return sendPage(reply, context, {
        who,
        words: pages.ask,
        form: { action: actionOf(t), label: pages.ask.button },
      });
    });

    room.post(UNSUBSCRIBE_PATH, async (request, reply) => {
      const { context, t, who } = await read(request);
      if (!who) return sendBad(reply, context);
      const { pages } = mailTexts(context.locale);
      const which = { tenantId: context.tenant.id, ...who };
      // Only our own page has this button.
      if (isAgain(request.body)) {
        await subscribeAgain(context.db, which, context.now);
        return sendPage(reply, context, { who, words: pages.again });
      }
      await unsubscribe(context.db, which, context.now);
      const form = { action: actionOf(t), label: pages.done.button, field: 'again' };
      return sendPage(reply, context, { who, words: pages.done, form });
    });
  });
}

function isAgain(body: unknown): boolean {
  return typeof body === 'object' && body !== null && 'again' in body;
}

function actionOf(token: unknown): string {
  return `${UNSUBSCRIBE_PATH}?t=${encodeURIComponent(String(token))}`;
}

type Shown = {
  who: Unsubscribing;
  words: { title: string; detail: string };
  form?: { action: string; label: string; field?: string };
};

function sendPage(reply: FastifyReply, { tenant, locale }: CallContext, { who, words, form }: Shown) {
  const { language, names } = mailTexts(locale);
  const fill = (text: string) => filledText(text, { name: names[who.kind] });
  return send(
    reply,
    plainPage({
      language,
      productTitle: tenant.productTitle,
      title: fill(words.title),
      detail: fill(words.detail),
      ...(form && { form }),
    }),
  );
}

function sendBad(reply: FastifyReply, { tenant, locale }: CallContext) {
  const { language, pages } = mailTexts(locale);
  return send(reply.code(400), plainPage({ language, productTitle: tenant.productTitle, ...pages.bad }));
}

function send(reply: FastifyReply, { html, policy }: { html: string; policy: string }) {
  return reply
    .type('text/html; charset=utf-8')
    .headers({
      'content-security-policy': policy,
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    .send(html);
}
