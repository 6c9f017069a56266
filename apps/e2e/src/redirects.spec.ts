import { openPage } from './open-page';
import { PEOPLE, signInAs } from './people';
import { expect, test } from './product';

test('[2.2] the start page is the dashboard', async ({ page }) => {
  await signInAs(page, 'ada');
  await page.goto('/');
  await expect(page).toHaveURL('/learn/');
  await expect(page.getByRole('heading', { level: 1, name: /^Good .*, Ada$/ })).toBeVisible();
});

test('[2.2] the same within the portal, without loading it anew', async ({ page }) => {
  await signInAs(page, 'ada');
  await openPage(page, '/learn/profile');
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.getByRole('link', { name: 'Lantern, to the start page' }).click();
  await expect(page).toHaveURL('/learn/');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('[2.19] whoever opens a deep link signed out comes back to it', async ({ page }) => {
  await page.goto('/learn/calendar/week?date=2026-03-10&view=a%26b');
  await page.getByRole('button', { name: PEOPLE.ada.name }).click();
  await expect(page).toHaveURL('/learn/calendar/week?date=2026-03-10&view=a%26b');
});

test('[2.19] [5.1] only our own addresses are followed after signing in', async ({ page, baseURL }) => {
  await signInAs(page, 'ada');
  const own = new URL(baseURL ?? '');
  const targets: Array<[target: string, followed: string]> = [
    ['/learn/profile?a=1#top', '/learn/profile?a=1'],
    [`${own.origin}/learn/calendar`, '/learn/calendar'],
    ['https://elsewhere.example/learn/profile', '/learn/'],
    ['//elsewhere.example/learn/profile', '/learn/'],
    ['/\\elsewhere.example', '/learn/'],
    ['/%2F/elsewhere.example', '/learn/'],
    [`https://${own.host}@elsewhere.example/`, '/learn/'],
    [`${own.origin}.elsewhere.example/`, '/learn/'],
    [`http://localhost:${Number(own.port) + 1}/`, '/learn/'],
    ['javascript:alert(document.domain)', '/learn/'],
    ['data:text/html,x', '/learn/'],
    ['\thttps://elsewhere.example', '/learn/'],
    ['', '/learn/'],
  ];
  for (const [target, followed] of targets) {
    const address = `/learn/login-callback?redirectUrl=${encodeURIComponent(target)}&provider=demo`;
    const url = new URL((await page.request.get(address)).url());
    expect(`${url.origin}${url.pathname}${url.search}`, `after ${target}`).toBe(`${own.origin}${followed}`);
  }
  await page.goto('/learn/login-callback?redirectUrl=%2Flearn%2Fprofile%3Fa%3D1%23top&provider=demo');
  await expect(page).toHaveURL('/learn/profile?a=1#top');
});

test('the old address of the profile leads to the new one (reading 10)', async ({ page }) => {
  await signInAs(page, 'ada');
  await page.goto('/profile');
  await expect(page).toHaveURL('/learn/profile');
});

test.describe('a session that has ended', () => {
  test.use({ expectedComplaint: /status of 401|notAuthenticated/ });

  test('[8.1] leads to signing in, once, and back', async ({ page, context }) => {
    await signInAs(page, 'ada');
    await openPage(page, '/learn/profile');
    await page.waitForLoadState('networkidle');
    await context.clearCookies();
    const signIns: string[] = [];
    page.on('request', (asked) => {
      const { pathname, searchParams } = new URL(asked.url());
      if (pathname === '/oidc/login') signIns.push(searchParams.get('redirectUrl') ?? '');
    });
    // Without the pointer, which would have the catalog fetched before it is asked for.
    await page.getByRole('navigation').getByRole('link', { name: 'Catalog' }).dispatchEvent('click');
    await page.waitForURL(/\/interaction\//);
    await page.getByRole('button', { name: PEOPLE.ada.name }).click();
    await expect(page).toHaveURL('/learn/catalog');
    expect(signIns).toEqual(['/learn/catalog']);
  });
});

test.describe('pages that say no', () => {
  test.use({ expectedComplaint: /status of (404|500)|simulated error|Minified React error/i });

  test('[4.33] Kenji, who is licensed for research only, is sent to the platform', async ({ page }) => {
    await page.goto('/learn/courses');
    const sent = page.waitForRequest((asked) => new URL(asked.url()).pathname === '/platform');
    await page.getByRole('button', { name: PEOPLE.kenji.name }).click();
    await sent;
    // That application is not installed here, so the page says why he was sent away, and lets him out.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account has no learning licence');
    await expect(page.getByText('kenji@demo.test')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Ask for a licence' })).toHaveAttribute(
      'href',
      'mailto:help@demo.test',
    );
    await page.getByRole('link', { name: 'Sign out' }).click();
    await expect(page).toHaveURL(/interaction/);
  });

  test('[2.21] an unknown address is not found, for visitors and learners alike', async ({ page }) => {
    const answer = await page.goto('/learn/nowhere/at/all');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible();
    await expect(page).toHaveTitle('Page not found · Lantern');
    await signInAs(page, 'ada');
    await openPage(page, '/learn/nowhere');
    await page.getByRole('link', { name: 'My courses' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'My courses' })).toBeVisible();
  });

  test('[2.15] the page for forbidden has no button', async ({ page }) => {
    await page.goto('/learn/forbidden');
    await expect(page.getByRole('heading', { level: 1, name: 'Forbidden' })).toBeVisible();
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
  });

  test('[2.20] [8.5] an error shows the full-screen page, without its stack', async ({ page }) => {
    const answer = await page.goto('/learn/simulate-error');
    expect(answer?.status()).toBe(500);
    expect(await answer?.text()).not.toMatch(/\n\s+at /);
    await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible();
    await expect(page.getByText('A simulated error')).toHaveCount(0);
    await expect(page.getByRole('navigation')).toHaveCount(0);
  });
});

test.describe('embedded and signed out', () => {
  test.use({ expectedComplaint: /status of 401|notAuthenticated/ });

  test('[8.1] [2.36] in a frame, who is signed out meets a 401 that stays one, and the page around hears of it', async ({
    page,
    baseURL,
  }) => {
    const own = new URL('/learn/courses', baseURL);
    const around = `http://127.0.0.1:${own.port}/around`;
    const statuses: number[] = [];
    await page.route(own.href, async (route) => {
      const headers = { ...route.request().headers(), 'sec-fetch-dest': 'iframe' };
      const response = await route.fetch({ headers });
      statuses.push(response.status());
      // Who may embed us is the tenant's to say, and the demo's names nobody.
      const { 'content-security-policy': _policy, ...rest } = response.headers();
      await route.fulfill({ response, headers: rest });
    });
    await page.route(around, (route) =>
      route.fulfill({ contentType: 'text/html', body: `<iframe src="${own.href}"></iframe>` }),
    );
    await page.addInitScript(() => {
      addEventListener('message', ({ data }) =>
        document.documentElement.setAttribute('data-heard', data.subject),
      );
    });
    await page.goto(around);
    await expect(page.locator('html')).toHaveAttribute('data-heard', 'lantern.relogin');
    await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toHaveText(
      'Unauthorized access',
    );
    expect(statuses).toEqual([401]);
  });
});
