import { type Cookie, expect, type Page, request } from '@playwright/test';

/** The demo's people; all have the same password. */
export const PEOPLE = {
  ada: { name: 'Ada Lindqvist', email: 'ada@demo.test' },
  noor: { name: 'نور الهاشمي', email: 'noor@demo.test' },
  kenji: { name: 'Kenji Mori', email: 'kenji@demo.test' },
  omar: { name: 'Omar Haddad', email: 'omar@demo.test' },
  lin: { name: 'Lin Wei', email: 'lin@demo.test' },
  amira: { name: 'أميرة حداد', email: 'amira@demo.test' },
  theodora: {
    name: 'Theodora Maximiliane Freifrau von Hohenlohe-Schillingsfürst und zu Castell-Rüdenhausen',
    email: 'theodora@demo.test',
  },
  ines: { name: 'Inês Carvalho', email: 'ines@demo.test' },
} as const;
export type Person = keyof typeof PEOPLE;

export const PASSWORD = 'lantern';

/** The sessions that this worker has opened; a test that signs out signs in by itself. */
const sessions = new Map<Person, Cookie[]>();

/** Whatever is opened or asked for from now on comes from this person. No page is opened for it. */
export async function signInAs(page: Page, person: Person): Promise<void> {
  const session = sessions.get(person) ?? (await openSession(person));
  sessions.set(person, session);
  await page.context().addCookies(session);
}

/** By the form of the demo provider, sent without a page and without what else a browser would remember. */
async function openSession(person: Person): Promise<Cookie[]> {
  const browser = await request.newContext({ baseURL: process.env['LANTERN_E2E_URL'] ?? '' });
  const form = await browser.get('/oidc/login?redirectUrl=%2Flearn%2Fforbidden');
  await browser.post(form.url(), {
    form: { email: PEOPLE[person].email, password: PASSWORD },
    headers: { origin: new URL(form.url()).origin },
  });
  const { cookies } = await browser.storageState();
  await browser.dispose();
  const session = cookies.filter(({ name }) => name.endsWith('sid'));
  expect(session, `${person} is signed in`).not.toEqual([]);
  return session;
}

/** Signs in at the demo provider; `origin` is for a product other than the run's own. */
export async function signInAnew(
  page: Page,
  person: Person,
  address = '/learn/profile',
  origin = '',
): Promise<void> {
  await page.goto(`${origin}/oidc/login?redirectUrl=${encodeURIComponent(address)}`);
  await page.getByRole('button', { name: PEOPLE[person].name }).click();
  await page.waitForURL(
    (url) => url.pathname.startsWith('/learn') && url.pathname !== '/learn/login-callback',
  );
}

/** Ends the session from outside. The page is left first: whatever it still asks for would be refused. */
export async function forgetSession(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.context().clearCookies();
}
