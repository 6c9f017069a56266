import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { freePorts } from '../../../scripts/lib/servers/free-ports.mjs';
import { temporaryNginx } from '../../../scripts/lib/servers/temporary-nginx.mjs';
import { temporaryPostgres } from '../../../scripts/lib/servers/temporary-postgres.mjs';
import { openPage, untilAlive } from './open-page';
import { PEOPLE, type Person, signInAnew } from './people';
import { expect, test } from './product';
import { commandLine, runProgram } from './run-programs';

const SECRET = 'for-this-run-alone-0123456789';
const TEAM = 'Team Marigold';
const LEARNERS = ['ada', 'omar', 'lin'] as const;

const COURSE = {
  'course.yaml': `title: Letters that are read
code: LET-1
state: ready
scale: School marks
certificates:
  - name: Writer of letters
    signer-name: Maren Holt
`,
  '01-alone/01-one-reader.md': '# One reader\n\nA letter is written to one person.\n',
  '01-alone/02-your-sentence.md': `---
type: discussion
discussion:
  posts: 1
  replies: 1
---

# Your longest sentence

Show it to the others, and say what you would cut from one of theirs.
`,
  '02-together/01-a-notice.md': `---
needs-grading: true
team: all
work:
  - field: notice
    label: The new notice
    lines: 5
---

# A notice, rewritten together

The water is off on Tuesday. Say so.
`,
};

/** What has been opened, closed again in the other order. */
const closing: Array<() => Promise<unknown>> = [];
let lantern: ReturnType<typeof commandLine>;
/** What nginx listens at: as the guide has it, with every stream cut after a second, and with none let through. */
let doors: { plain: string; cutting: string; holding: string };

test.describe.configure({ timeout: 180_000 });

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'lantern-talking-'));
  closing.push(() => rm(folder, { recursive: true, force: true }));
  const postgres = await temporaryPostgres();
  if (!postgres) throw new Error('This journey needs PostgreSQL.');
  closing.push(postgres.stop);
  const port = await freePorts(6);
  const at = (offset: number) => `https://localhost:${port + offset}`;
  doors = { plain: at(0), cutting: at(1), holding: at(2) };
  const settings = {
    DATABASE_URL: postgres.url,
    LANTERN_DATA: path.join(folder, 'data'),
    LANTERN_DEMO: '0',
    PUBLIC_URL: doors.plain,
    TRUST_PROXY: '1',
  };
  const servers: [number, number] = [port + 4, port + 5];
  for (const own of servers) closing.push(await runProgram('server', { ...settings, PORT: String(own) }));
  await openDoors(port, servers);
  const issuer = `http://localhost:${port + 3}`;
  closing.push(
    await runProgram('demo-identity', {
      IDENTITY_PORT: String(port + 3),
      IDENTITY_ISSUER: issuer,
      IDENTITY_CLIENT_ID: 'lantern',
      IDENTITY_CLIENT_SECRET: SECRET,
      IDENTITY_REDIRECT_URIS: `${doors.plain}/oidc/callback`,
      IDENTITY_POST_LOGOUT_URIS: `${doors.plain}/`,
      IDENTITY_DATA: path.join(folder, 'identity'),
    }),
  );
  lantern = commandLine(settings);
  await openSchool(issuer, folder);
});
test.afterAll(async () => {
  for (const close of closing.reverse()) await close();
});

/** Three of them; behind the plain one a browser that names a server is kept there. */
async function openDoors(port: number, servers: [number, number]): Promise<void> {
  const [one, two] = servers.map((own) => `127.0.0.1:${own}`);
  const kept = `map $http_x_server $kept { default lantern; one ${one}; two ${two}; }\nupstream lantern {`;
  const changes: Array<Array<[string, string]>> = [
    [
      ['upstream lantern {', kept],
      ['proxy_pass http://lantern;', 'proxy_pass http://$kept;'],
    ],
    [['proxy_read_timeout 30s;', 'proxy_read_timeout 1s;']],
    [['proxy_buffering off;', 'proxy_buffering on; proxy_ignore_headers X-Accel-Buffering;']],
  ];
  // It does not listen where browsers look by themselves.
  const withPort: [string, string] = ['Host $host;', 'Host $http_host;'];
  for (const [offset, own] of changes.entries()) {
    const front = { port: port + offset, host: 'localhost', servers };
    const nginx = await temporaryNginx({ ...front, changes: [withPort, ...own] });
    closing.push(nginx.stop);
  }
}

