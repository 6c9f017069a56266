import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';

const LANTERN = fileURLToPath(new URL('../../server/bin/lantern.mjs', import.meta.url));

let place: string;
let stopWatching: () => Promise<unknown> = async () => {};
test.beforeEach(async () => {
  place = await mkdtemp(path.join(os.tmpdir(), 'lantern-author-'));
});
test.afterEach(async () => {
  await stopWatching();
  await rm(place, { recursive: true, force: true });
});

/** `lantern courses watch`, and where it keeps its things. */
function watch(folder: string) {
  const child = spawn(process.execPath, [LANTERN, 'courses', 'watch', folder], {
    env: { ...process.env, TMPDIR: place },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk) => {
      output += String(chunk);
    });
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const stop = () => {
    child.kill('SIGINT');
    return ended;
  };
  stopWatching = stop;
  return {
    stop,
    said: () => output,
    link: () => /http:\S+/.exec(output)?.[0] ?? '',
  };
}

test('an author sees the course as they write it', async ({ page, browser }) => {
  test.slow();
  const folder = path.join(place, 'bees');
  const made = await promisify(execFile)(process.execPath, [
    LANTERN,
    'courses',
    'new',
    folder,
    '--code',
    'B-1',
  ]);
  expect(made.stdout).toContain(`courses watch ${folder}`);
  const courseFile = path.join(folder, 'course.yaml');
  const courseText = await readFile(courseFile, 'utf8');
  await writeFile(courseFile, courseText.replace('title:', 'titel:'));
  const watched = watch(folder);
  await expect.poll(watched.said, { timeout: 90_000 }).toContain('Stop with Ctrl-C');
  const link = watched.link();

  const notice = page.getByRole('alert').filter({ hasText: 'cannot be imported' });

  await test.step('the link opens the course as soon as there is one, once', async () => {
    await page.goto(link);
    await expect(page.getByRole('heading', { name: 'There is nothing to show yet' })).toBeVisible();
    await expect(notice).toContainText('course.yaml:1');
    await writeFile(courseFile, courseText);
    await expect(page.getByRole('heading', { name: 'Welcome', level: 1 })).toBeVisible();
    const other = await browser.newPage();
    await other.goto(link);
    await expect(other.getByRole('heading', { name: 'This link has been used' })).toBeVisible();
    await other.close();
  });

  const file = path.join(folder, '02-going-deeper/01-details.md');
  const text = await readFile(file, 'utf8');

  await test.step('a file that is saved is shown, where the author is', async () => {
    await page.getByRole('link', { name: /^Next/ }).click();
    await expect(page.getByText('Code is coloured')).toBeVisible();
    const address = page.url();
    await writeFile(file, text.replace('Code is coloured', 'Bees like code that is coloured'));
    await expect(page.getByText('Bees like code that is coloured')).toBeVisible();
    expect(page.url()).toBe(address);
  });

  await test.step('a mistake is told with its file and line, and what was there stays', async () => {
    await writeFile(file, text.replace('duration: 10 min', 'duraton: 10 min'));
    await expect(notice).toContainText('02-going-deeper/01-details.md:2');
    await expect(notice).toContainText('duration');
    await expect(page.getByText('Bees like code that is coloured')).toBeVisible();
    expect(watched.said()).toContain('bees/02-going-deeper/01-details.md:2');
  });

  await test.step('mended, the notice goes', async () => {
    await writeFile(file, text.replace('Code is coloured', 'Every bee colours its code'));
    await expect(page.getByText('Every bee colours its code')).toBeVisible();
    await expect(notice).toBeHidden();
  });

  await test.step('a folder that was put aside is watched again when it comes back', async () => {
    await rename(folder, `${folder}-aside`);
    await expect(notice).toContainText('no such folder');
    await rename(`${folder}-aside`, folder);
    await expect(notice).toBeHidden();
    await writeFile(file, text.replace('Code is coloured', 'The bees are back'));
    await expect(page.getByText('The bees are back')).toBeVisible();
  });

  await test.step('a quiz asks what its file says now', async () => {
    const quiz = (prompt: string) =>
      `title: Hive check\nquestions:\n  - kind: number\n    prompt: ${prompt}\n    right: 1\n`;
    const quizFile = path.join(folder, '02-going-deeper/90-hive.quiz.yaml');
    await writeFile(quizFile, quiz('How many queens?'));
    await page.getByRole('treeitem', { name: /Hive check/ }).click();
    const asked = page.frameLocator('main iframe');
    await expect(asked.getByText('How many queens?')).toBeVisible();
    await writeFile(quizFile, quiz('How many queens has a hive?'));
    await expect(asked.getByText('How many queens has a hive?')).toBeVisible();
  });

  await test.step('Ctrl-C ends it, and nothing is left', async () => {
    const code = await watched.stop();
    expect([code, watched.said()]).toEqual([0, expect.stringContaining('the temporary folder is removed')]);
    expect(await readdir(place)).toEqual(['bees']);
  });
});
