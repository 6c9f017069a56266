import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { freePorts } from '../../../scripts/lib/servers/free-ports.mjs';
import { temporaryPostgres } from '../../../scripts/lib/servers/temporary-postgres.mjs';
import { PEOPLE, signInAnew } from './people';
import { expect, test } from './product';
import { commandLine, runProgram } from './run-programs';

const SECRET = 'for-this-run-alone-0123456789';
const SCHOOL_TOOL = { clientId: 'lantern-quiz', deploymentId: 'school-1' };

const COURSE = {
  'course.yaml': `title: Lamps and their light
code: LMP-1
state: ready
scale: School marks
certificates:
  - name: Keeper of the lamp
    signer-name: Maren Holt
`,
  '01-how-it-burns/01-the-wick.md': '# The wick\n\nA wick draws the oil up to the flame.\n',
  '01-how-it-burns/02-check.quiz.yaml': `title: Check yourself
passing: 60%
questions:
  - kind: choice
    prompt: What does the wick draw up?
    options:
      - text: Oil
        right: true
      - text: Air
  - kind: number
    prompt: How many flames has one wick?
    right: 1
`,
  '02-your-own/01-your-plan.md': `---
needs-grading: true
event:
  start: 2026-01-12T09:00:00Z
  end: 2026-01-12T10:00:00Z
  time-zone: Europe/London
---

# Your plan

Bring a lamp that you have drawn yourself.
`,
};

/** What has been opened, closed again in the other order. */
const closing: Array<() => Promise<unknown>> = [];
let folder: string;
let address: string;
let lantern: ReturnType<typeof commandLine>;
let settings: Record<string, string>;

test.describe.configure({ timeout: 180_000 });
// A page that has an attempt open when it is annulled asks for it once more.
test.use({ expectedComplaint: /404 .*\/objective-workflows\// });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  folder = await mkdtemp(path.join(os.tmpdir(), 'lantern-empty-'));
  closing.push(() => rm(folder, { recursive: true, force: true }));
  const postgres = await temporaryPostgres();
  if (!postgres) throw new Error('This journey needs PostgreSQL.');
  closing.push(postgres.stop);
  const port = await freePorts(3);
  address = `http://localhost:${port}`;
  settings = { DATABASE_URL: postgres.url, LANTERN_DATA: path.join(folder, 'data'), LANTERN_DEMO: '0' };
  settings = { ...settings, PORT: String(port), PUBLIC_URL: address };
  closing.push(await runProgram('server', settings));
  lantern = commandLine(settings);
  closing.push(
    await runProgram('demo-identity', {
      IDENTITY_PORT: String(port + 1),
      IDENTITY_ISSUER: `http://localhost:${port + 1}`,
      IDENTITY_CLIENT_ID: 'lantern',
      IDENTITY_CLIENT_SECRET: SECRET,
      IDENTITY_REDIRECT_URIS: `${address}/oidc/callback`,
      IDENTITY_POST_LOGOUT_URIS: `${address}/`,
      IDENTITY_DATA: path.join(folder, 'identity'),
    }),
    await runProgram('demo-quiz', {
      QUIZ_PORT: String(port + 2),
      QUIZ_URL: `http://localhost:${port + 2}`,
      QUIZ_PLATFORM: address,
      QUIZ_CLIENT_ID: SCHOOL_TOOL.clientId,
      QUIZ_DEPLOYMENT_ID: SCHOOL_TOOL.deploymentId,
      QUIZ_DATA: path.join(folder, 'quiz'),
    }),
  );
});
test.afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

async function write(name: string, text: string): Promise<string> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  return file;
}

