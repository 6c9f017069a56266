import type { Page } from '@playwright/test';
import { expectAccessible } from './expect-accessible';
import { openPage } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

type Certificate = {
  certificateNumber: string;
  objectiveId: string;
  courseName: string;
  certificatePdfUrl: string | null;
};

/** Ada's certificate of a course, once it is drawn. */
async function certificateOf(page: Page, course: string): Promise<Certificate> {
  await signInAs(page, 'ada', '/learn/courses');
  let found: Certificate | undefined;
  await expect(async () => {
    const answer = await page.request.get('/api/lms/v1/certificate-records/query');
    const { data } = (await answer.json()) as { data: Certificate[] }; // the call's own schema
    found = data.find(({ courseName }) => courseName === course);
    expect(found).toBeTruthy();
  }).toPass();
  if (!found) throw new Error(`Ada has no certificate of ${course}`);
  return found;
}

const BOOK = 'A short history of the book';

test('[9.10] [2.10] from the course page to the certificate, its files and its public link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { objectiveId, certificateNumber } = await certificateOf(page, BOOK);
  await openPage(page, `/learn/courses/${objectiveId}`);
  await expect(page.getByRole('heading', { name: 'Certificates' })).toBeVisible();
  await page.getByText('Earlier certificates (1)').click();
  await expect(page.getByText('This certificate has expired.').first()).toBeVisible();
  await page
    .getByRole('link', { name: /^View Certificate of completion/ })
    .first()
    .click();

  await expect(page.getByRole('heading', { name: 'Your certificate' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download PDF' })).toBeVisible({ timeout: 30_000 });
  const pdf = await page.request.get(
    (await page.getByRole('link', { name: 'Download PDF' }).getAttribute('href')) ?? '',
  );
  expect(pdf.headers()['content-type']).toBe('application/pdf');
  await expect(page.getByRole('link', { name: 'Add to LinkedIn' })).toHaveAttribute('href', /linkedin\.com/);
  await page.getByRole('button', { name: 'Copy public link' }).click();
  await expect(page.getByText('The link was copied')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    `/learn/certificate/${certificateNumber}`,
  );
  await expectAccessible(page, 'the certificate of the learner');
});

test('[2.16] signed out, everybody with the number sees what the certificate says', async ({
  page,
  browser,
  baseURL,
}) => {
  const { certificateNumber } = await certificateOf(page, BOOK);
  const visitor = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...(baseURL && { baseURL }),
  });
  const open = await visitor.newPage();
  await openPage(open, `/learn/certificate/${certificateNumber.toLowerCase()}`);
  await expect(open.getByRole('heading', { level: 1 })).toHaveText(`Ada Lindqvist completed ${BOOK}`);
  await expect(open.getByText('Valid certificate')).toBeVisible();
  await expect(open.getByText('92 out of 100')).toBeVisible();
  await expect(open.getByText('ada@demo.test')).toHaveCount(0);
  await expectAccessible(open, 'the public certificate');
  await visitor.close();
});

test.describe(() => {
  test.use({ expectedComplaint: /404/ });

  test('[8.7] revoked and expired say so; an unknown number is friendly and a 404', async ({ page }) => {
    const revoked = await certificateOf(page, 'Probability, first test');
    await openPage(page, `/learn/certificate/${revoked.certificateNumber}`);
    await expect(page.getByText('This certificate has been revoked.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Download PDF' })).toHaveCount(0);
    const expired = await certificateOf(page, 'Budgeting basics');
    await openPage(page, `/learn/certificate/${expired.certificateNumber}`);
    await expect(page.getByText('This certificate has expired.')).toBeVisible();
    const answer = await page.goto('/learn/certificate/LN-2026-004817');
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Certificate not found');
  });
});

test('[1.7] in Arabic, from right to left, and without JavaScript', async ({ page, browser, baseURL }) => {
  const { certificateNumber } = await certificateOf(page, BOOK);
  const visitor = await browser.newContext({
    locale: 'ar',
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const open = await visitor.newPage();
  await open.goto(`/learn/certificate/${certificateNumber}`);
  await expect(open.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(open.getByText('شهادة صالحة')).toBeVisible();
  await expect(open.locator('meta[property="og:title"]')).toHaveAttribute('content', /Ada Lindqvist/);
  await visitor.close();
});
