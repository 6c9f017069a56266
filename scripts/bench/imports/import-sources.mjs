import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const MODULES = 50;
const TEXTS_EACH = 10;
/** Of a text; each is some hundred words. */
const PARAGRAPHS = 8;

/** So many people whom nobody knows yet; `run` makes them others each time. */
export function writePeople(file, { run, people }) {
  return writeLines(file, 'email,firstName,lastName', numbers(people), (number) => [
    `${run}-${number}@bench.test,Person,${number}`,
  ]);
}

/** Each of those people in each of those courses. */
export function writeEnrolments(file, { run, people, courses }) {
  return writeLines(file, 'email,course', numbers(people), (number) =>
    courses.map((course) => `${run}-${number}@bench.test,${course}`),
  );
}

/** A course of 500 texts with what texts are made of. */
export async function writeCourse(folder) {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'course.yaml'), 'title: Five hundred\ncode: BENCH-500\n');
  for (const module of numbers(MODULES)) {
    const place = path.join(folder, `${module + 1}-module-${module}`);
    await mkdir(place);
    for (const text of numbers(TEXTS_EACH))
      await writeFile(path.join(place, `${text + 1}-text-${text}.md`), textOf(module, text));
  }
}

function textOf(module, text) {
  const paragraph = (number) =>
    `In part ${module}.${text} the sum of $a_${number}^2$ and **${number}** is told in *many* words, so that a page is filled. `.repeat(
      5,
    );
  return [
    `# Text ${module}.${text}`,
    ...numbers(PARAGRAPHS).map(paragraph),
    '| a | b |\n| --- | --: |\n| one | 1 |\n| two | 2 |',
    '> [!TIP]\n> A box.',
    'A note.[^1]',
    '[^1]: Its text.',
  ].join('\n\n');
}

function writeLines(file, head, places, linesOf) {
  const lines = function* lines() {
    yield `${head}\r\n`;
    for (const place of places) yield `${linesOf(place).join('\r\n')}\r\n`;
  };
  return pipeline(Readable.from(lines()), createWriteStream(file));
}

function numbers(count) {
  return Array.from({ length: count }, (_, number) => number);
}
