import type { Page } from '@playwright/test';
import { courseNamed } from './courses';
import { expectAccessibleInThemes } from './expect-accessible';
import { choose, LOOKS } from './looks';
import { openPage } from './open-page';
import { forgetSession, PEOPLE, signInAs } from './people';
import { expect, test } from './product';

const WORDS = {
  'en-US': {
    add: 'Add to my courses',
    enrolled: 'Enrolled',
    start: 'Start',
    continue: 'Continue',
    toast: (course: string) => `You have successfully been enrolled to ${course}`,
    toAdd: 'Plain words at work',
    toStart: 'Looking at posters',
  },
  ar: {
    add: 'إضافة إلى دوراتي',
    enrolled: 'مسجَّل',
    start: 'ابدأ',
    continue: 'متابعة',
    toast: (course: string) => `تم تسجيلك بنجاح في ${course}`,
    toAdd: 'Quoting and citing',
    toStart: 'Our values in practice',
  },
} as const;

const ENGLISH = WORDS['en-US'];
const NOBODYS = '00000000-0000-4000-8000-00000000dead';
/** The player goes on to the activity to begin with; whoever goes back before that is led there still. */
const contentUrl = (id: string) => new RegExp(`/learn/courses/${id}/view/content/\\d`);

for (const { name, locale, viewport } of LOOKS) {
  test.describe(name, () => {
    const words = WORDS[locale];
    test.use({ viewport });
    test.beforeEach(async ({ page, context, baseURL }) => {
      await choose(context, baseURL ?? '', { locale });
      await signInAs(page, 'omar');
    });

    test('a course of the catalog is added to my courses, by keyboard alone', async ({ page }) => {
      const id = await courseNamed(page.request, words.toAdd);
      await openPage(page, `/learn/catalog/${id}`);
      await page.getByRole('button', { name: words.add }).focus();
      await page.keyboard.press('Enter');
      await expect(page.getByText(words.toast(words.toAdd))).toBeVisible();
      await expect(page.getByRole('button', { name: words.enrolled })).toBeDisabled();
      await expect(page.getByRole('complementary').last()).toBeFocused();

      await page.reload();
      await expect(page.getByRole('button', { name: words.enrolled })).toBeDisabled();
      expect(await aggregateOf(page, id)).toMatchObject({
        isSelfEnrolled: true,
        lastObjectiveWorkflow: null,
      });
    });

    test('a course of the catalog is started, and found again where it was left', async ({ page }) => {
      const id = await courseNamed(page.request, words.toStart);
      await openPage(page, `/learn/catalog/${id}`);
      await page.getByRole('button', { name: words.start, exact: true }).click();
      await expect(page).toHaveURL(contentUrl(id));
      await expect(page.getByText(words.toast(words.toStart))).toBeVisible();
      // What is told does not lie over the way on.
      await page.locator('a[rel=next]').click({ trial: true });
      expect(await aggregateOf(page, id)).toMatchObject({ isSelfEnrolled: true });

      await page.goBack();
      await expect(page.getByRole('link', { name: words.continue }).first()).toBeVisible();
      await expect(page.getByRole('button', { name: words.enrolled })).toBeDisabled();
    });
  });
}

