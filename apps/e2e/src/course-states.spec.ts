import type { Page } from '@playwright/test';
import { addressOfCourse } from './courses';
import { choose } from './looks';
import { expectAccessible } from './expect-accessible';
import { openPage } from './open-page';
import { signInAs } from './people';
import { expect, test } from './product';

/** What the panel offers, one that cannot be pressed with a minus. */
async function offersOf(page: Page): Promise<string[]> {
  const offers = page.getByRole('complementary').locator('a, button');
  return offers.evaluateAll((all) =>
    all.map((offer) => `${offer.hasAttribute('disabled') ? '-' : ''}${offer.textContent}`),
  );
}

type Locale = 'en-US' | 'ar';
type Offer = keyof typeof OFFERS;

const OFFERS = {
  start: { 'en-US': 'Start', ar: 'ابدأ' },
  continue: { 'en-US': 'Continue', ar: 'متابعة' },
  submit: { 'en-US': 'Submit course', ar: 'تسليم الدورة' },
  review: { 'en-US': 'Review', ar: 'مراجعة' },
  startAgain: { 'en-US': 'Start again', ar: 'ابدأ من جديد' },
  copy: { 'en-US': 'Copy link', ar: 'نسخ الرابط' },
};

/** Of each state its buttons, one that cannot be pressed with a minus, and what is said, in both languages. */
const STATES: Array<
  [code: string, what: string, offers: Array<Offer | `-${Offer}`>, said: RegExp, ar: RegExp]
> = [
  ['FIN-901', 'under way', ['continue', 'submit'], /62%/, /62|٦٢/],
  // Three days, or two: midnight may pass while the tests run.
  ['LAW-902', 'due soon', ['start'], /days left/, /بقيت? (يومان|(3|٣) أيام)/],
  ['RES-904', 'in grading', ['-review'], /This course is being graded\./, /يجري تصحيح هذه الدورة/],
  ['ART-905', 'finished, may be retaken', ['review', 'startAgain'], /A: 92%/, /A: .*(92|٩٢)/],
  ['SAF-906', 'finished', ['review'], /C: 61%/, /C: .*(61|٦١)/],
  ['COM-908', 'not open yet', ['-start'], /Will be available to start on/, /سيتاح البدء في/],
  ['PPL-910', 'a draft', [], /Coming soon/, /قريبًا/],
  ['CLI-911', 'closed', ['-start'], /Was available to start before/, /كان البدء متاحًا قبل/],
  [
    'RES-913',
    'submitted',
    ['-review'],
    /You can review your work when grading is finished\./,
    /يمكنك مراجعة عملك بعد انتهاء التصحيح/,
  ],
  ['RES-916', 'never told', ['-review'], /Not shown/, /غير معروضة/],
  ['RES-917', 'told later', ['-review'], /Hidden until/, /مخفية حتى/],
  ['SEC-920', 'protected', [], /Not shown/, /غير معروضة/],
  ['SAF-921', 'imported', ['-review', 'startAgain'], /This result was imported\./, /هذه النتيجة مستوردة/],
  ['TEC-922', 'expired, under way', ['continue', 'submit'], /In progress/, /قيد التقدم/],
  ['TEC-923', 'archived', [], /Course is not available/, /الدورة غير متاحة/],
  ['LTI-926', 'an lti course, finished', ['review'], /B: 75%/, /B: .*(75|٧٥)/],
  [
    'FIN-933',
    'closed for retakes',
    ['review', '-startAgain'],
    /Was available to start before/,
    /كان البدء متاحًا قبل/,
  ],
];

for (const locale of ['en-US', 'ar'] as const) {
  test(`[4.14]–[4.21] every course of a busy shelf offers what its state allows, and says why: ${locale}`, async ({
    page,
    context,
    baseURL,
  }) => {
    test.slow();
    await choose(context, baseURL ?? '', { locale });
    await signInAs(page, 'ada');
    const addressOf = await addressesOf(page);
    for (const [code, what, offers, english, arabic] of STATES) {
      await test.step(`${code}, ${what}`, async () => {
        await page.goto(addressOf(code), { waitUntil: 'commit' });
        await expect(page.getByText(locale === 'ar' ? arabic : english).first()).toBeVisible();
        // The page comes in parts.
        await expect
          .poll(() => offersOf(page))
          .toEqual([...offers, 'copy' as const].map((each) => wordOf(each, locale)));
      });
    }
  });
}

function wordOf(offer: Offer | `-${Offer}`, locale: Locale): string {
  const minus = offer.startsWith('-') ? '-' : '';
  const name = offer.slice(minus.length) as Offer; // what is left without the minus
  return `${minus}${OFFERS[name][locale]}`;
}

/** All courses of the shelf by one question. */
async function addressesOf(page: Page): Promise<(code: string) => string> {
  const answer = await page.request.get('/api/lms/v1/users/me/objective-accesses/query', {
    params: { list: 'enrolled', take: 200 },
  });
  const { data } = (await answer.json()) as { data: Array<{ objective: { id: string; code: string } }> }; // as the contract has it
  const ids = new Map(data.map(({ objective }) => [objective.code, objective.id]));
  return (code) => `/learn/courses/${ids.get(code) ?? `no course ${code}`}`;
}

/** An attempt at an activity in the first of the learner's attempts at a course. */
async function doneEarlier(page: Page, address: string) {
  const answer = await page.request.get('/api/lms/v1/users/me/activity-workflow-aggregates/query', {
    params: { filter: JSON.stringify(['objectiveId', address.split('/').at(-1)]), take: 200 },
  });
  type Taken = { id: string; objectiveWorkflowId: string; activityPartId: string | null };
  const { data } = (await answer.json()) as { data: Taken[] }; // as the contract has it
  const first = data.at(-1)?.objectiveWorkflowId;
  const taken = data.find((each) => each.objectiveWorkflowId === first && each.activityPartId !== null);
  if (!taken) throw new Error('Nothing was done in an earlier attempt');
  return taken;
}

test('earlier attempts are listed, the current one first; in Arabic no machine finds a fault', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(page, 'ada');
  const address = await addressOfCourse(page, 'ART-905');
  await openPage(page, address);
  const rows = page.getByRole('table', { name: 'Previous attempts' }).getByRole('row');
  await expect(rows).toHaveCount(3);
  await expect(rows.nth(1)).toContainText('Current result');
  await expect(rows.nth(1).getByRole('link', { name: 'Certificate of attempt 2' })).toBeVisible();
  await expect(page.getByText('Page 1 of 1 (2 items)')).toBeVisible();

  // [2.9] What was done in the earlier one is looked back at where it was done.
  const earlier = await doneEarlier(page, address);
  await openPage(page, `${address}/workflow/${earlier.id}/view`);
  await expect(page).toHaveURL(
    new RegExp(`viewType=REVIEW&objectiveWorkflowId=${earlier.objectiveWorkflowId}`),
  );
  await expect(page.getByRole('treeitem').and(page.locator('[aria-current="page"]'))).toHaveCount(1);
  await expect(page.getByRole('article').locator('p').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Submit course' })).toHaveCount(0);

  await choose(context, baseURL ?? '', { locale: 'ar' });
  await openPage(page, address);
  await expect.poll(() => offersOf(page)).toEqual(['مراجعة', 'ابدأ من جديد', 'نسخ الرابط']);
  await expect(page.getByText('ناجح').first()).toBeVisible();
  await expectAccessible(page, 'a course that was taken');
});
