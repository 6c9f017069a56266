import { courseNamed } from './courses';
import { expectAccessibleInThemes } from './expect-accessible';
import { choose, LOOKS } from './looks';
import { openPage } from './open-page';
import { PEOPLE, signInAs } from './people';
import { expect, test } from './product';

const WORDS = {
  'en-US': { signIn: 'Sign in to start', course: 'Spotting a phishing message' },
  ar: { signIn: 'سجّل الدخول للبدء', course: 'Pay conversations' },
} as const;

const pageOf = (id: string) => `/learn/open-catalog/${id}/view/details`;

for (const { name, locale, viewport } of LOOKS) {
  test.describe(name, () => {
    const words = WORDS[locale];
    test.use({ viewport });

    test('a visitor looks at a course, signs in to start it, and lands in it enrolled', async ({
      page,
      context,
      baseURL,
    }) => {
      await choose(context, baseURL ?? '', { locale });
      const id = await courseNamed(page.request, words.course);
      await openPage(page, pageOf(id));
      await expect(page.getByRole('heading', { level: 1, name: words.course })).toBeVisible();

      await page.getByRole('link', { name: words.signIn }).click();
      await page.getByRole('button', { name: PEOPLE.omar.name }).click();
      await expect(page).toHaveURL(new RegExp(`/learn/courses/${id}/view/content`));

      await page.goto(pageOf(id));
      await expect(page).toHaveURL(`/learn/courses/${id}`);
    });
  });
}

test('who is signed in already starts from the public page as well', async ({ page }) => {
  await signInAs(page, 'omar');
  const id = await courseNamed(page.request, 'Tax words in plain language');
  await openPage(page, pageOf(id));
  await page.getByRole('link', { name: 'Start', exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/learn/courses/${id}/view/content`));
});

test('the link that is shared leads a visitor to the same page', async ({ page, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' });
  const id = await courseNamed(page.request, 'Valuing a company');
  await openPage(page, pageOf(id));
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Link copied' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}${pageOf(id)}`);
});

test('where copying is refused, the link stands there to be taken', async ({ page, baseURL }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined });
  });
  const id = await courseNamed(page.request, 'Valuing a company');
  await openPage(page, pageOf(id));
  await page.getByRole('button', { name: 'Copy link' }).click();
  const field = page.getByLabel('Copy this link');
  await expect(field).toBeFocused();
  await expect(field).toHaveValue(`${baseURL}${pageOf(id)}`);
});

test('a link to the page previews, and search engines read what it is', async ({ request, baseURL }) => {
  const id = await courseNamed(request, 'Valuing a company');
  const html = await (await request.get(pageOf(id))).text();
  const address = `${baseURL}${pageOf(id)}`;
  expect(html).toContain('<title>Valuing a company · Lantern</title>');
  expect(html).toContain(`<link rel="canonical" href="${address}"/>`);
  expect(html).toContain('<meta property="og:title" content="Valuing a company"/>');
  expect(html).toContain(`<meta property="og:url" content="${address}"/>`);
  expect(html).toMatch(/<meta name="description" content="[^"]{20,}"\/>/);
  expect(html).toMatch(/<meta property="og:description" content="[^"]{20,}"\/>/);
  const cover = `${baseURL}/api/lms-storage/v1/open-catalog/${id}/cover.png`;
  expect(html).toContain(`<meta property="og:image" content="${cover}"/>`);
  expect((await request.get(cover)).headers()['content-type']).toBe('image/png');
  const [, data = '{}'] =
    /<script type="application\/ld\+json" nonce="[^"]+">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Course',
    name: 'Valuing a company',
    url: address,
    image: cover,
    inLanguage: 'en-US',
    offers: { '@type': 'Offer', category: 'Free' },
    provider: { '@type': 'Organization', name: 'Lantern' },
    hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online' },
  });
});

test('[1.7] the page has an address in each language, which answers in it whatever the visitor has chosen', async ({
  page,
  context,
  request,
  baseURL,
}) => {
  await choose(context, baseURL ?? '', { locale: 'en-US' });
  const id = await courseNamed(request, 'Valuing a company');
  const inArabic = `${baseURL}${pageOf(id)}?locale=ar`;
  await openPage(page, pageOf(id));
  await expect(page.locator('link[rel="alternate"][hreflang="ar"]')).toHaveAttribute('href', inArabic);
  await openPage(page, inArabic);
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', inArabic);
  await expect(page.locator('link[rel="alternate"][hreflang="x-default"]')).toHaveAttribute(
    'href',
    `${baseURL}${pageOf(id)}`,
  );

  await page.getByRole('button', { name: /^اللغة/ }).click();
  await page.getByRole('menuitemradio', { name: /English/ }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page).toHaveURL(pageOf(id));
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
});

test('a link to the open catalog previews as well', async ({ request, baseURL }) => {
  const html = await (await request.get('/learn/open-catalog')).text();
  expect(html).toContain(`<link rel="canonical" href="${baseURL}/learn/open-catalog"/>`);
  expect(html).toContain('<meta property="og:title" content="Open catalog"/>');
  expect(html).toMatch(/<meta property="og:description" content="[^"]{20,}"\/>/);
  const [, data = '{}'] =
    /<script type="application\/ld\+json" nonce="[^"]+">(.*?)<\/script>/.exec(html) ?? [];
  const { '@type': type, itemListElement } = JSON.parse(data);
  expect(type).toBe('ItemList');
  expect(itemListElement).toHaveLength(20);
});

test('the sitemap names the open catalog and its courses, robots.txt names the sitemap', async ({
  request,
  baseURL,
}) => {
  const id = await courseNamed(request, 'Valuing a company');
  const sitemap = await request.get('/sitemap.xml');
  expect(sitemap.headers()['content-type']).toContain('application/xml');
  const xml = await sitemap.text();
  expect(xml).toContain(`<loc>${baseURL}/learn/open-catalog</loc>`);
  expect(xml).toContain(`<loc>${baseURL}${pageOf(id)}</loc>`);
  expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${baseURL}/sitemap.xml`);
});

test('axe finds nothing to mend on a public course', async ({ page }) => {
  const id = await courseNamed(page.request, 'Threat modeling');
  await openPage(page, pageOf(id));
  await expectAccessibleInThemes(page, 'public course');
});

test.describe('a course that is not public', () => {
  test.use({ expectedComplaint: /status of 404/ });

  test('is not there for a visitor, who is led back to the open catalog', async ({ page }) => {
    const answer = await openPage(page, pageOf('00000000-0000-4000-8000-00000000dead'));
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1, name: 'Course is not available' })).toBeVisible();
    await page.getByRole('link', { name: 'Open catalog' }).click();
    await expect(page).toHaveURL('/learn/open-catalog');
  });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a public course can be read, and signed in to', async ({ page }) => {
    const id = await courseNamed(page.request, 'Valuing a company');
    await page.goto(pageOf(id));
    await expect(page.getByRole('heading', { name: 'About the course' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Sign in to start' })).toBeVisible();
  });
});