/** Three learners who are a team, and the course that they take. */
async function openSchool(issuer: string, folder: string): Promise<void> {
  const client = ['--client-id', 'lantern', '--client-secret', SECRET];
  await lantern('providers', 'add', 'school', '--label', 'Our school', '--issuer', issuer, ...client);
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
  for (const [name, text] of Object.entries(COURSE)) await write(folder, `letters/${name}`, [text]);
  await lantern('courses', 'import', path.join(folder, 'letters'));
  await lantern('announcements', 'channel', 'LET-1', 'on');
  const staff = ['--first-name', 'Inês', '--last-name', 'Carvalho', '--role', 'Instructor'];
  await lantern('people', 'add', PEOPLE.ines.email, ...staff);
  const emails = LEARNERS.map((person) => PEOPLE[person].email);
  const names = LEARNERS.map((person) => PEOPLE[person].name.replace(' ', ','));
  const people = emails.map((email, index) => `${email},${names[index]},Learner,Lms.Base`);
  const roster = await write(folder, 'people.csv', ['email,firstName,lastName,roles,licences', ...people]);
  await lantern('people', 'import', roster);
  const enrolments = emails.map((email) => `${email},LET-1`);
  await lantern(
    'enrolments',
    'import',
    await write(folder, 'enrolments.csv', ['email,course', ...enrolments]),
  );
  await lantern('groups', 'add', TEAM, ...emails.flatMap((email) => ['--email', email]));
}

async function write(folder: string, name: string, lines: string[]): Promise<string> {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, `${lines.join('\n')}\n`);
  return file;
}

const announce = (title: string) =>
  lantern('announcements', 'post', 'LET-1', title, 'Short and true.', '--author', PEOPLE.ines.email);