test.describe('what an address asks for', () => {
  test.use({ expectedComplaint: /status of 404/ });
  test.beforeEach(async ({ page }) => signInAs(page, 'omar'));

  test('addToMyCourses enrols, and the start page keeps the request until it is done', async ({ page }) => {
    const id = await courseNamed(page.request, 'Reading logs');
    await page.goto(`/learn/?objectiveId=${id}&occflow=addToMyCourses`);
    await expect(page.getByText(ENGLISH.toast('Reading logs'))).toBeVisible();
    await expect(page).toHaveURL('/learn/');
    expect(await aggregateOf(page, id)).toMatchObject({ isSelfEnrolled: true, lastObjectiveWorkflow: null });
  });

  test('startTheCourse opens the content, and going back does not start again', async ({ page }) => {
    const id = await courseNamed(page.request, 'Working alone');
    await openPage(page, '/learn/profile');
    await page.goto(`/learn/courses?objectiveId=${id}&occflow=startTheCourse&selfRegistered=1`);
    await expect(page).toHaveURL(contentUrl(id));
    await expect(page.getByText(ENGLISH.toast('Working alone'))).toBeVisible();
    await expect(page.getByText('Your account has been created')).toHaveCount(0);
    await page.goBack();
    await expect(page).toHaveURL('/learn/profile');
  });

  test('selfRegistered tells of the new account and goes', async ({ page }) => {
    await page.goto('/learn/profile?selfRegistered=1');
    await expect(page.getByText('Your account has been created')).toBeVisible();
    await expect(page).toHaveURL('/learn/profile');
  });

  test('[4.12] who is not signed in yet signs in first, and then it is done', async ({ page }) => {
    const course = 'Valuing a company';
    const id = await courseNamed(page.request, course);
    await forgetSession(page);
    await page.goto(`/learn/?objectiveId=${id}&occflow=addToMyCourses`);
    await page.getByRole('button', { name: PEOPLE.omar.name }).click();
    await expect(page.getByText(ENGLISH.toast(course))).toBeVisible();
    await expect(page).toHaveURL('/learn/');
    expect(await aggregateOf(page, id)).toMatchObject({ isSelfEnrolled: true, lastObjectiveWorkflow: null });

    await forgetSession(page);
    await page.goto('/learn/profile?selfRegistered=1');
    await page.getByRole('button', { name: PEOPLE.omar.name }).click();
    await expect(page.getByText('Your account has been created')).toBeVisible();
    await expect(page).toHaveURL('/learn/profile');
  });

  test('a course that nobody offers ends at its not-found page', async ({ page }) => {
    await page.goto(`/learn/profile?objectiveId=${NOBODYS}&occflow=startTheCourse`);
    await expect(page.getByRole('heading', { name: 'Course is not available' })).toBeVisible();
    await expect(page).toHaveURL(`/learn/catalog/${NOBODYS}`);
  });
});

test.describe('two tabs that enrol and start at once', () => {
  // The browser's own line about the start that came second.
  test.use({ expectedComplaint: /status of 400/ });

  test('make one enrolment and one attempt', async ({ page, context }) => {
    await signInAs(page, 'omar');
    const id = await courseNamed(page.request, 'Working with an archive');
    const other = await context.newPage();
    await Promise.all([page, other].map((tab) => openPage(tab, `/learn/catalog/${id}`)));
    await Promise.all(
      [page, other].map((tab) => tab.getByRole('button', { name: 'Start', exact: true }).click()),
    );
    await expect(page).toHaveURL(contentUrl(id));
    await expect(other).toHaveURL(contentUrl(id));
    const mine = await page.request.get('/api/lms/v1/users/me/objective-accesses/query', {
      params: { list: 'enrolled', filter: JSON.stringify(['objective.id', '=', id]) },
    });
    expect((await mine.json()) as unknown).toMatchObject({ data: [{ objective: { id } }] });
  });
});

test.describe('the server fails in the middle', () => {
  test.use({ expectedComplaint: /status of 50\d|status of 400|net::ERR/ });
  test.beforeEach(async ({ page }) => signInAs(page, 'omar'));

  test('an answer that is lost on its way is asked for again, nothing is done twice', async ({ page }) => {
    const id = await courseNamed(page.request, 'Fire safety at work');
    const ids = await sentIds(page);
    for (const command of ['create-self-enrollments', 'start-objective-workflows']) {
      await page.route(
        `**/${command}`,
        async (route) => {
          await route.fetch();
          await route.abort();
        },
        { times: 1 },
      );
    }
    await openPage(page, `/learn/catalog/${id}`);
    await page.getByRole('button', { name: 'Start', exact: true }).click();
    await expect(page).toHaveURL(contentUrl(id));
    expect(ids).toHaveLength(4);
    expect(new Set(ids).size).toBe(2);
    const aggregate = await aggregateOf(page, id);
    expect(aggregate).toMatchObject({ lastObjectiveWorkflow: { id: ids.at(-1) } });
  });

  test('a start that keeps failing leaves the learner enrolled; pressed again, it is the same start', async ({
    page,
  }) => {
    const id = await courseNamed(page.request, 'How to read a paper');
    const ids = await sentIds(page);
    await page.route('**/start-objective-workflows', (route) => route.fulfill({ status: 500, body: '' }), {
      times: 4,
    });
    await openPage(page, `/learn/catalog/${id}`);
    const start = page.getByRole('button', { name: 'Start', exact: true });
    await start.click();
    await expect(page.getByText('Internal error. Please refresh the page and try again.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Enrolled' })).toBeDisabled();

    await start.click();
    await expect(page).toHaveURL(contentUrl(id));
    expect(new Set(ids).size).toBe(2);
    expect(await aggregateOf(page, id)).toMatchObject({ lastObjectiveWorkflow: { id: ids.at(-1) } });
  });
});

