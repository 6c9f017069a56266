import { expect, test } from 'vitest';
import { cleanRichText } from '../../rich-text/clean-rich-text';
import { COURSE_LESSONS, DATA_PROTECTION } from './course-lessons-data';

const TEXTS = Object.entries({ ...COURSE_LESSONS, 'Data protection': DATA_PROTECTION }).flatMap(
  ([name, { html }]): Array<[string, string]> => (html ? [[name, html]] : []),
);
const ELEMENTS = /<[a-z]+/g;

test.each(TEXTS)('every element of "%s" is one that a text may have', (_name, html) => {
  const clean = cleanRichText(html, { frameSources: [] });
  expect(clean.match(ELEMENTS)).toEqual(html.match(ELEMENTS));
});

test.each(TEXTS)('footnotes of "%s" lead there and back', (_name, html) => {
  const clean = cleanRichText(html, { frameSources: [] });
  const targets = [...clean.matchAll(/href="#([^"]+)"/g)].map(([, target]) => target);
  for (const target of targets) expect(clean).toContain(`id="${target}"`);
});
