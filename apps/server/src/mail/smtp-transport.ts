import { PassThrough } from 'node:stream';
import { createTransport } from 'nodemailer';
import type { MailSettings } from './mail-settings';
import { mailFailureOf, MailFailure } from './mail-failure';

export type Message = {
  messageId: string;
  from: { name: string; address: string };
  replyTo: string | null;
  to: string;
  subject: string;
  text: string;
  html: string;
  listId: string;
  unsubscribe: string;
};

export type MailTransport = {
  /** Resolves when the mail server has taken it; throws a MailFailure otherwise. */
  send: (message: Message, stopping: AbortSignal) => Promise<void>;
};

/** Each silence of the mail server, and all of it together; less than the lease of the job. */
const SILENCE_MS = 15_000;
const LONGEST_MS = 60_000;
const STOPPING_MS = 5000;

/** RFC 8058 wants both of them signed, and the library's own list lacks the second. */
const SIGNED_HEADERS =
  'from:reply-to:to:subject:date:message-id:mime-version:content-type:auto-submitted:list-id:list-unsubscribe:list-unsubscribe-post';

/** One connection for each mail: a server that hangs or drops spoils no other. */
export function smtpTransport(
  settings: MailSettings,
  limits = { silenceMs: SILENCE_MS, longestMs: LONGEST_MS },
): MailTransport {
  return { send: (message, stopping) => sendBySmtp({ settings, limits }, message, stopping) };
}

type Smtp = { settings: MailSettings; limits: { silenceMs: number; longestMs: number } };

async function sendBySmtp(
  { settings, limits }: Smtp,
  message: Message,
  stopping: AbortSignal,
): Promise<void> {
  const { host, port, isTls, user, password, dkim } = settings;
  const { silenceMs } = limits;
  const transporter = createTransport({
    host,
    port,
    secure: isTls,
    // A password never goes over an open wire.
    requireTLS: !isTls && user !== null && !isLoopback(host),
    connectionTimeout: silenceMs,
    greetingTimeout: silenceMs,
    socketTimeout: silenceMs,
    dnsTimeout: silenceMs,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...(user !== null && { auth: { user, pass: password ?? '' } }),
    ...(dkim && {
      dkim: {
        domainName: domainOf(message.from.address),
        keySelector: dkim.selector,
        privateKey: dkim.privateKey,
        headerFieldNames: SIGNED_HEADERS,
      },
    }),
  });
  let hasBegun = false;
  // Its stream is made once the server has greeted us and let us in.
  transporter.use('stream', (mail, done) => {
    mail.message.transform(() => {
      hasBegun = true;
      return new PassThrough();
    });
    done();
  });
  const ended = endOf(limits.longestMs, stopping);
  try {
    await Promise.race([transporter.sendMail(mailOf(message)), ended.promise]);
  } catch (error) {
    throw error instanceof MailFailure ? error : mailFailureOf(error, hasBegun);
  } finally {
    ended.clear();
    transporter.close();
  }
}

function mailOf({ messageId, from, replyTo, to, subject, text, html, listId, unsubscribe }: Message) {
  return {
    messageId,
    from,
    to: { name: '', address: to },
    ...(replyTo && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-ID': { prepared: true, value: `<${listId}>` },
      // Written by hand: the library's own option makes a header of each address, and one is allowed.
      'List-Unsubscribe': { prepared: true, value: `<${unsubscribe}>` },
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}

/**
 * Rejects when the time is up, which is soon when the server stops. The library may still be at it, so that nobody knows what
 * comes of the mail.
 */
function endOf(ms: number, stopping: AbortSignal) {
  const over = new MailFailure({ outcome: 'unknown', code: 'ETIMEDOUT' });
  const timers: Array<ReturnType<typeof setTimeout>> = [];
  let onAbort = () => {};
  const promise = new Promise<never>((_, reject) => {
    const endIn = (pause: number) => timers.push(setTimeout(reject, pause, over));
    onAbort = () => endIn(STOPPING_MS);
    endIn(ms);
  });
  promise.catch(() => undefined);
  stopping.addEventListener('abort', onAbort, { once: true });
  const clear = () => {
    for (const timer of timers) clearTimeout(timer);
    stopping.removeEventListener('abort', onAbort);
  };
  return { promise, clear };
}

export function domainOf(address: string): string {
  return address.slice(address.lastIndexOf('@') + 1);
}

function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || host.startsWith('127.');
}

/** Where no mail server is set, in the demo: everything is taken, and stays in the outbox. */
export const DEMO_SENDER = 'lantern@demo.test';
export const OUTBOX_TRANSPORT: MailTransport = { send: async () => {} };
