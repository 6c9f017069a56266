import type { Cookie, Page } from '@playwright/test';

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

/** Arrives at the address signed in: at the demo provider the first time, from then on with the same session. */
export async function signInAs(page: Page, person: Person, address = '/learn/profile'): Promise<void> {
  const session = sessions.get(person);
  if (session) {
    await page.context().addCookies(session);
    await page.goto(address);
    return;
  }
  await signInAnew(page, person, address);
  const cookies = await page.context().cookies(page.url());
  sessions.set(
    person,
    cookies.filter(({ name }) => name.endsWith('sid')),
  );
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