test('from an empty database to a learner with a certificate, by documented commands alone', async ({
  page,
}) => {
  const at = (offset: number) => `http://localhost:${Number(new URL(address).port) + offset}`;

  await test.step('the tenant, where its people sign in, and the people', async () => {
    await lantern('branding', 'change', '--title', 'Wickford School');
    const library = {
      slug: 'library',
      label: { 'en-US': 'Library' },
      icon: 'book',
      href: '/learn/open-catalog',
    };
    const item = { ...library, order: 1, permission: null, target: '_blank' };
    await lantern('settings', 'set', 'ui.learner.navigation.plugins', JSON.stringify([item]));
    const words = ['--locale', 'en-US', '--title', 'Doors open on Friday', '--text', 'Come and see.'];
    await lantern('banners', 'set', 'open-day', '--audience', 'public', ...words);
    const client = ['--client-id', 'lantern', '--client-secret', SECRET];
    await lantern('providers', 'add', 'school', '--label', 'Our school', '--issuer', at(1), ...client);
    expect(await lantern('providers', 'test', 'school')).toContain('answers');
    const people = await write(
      'people.csv',
      'email,firstName,lastName,roles,licences\nada@demo.test,Ada,Lindqvist,Learner,Lms.Base\n',
    );
    expect(await lantern('people', 'import', people)).toContain('1');
  });

  await test.step('a tool, and a course with a quiz of its own', async () => {
    await lantern(
      'scales',
      'add',
      'School marks',
      '--passing',
      '50',
      '--grade',
      'Good=80',
      '--grade',
      'Weak=0',
    );
    const keys = await (await fetch(`${at(2)}/.well-known/jwks.json`)).text();
    const tool = ['--login-url', `${at(2)}/login`, '--redirect-uri', `${at(2)}/launch`, '--jwks', keys];
    const names = ['--client-id', SCHOOL_TOOL.clientId, '--deployment-id', SCHOOL_TOOL.deploymentId];
    await lantern('tools', 'add', '--name', 'Quizzes', ...tool, ...names);
    for (const [name, text] of Object.entries(COURSE)) await write(`lamps/${name}`, text);
    const lamps = path.join(folder, 'lamps');
    expect(await lantern('courses', 'check', lamps)).toContain('Activities: 3.');
    await lantern('courses', 'import', lamps);
    await lantern('courses', 'publish', 'LMP-1');
    const enrolments = await write('enrolments.csv', 'email,course\nada@demo.test,LMP-1\n');
    await lantern('enrolments', 'import', enrolments);
  });

  await test.step('the learner takes it', async () => {
    // [2.2] Without the dashboard, whose flag nobody has set, the start page leads to My courses.
    await signInAnew(page, 'ada', '/learn?keyword=lamps#top', address);
    await expect(page).toHaveURL(`${address}/learn/courses?keyword=lamps#top`);
    await expect(page).toHaveTitle(/Wickford School/);
    await page.getByRole('link', { name: 'Lamps and their light' }).first().click();
    await page.getByRole('button', { name: 'Start' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'The wick' })).toBeVisible();
    await page.getByRole('link', { name: /^Next/ }).click();
    const quiz = page.frameLocator('iframe');
    await quiz.getByLabel('Oil').check();
    await quiz.getByRole('textbox', { name: /How many flames/ }).fill('1');
    await quiz.getByRole('button', { name: 'Hand in' }).click();
    await quiz.getByRole('link', { name: 'Back to the course' }).click();
    await page.getByRole('link', { name: /^Next/ }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Your plan' })).toBeVisible();
    await page.getByRole('button', { name: 'Mark as done' }).click();
    await page.getByRole('button', { name: 'Submit course' }).filter({ visible: true }).last().click();
    await page
      .getByRole('dialog', { name: 'Submit your results?' })
      .getByRole('button', { name: 'Submit', exact: true })
      .click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You have submitted/);
  });

  await test.step('the work is graded, and the certificate is there', async () => {
    const [work] = JSON.parse(await lantern('attempts', 'waiting', '--json')) as Array<{
      activityWorkflowId: string;
      attemptId: string;
    }>;
    await lantern('attempts', 'grade', work?.activityWorkflowId ?? '', '9', '--of', '10');
    expect(await lantern('attempts', 'list')).toContain('finished');
    // Nobody has to ask: the page that waits shows it.
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You have completed/);
    const award = page.getByRole('region', { name: 'Keeper of the lamp' });
    await expect(award.getByText(PEOPLE.ada.name, { exact: false })).toBeVisible();
  });

  await test.step('[1.6] [2.23] its library is in the menu, and visitors are greeted', async () => {
    const home = await page.context().newPage();
    await home.goto(`${address}/learn/courses`);
    const entry = home.getByRole('navigation').getByRole('link', { name: /^Library/ });
    await expect(entry.locator('svg').first()).toBeVisible();
    const opened = home.waitForEvent('popup');
    await entry.click();
    const catalog = await opened;
    await expect(catalog.getByRole('heading', { name: 'Doors open on Friday' })).toBeVisible();
    await catalog.close();
    await home.close();
  });

  await test.step('the results are taken out', async () => {
    const file = path.join(folder, 'results.csv');
    await lantern('records', 'export', file);
    const [header, ...lines] = (await readFile(file, 'utf8')).trim().split('\n');
    expect(header).toContain('email');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/ada@demo\.test.*LMP-1/);
  });

  await test.step('the attempt is annulled: the open page says so, and nothing of it counts', async () => {
    const [attempt] = JSON.parse(await lantern('attempts', 'list', '--json')) as Array<{ id: string }>;
    const why = ['--reason', 'Taken by a brother', '--yes'];
    const [, number = ''] =
      /(\S+) is revoked/.exec(await lantern('attempts', 'annul', attempt?.id ?? '', ...why)) ?? [];
    await expect(page.getByText('This attempt was annulled.', { exact: false })).toBeVisible();
    await expect(page).toHaveURL(/\/learn\/courses\/[\w-]+$/);
    await expect(page.getByRole('button', { name: 'Start' }).first()).toBeVisible();
    await page.goto(`${address}/learn/certificate/${number}`);
    await expect(page.getByText(/revoked/i).first()).toBeVisible();
    expect(await lantern('attempts', 'annulled')).toContain('Taken by a brother');
  });
});
