import { createPrivateKey } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import { isMailAddress } from './mail-address';
import type { MailSettings } from './mail-settings';

const ADDRESS = 'SMTP_URL must be an address of the form smtp://user:password@host:587, or smtps://';

/** From the environment; null where there is no mail server, a sentence where a setting cannot work. */
export function readMailSettings(env: Record<string, string | undefined>): MailSettings | string | null {
  const { SMTP_URL, MAIL_FROM, DKIM_SELECTOR, DKIM_KEY_FILE } = env;
  if (!SMTP_URL) {
    const idle = Object.entries({ MAIL_FROM, DKIM_SELECTOR, DKIM_KEY_FILE }).find(([, value]) => value);
    return idle ? `${idle[0]} says more of SMTP_URL, which is not set.` : null;
  }
  const url = URL.canParse(SMTP_URL) ? new URL(SMTP_URL) : null;
  // The password stands in it: it is not said again.
  if (!url || !/^smtps?:$/.test(url.protocol) || !url.hostname || url.search || url.pathname.length > 1)
    return `${ADDRESS}.`;
  if (!MAIL_FROM || !isMailAddress(MAIL_FROM))
    return `MAIL_FROM must be the address of the sender, such as learning@example.org, not "${MAIL_FROM ?? ''}".`;
  const dkim = readDkim(DKIM_SELECTOR, DKIM_KEY_FILE);
  if (typeof dkim === 'string') return dkim;
  const isTls = url.protocol === 'smtps:';
  return {
    host: url.hostname.replace(/^\[|\]$/g, ''),
    port: Number(url.port) || (isTls ? 465 : 587),
    isTls,
    user: url.username ? decodeURIComponent(url.username) : null,
    password: url.password ? decodeURIComponent(url.password) : null,
    from: MAIL_FROM,
    dkim,
  };
}

function readDkim(selector = '', file = ''): MailSettings['dkim'] | string {
  if (!selector && !file) return null;
  if (!selector || !file) return 'DKIM_SELECTOR and DKIM_KEY_FILE go together.';
  if (!/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(selector))
    return `DKIM_SELECTOR must be a name as in the DNS, not "${selector}".`;
  const noKey = `DKIM_KEY_FILE must be a file with a private key in PEM, which "${file}" is not.`;
  try {
    // A pipe would be waited for.
    if (!statSync(file).isFile()) return noKey;
    const privateKey = readFileSync(file, 'utf8');
    createPrivateKey(privateKey);
    return { selector, privateKey };
  } catch {
    return noKey;
  }
}
