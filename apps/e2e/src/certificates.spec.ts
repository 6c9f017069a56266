import type { FrameLocator, Page } from '@playwright/test';
import { enrolledCourse } from './courses';
import { expectAccessible } from './expect-accessible';
import { choose } from './looks';
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
  await signInAs(page, 'ada');
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
    .getByRole('button', { name: /^More about/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'Download PNG' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('link', { name: /^View Certificate of completion/ })
    .first()
    .click();

  await expect(page.getByRole('heading', { name: 'Your certificate' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Download PDF' })).toBeVisible();
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

test('[3.11] [2.16] a quiz is passed, its certificate is drawn, and a visitor with the number checks it', async ({
  page,
  browser,
  context,
  baseURL,
}) => {
  test.slow();
  await choose(context, baseURL ?? '', { locale: 'ar' });
  await signInAs(page, 'amira');
  const id = await enrolledCourse(page, 'FIN-962');
  await openPage(page, `/learn/courses/${id}`);
  await expect(page.getByRole('heading', { name: 'الشهادات' })).toHaveCount(0);
  await page.getByRole('button', { name: 'ابدأ', exact: true }).click();
  await passQuiz(page.frameLocator('iframe'));

  // The tool tells the score by itself, at its own pace.
  await expect(async () => {
    await openPage(page, `/learn/courses/${id}`);
    await expect(page.getByRole('heading', { name: 'الشهادات' })).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 40_000 });
  await expectAccessible(page, 'the course with its certificate');
  await page.getByRole('link', { name: /^عرض شهادة إتمام/ }).click();
  const sheet = page.getByRole('img', { name: /أميرة حداد/ });
  await expect(sheet).toBeVisible();
  await expect(sheet).toHaveJSProperty('naturalWidth', 2376);
  await expect(page.getByRole('link', { name: 'نزّل PDF' })).toBeVisible();

  const number = new URL(page.url()).pathname.split('/').at(-1) ?? '';
  const visitor = await browser.newContext({
    viewport: { width: 390, height: 844 },
    ...(baseURL && { baseURL }),
  });
  const open = await visitor.newPage();
  await openPage(open, `/learn/certificate/${number.toLowerCase()}`);
  await expect(open.getByRole('heading', { level: 1 })).toHaveText(
    'أميرة حداد completed التدفق النقدي بلا خوف',
  );
  await expect(open.getByText('Valid certificate')).toBeVisible();
  await expect(open.getByText('100 out of 100')).toBeVisible();
  await expect(open.getByText(/was checked and is genuine/)).toBeVisible();
  await expect(open.getByText('amira@demo.test')).toHaveCount(0);
  const badge = await open.getByRole('link', { name: 'PNG', exact: true }).getAttribute('href');
  const baked = await (await open.request.get(badge ?? '')).body();
  expect(baked.toString('latin1')).toContain('iTXtopenbadgecredential');
  const card = await open.locator('meta[property="og:image"]').getAttribute('content');
  expect((await open.request.get(card ?? '')).headers()['content-type']).toBe('image/png');
  await expectAccessible(open, 'the public certificate');
  await visitor.close();
});

/** All five questions of “Cash or profit?”, rightly. */
async function passQuiz(quiz: FrameLocator): Promise<void> {
  for (const choice of [
    'خبز سُلّم للفندق ولم يُدفع ثمنه بعد',
    'سداد جزء من القرض',
    'شراء عجّانة تدوم عشر سنوات',
    'دفع فاتورة دقيق الشهر الماضي',
  ])
    await quiz.getByLabel(choice).check();
  await quiz.getByRole('textbox', { name: /كم تطول دورة تحويل النقد/ }).fill('٢٢');
  await quiz.getByRole('textbox', { name: /ما نسبة هامش الربح الإجمالي/ }).fill('64,1');
  await quiz.getByRole('textbox', { name: /ماذا نسمّي المال المحبوس/ }).fill('راس المال العامل');
  await quiz.getByRole('button', { name: 'تسليم' }).click();
  await expect(quiz.getByText('10 من 10 نقطة')).toBeVisible();
}

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
  await expect(open).toHaveTitle(/Ada Lindqvist/);
  await visitor.close();
});