/** The page of the course, in a browser of its own, behind one of the doors. */
async function openCourse(
  browser: Browser,
  person: Person,
  { door, server }: { door: string; server?: 'one' | 'two' },
): Promise<Page> {
  const context = await browser.newContext({
    ignoreHTTPSErrors: true,
    ...(server && { extraHTTPHeaders: { 'x-server': server } }),
  });
  const page = await context.newPage();
  await signInAnew(page, person, '/learn/courses', doors.plain);
  await openPage(page, `${door}/learn/courses`);
  await page.getByRole('main').getByRole('link', { name: 'Letters that are read' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Letters that are read' })).toBeVisible();
  await untilAlive(page);
  return page;
}

test('[1.2] [1.3] [4.3] three people, each at another server or behind a proxy that cuts their streams, take a course with a discussion and a team’s task from its start to their certificates', async ({
  browser,
}) => {
  const ada = await openCourse(browser, 'ada', { door: doors.plain, server: 'one' });
  const omar = await openCourse(browser, 'omar', { door: doors.plain, server: 'two' });
  const lin = await openCourse(browser, 'lin', { door: doors.cutting });
  const all = [ada, omar, lin];

  await test.step('[2.28] what staff announce is there for all of them', async () => {
    await announce('The room has changed');
    for (const page of all)
      await expect(page.getByRole('main').getByRole('link', { name: /^Notifications/ })).toContainText('1');
  });

  await test.step('[4.2] they talk: each post is heard by the others, and all have done what is asked for', async () => {
    for (const page of all) {
      await page.getByRole('button', { name: 'Start' }).first().click();
      await page.getByRole('link', { name: /^Next/ }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your longest sentence' })).toBeVisible();
    }
    await post(ada, 'From Ada');
    await post(omar, 'From Omar');
    await reply(lin, 'From Ada', 'I would cut the second half.');
    await post(lin, 'From Lin');
    await reply(ada, 'From Omar', 'I would cut nothing.');
    await reply(omar, 'From Lin', 'I would cut the first word.');
    for (const page of all)
      await expect(page.getByText('You have done what this discussion asks for.')).toBeVisible();
  });

  await test.step('[3.10] one writes, the others see it, and all say that they are ready', async () => {
    for (const page of all) await page.getByRole('link', { name: /^Next/ }).click();
    for (const page of all)
      await expect(page.getByRole('region', { name: TEAM }).getByText('Working now')).toHaveCount(3);
    const noticeOf = (page: Page) => page.getByRole('textbox', { name: 'The new notice' });
    await noticeOf(lin).fill('No water on Tuesday.');
    for (const page of all) await expect(noticeOf(page)).toHaveValue('No water on Tuesday.');
    await noticeOf(omar).fill('No water on Tuesday from 8 to 12.');
    for (const page of all) await expect(noticeOf(page)).toHaveValue('No water on Tuesday from 8 to 12.');
    await ada.getByRole('button', { name: 'I am ready, 0 of 3' }).click();
    await omar.getByRole('button', { name: 'I am ready, 1 of 3' }).click();
    await lin.getByRole('button', { name: 'I am ready, 2 of 3' }).click();
    await lin.getByRole('dialog').getByRole('button', { name: 'Submit' }).click();
    for (const page of all) await expect(page.getByText('This work has been submitted')).toBeVisible();
  });

  await test.step('[7.16] one grade is everybody’s, and each has a certificate', async () => {
    for (const page of all) {
      await page.getByRole('button', { name: 'Submit course' }).filter({ visible: true }).last().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Submit', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You have submitted/);
    }
    const waiting = async () =>
      JSON.parse(await lantern('attempts', 'waiting', '--json')) as Array<{ activityWorkflowId: string }>; // as it is told
    const [work] = await waiting();
    await lantern('attempts', 'grade', work?.activityWorkflowId ?? '', '9', '--of', '10');
    expect(await waiting()).toEqual([]);
    for (const [index, page] of all.entries()) {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You have completed/);
      const award = page.getByRole('region', { name: 'Writer of letters' });
      const { name } = PEOPLE[LEARNERS[index] ?? 'ada'];
      await expect(award.getByText(name, { exact: false })).toBeVisible();
    }
  });
  for (const page of all) await page.context().close();
});

test('[4.3] [4.5] behind a proxy that lets no stream through, an open page asks by itself: nothing is missed', async ({
  browser,
}) => {
  const page = await openCourse(browser, 'lin', { door: doors.holding });
  await page.clock.install();
  await page.reload();
  await untilAlive(page);
  const news = page.getByRole('main').getByRole('link', { name: /^Notifications/ });
  const badge = news.getByText(/^\d+ unread$/);
  const before = (await badge.count()) === 0 ? 0 : Number.parseInt(await badge.innerText(), 10);
  await announce('And the hour too');
  await page.clock.fastForward(40_000);
  await expect(badge).toHaveText(`${before + 1} unread`);
  await page.context().close();
});

/** Begins a thread in the discussion that is open. */
async function post(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a post' }).click();
  await page.getByLabel('Title').fill(title);
  await page.getByLabel('Text').fill('It was sixty words long.');
  await page.getByRole('button', { name: 'Post', exact: true }).click();
  await expect(page.getByRole('button', { name: title })).toBeVisible();
}

/** To a thread of somebody else, which comes by itself: it is there, or announced above what is being read. */
async function reply(page: Page, title: string, text: string): Promise<void> {
  const thread = page.getByRole('button', { name: title });
  const announced = page.getByRole('button', { name: /^\d+ new posts?$/ });
  await expect(async () => {
    if (await announced.isVisible()) await announced.click();
    await expect(thread).toBeVisible({ timeout: 1000 });
  }).toPass();
  await thread.click();
  await page.getByRole('button', { name: 'Reply', exact: true }).first().click();
  await page.getByRole('textbox', { name: 'Your reply' }).fill(text);
  await page.getByRole('form').getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(page.getByText(text)).toBeVisible();
  await page.getByRole('button', { name: 'All posts' }).click();
}
