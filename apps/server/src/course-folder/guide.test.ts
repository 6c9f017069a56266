import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bytesIn, temporaryFolder } from '../../testing/course-folders/temporary-folder';
import { readCourseFolder } from './read-course-folder';
import { writeCourseFolder } from './write-course-folder';

const HERE = new URL('.', import.meta.url);
const GUIDE = readFileSync(new URL('../../../../docs/course-folders.md', HERE), 'utf8');

test('the example of the guide is a course', async () => {
  const example = GUIDE.slice(GUIDE.indexOf('## A complete example'));
  const files = [...example.matchAll(/^`([^`]+)`\n\n```\w+\n([\s\S]*?)^```$/gm)].map(
    ([, path = '', text = '']) => [path, text] as const,
  );
  expect(files).toHaveLength(7);
  const folder = await temporaryFolder({ ...Object.fromEntries(files), 'images/hive.svg': '<svg/>' });
  const { draft, problems } = await readCourseFolder(folder);
  expect(problems).toEqual([]);
  const again = await temporaryFolder();
  if (draft) await writeCourseFolder(draft, again);
  expect(Object.keys(await bytesIn(again))).toEqual(Object.keys(await bytesIn(folder)));
});

test('the guide names every key', () => {
  const sources = readdirSync(new URL('read/', HERE), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts'))
    .map((name) => readFileSync(new URL(`read/${name}`, HERE), 'utf8'));
  const asked = sources
    .join('\n')
    .matchAll(
      /(?:\.(?:text|texts|number|share|seconds|flag|word|instant|maps?)\(|needed\(\w+, |texts\(\w+, |fileOf\(\w+, )'([\w-]+)'/g,
    );
  const keys = new Set([...asked].map(([, key = '']) => key));
  expect(keys.size).toBeGreaterThan(60);
  const said = new Set(GUIDE.match(/[\w-]+(?=`|:)/g));
  expect([...keys].filter((key) => !said.has(key))).toEqual([]);
});
