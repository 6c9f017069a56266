import { isTest } from './code-files.mjs';

/** Item → the files whose tests are named after it. */
export function testsOf(code) {
  return mentionsIn(code, isTest, titlesOf);
}

/** Item → the files that a comment of theirs gives it to. */
export function commentsOf(code) {
  return mentionsIn(code, (file) => !isTest(file), docCommentsOf);
}

export function docCommentsOf(source) {
  return source.match(/\/\*\*[\s\S]*?\*\//g) ?? [];
}

/** "[4.1]" is one item, "[4.14]–[4.19]" is six. */
export function itemsIn(text) {
  const mention = /\[(\d)\.(\d+)\](?:\s?[–-]\s?\[\1\.(\d+)\])?/g;
  return [...text.matchAll(mention)].flatMap(([, section, first, last = first]) =>
    Array.from(
      { length: Number(last) - Number(first) + 1 },
      (_, step) => `${section}.${Number(first) + step}`,
    ),
  );
}

function mentionsIn(code, isWanted, textsOf) {
  const mentions = new Map();
  for (const [file, source] of code) {
    if (!isWanted(file)) continue;
    for (const item of new Set(textsOf(source).flatMap(itemsIn))) {
      mentions.set(item, [...(mentions.get(item) ?? []), file]);
    }
  }
  return mentions;
}

/** What a test is named: in its call, or in the row of a table whose first words are an item. */
function titlesOf(source) {
  const inCall = /(?:\b(?:test|it|describe)(?:\.\w+)*\(|\)\()\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/g;
  const inRow = /(['"`])(\[\d\.\d+\](?:\\.|(?!\1)[^\\])*)\1/g;
  return [inCall, inRow].flatMap((title) => [...source.matchAll(title)].map((match) => match[2]));
}
