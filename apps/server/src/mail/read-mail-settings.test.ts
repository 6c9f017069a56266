import { expect, test } from 'vitest';
import { readMailSettings } from './read-mail-settings';

const MAIL_FROM = 'learning@example.org';

test('without a mail server there is no mail', () => {
  expect(readMailSettings({})).toBeNull();
});

test('the address says host, port, account and whether the connection is encrypted from the start', () => {
  expect(readMailSettings({ SMTP_URL: 'smtps://us%40er:p%3Aw@mail.test', MAIL_FROM })).toEqual({
    host: 'mail.test',
    port: 465,
    isTls: true,
    user: 'us@er',
    password: 'p:w',
    from: MAIL_FROM,
    dkim: null,
  });
  expect(readMailSettings({ SMTP_URL: 'smtp://[::1]:2525', MAIL_FROM })).toMatchObject({
    host: '::1',
    port: 2525,
    isTls: false,
    user: null,
  });
});

test.each([
  ['SMTP_URL', { SMTP_URL: 'http://mail.test', MAIL_FROM }],
  ['SMTP_URL', { SMTP_URL: 'smtp://mail.test/?requireTLS=false', MAIL_FROM }],
  ['SMTP_URL', { SMTP_URL: 'mail.test', MAIL_FROM }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://mail.test' }],
  ['MAIL_FROM', { SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'a@b.test\nBcc: c@d.test' }],
  ['MAIL_FROM', { MAIL_FROM }],
  ['DKIM_SELECTOR', { SMTP_URL: 'smtp://mail.test', MAIL_FROM, DKIM_SELECTOR: 'x' }],
  ['DKIM_SELECTOR', { SMTP_URL: 'smtp://mail.test', MAIL_FROM, DKIM_SELECTOR: 'x y', DKIM_KEY_FILE: 'x' }],
  [
    'DKIM_KEY_FILE',
    { SMTP_URL: 'smtp://mail.test', MAIL_FROM, DKIM_SELECTOR: 'x', DKIM_KEY_FILE: 'package.json' },
  ],
  // It has no end.
  [
    'DKIM_KEY_FILE',
    { SMTP_URL: 'smtp://mail.test', MAIL_FROM, DKIM_SELECTOR: 'x', DKIM_KEY_FILE: '/dev/zero' },
  ],
])('what cannot work is said in a sentence that names %s, and no password', (name, env) => {
  const said = readMailSettings(env);
  expect(said).toContain(name);
  expect(readMailSettings({ ...env, SMTP_URL: 'ftp://u:hush@x' })).not.toContain('hush');
});