test.describe('a course that is not for this learner', () => {
  test.use({ expectedComplaint: /status of 404/ });

  test('has a not-found page of its own', async ({ page }) => {
    await signInAs(page, 'omar');
    for (const address of [`/learn/catalog/${NOBODYS}`, `/learn/courses/${NOBODYS}`, '/learn/catalog/x']) {
      const answer = await openPage(page, address);
      expect(answer?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: 'Course is not available' })).toBeVisible();
    }
    await expectAccessibleInThemes(page, 'not available');
    await page.getByRole('link', { name: 'My courses' }).click();
    await expect(page).toHaveURL('/learn/courses');
  });

  test('axe finds nothing to mend on a course of the catalog', async ({ page }) => {
    await signInAs(page, 'omar');
    const id = await courseNamed(page.request, 'Threat modeling');
    await openPage(page, `/learn/catalog/${id}`);
    await expectAccessibleInThemes(page, 'catalog course');
  });
});

test.describe('html of an author that means harm', () => {
  // The policy of the page tells of what it would not run, even in a document that is only read.
  test.use({ expectedComplaint: /Content Security Policy|CSP refused/ });

  test('is shown as the text it holds', async ({ page }) => {
    await signInAs(page, 'omar');
    await openPage(page, '/learn/catalog');
    await page.route('**/objective-access', async (route) => {
      const answer = await route.fetch();
      const course = (await answer.json()) as { objective: { about: string } }; // as the call is described
      course.objective.about = HOSTILE;
      await route.fulfill({ response: answer, json: course });
    });
    const asked = page.waitForResponse('**/objective-access');
    await page.locator('main article a, main li a').first().click();
    await asked;
    const about = page.locator('section', { has: page.getByRole('heading', { name: 'About the course' }) });
    await expect(about.getByText('Harmless words')).toBeVisible();
    await expect(about.locator('a')).toHaveCount(1);
    await expect(about.locator('a')).not.toHaveAttribute('href', /./);
    await expect(
      about.locator('script, style, iframe, svg, form, [style], [onclick], [onerror]'),
    ).toHaveCount(0);
    // A text may name its own places, for its footnotes, but none of the page's.
    await expect(about.locator('[id]')).toHaveAttribute('id', 'text-main');
    expect(await page.evaluate(() => 'harmed' in window)).toBe(false);
  });
});

const HOSTILE = [
  '<p onclick="window.harmed=1" style="position:fixed;inset:0" id="main">Harmless words</p>',
  '<img src="data:," onerror="window.harmed=1" alt="">',
  '<a href="javascript:window.harmed=1">a link</a>',
  '<script>window.harmed=1</script><style>body{display:none}</style>',
  '<svg><animate onbegin="window.harmed=1" attributeName="x" dur="1s"></animate></svg>',
  '<form action="/x"><math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.harmed=1&gt;">',
].join('');

/** The ids of the commands in the order they are sent. */
async function sentIds(page: Page): Promise<string[]> {
  const ids: string[] = [];
  page.on('request', (request) => {
    if (!/(self-enrollments|objective-workflows)$/.test(request.url())) return;
    const body = request.postDataJSON() as { id: string }; // commands carry their id
    ids.push(body.id);
  });
  return ids;
}

async function aggregateOf(page: Page, objectiveId: string): Promise<unknown> {
  const answer = await page.request.get(`/api/lms/v1/objectives/${objectiveId}/objective-workflow-aggregate`);
  return answer.json();
}
