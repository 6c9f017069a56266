import { expect, test } from 'vitest';
import { parseAllowedSources } from '../web/allowed-sources';
import {
  RICH_TEXT_DROPPED,
  RICH_TEXT_ELEMENTS,
  richTextAdditions,
  richTextAttributes,
  richTextValue,
} from './rich-text-rules';

const CONTEXT = { frameSources: parseAllowedSources('player.vimeo.com') };
const PICTURE = '/api/lms-storage/v1/files/f1/a.png';

test.each([
  ['a', 'href', 'https://elsewhere.test/a?b#c', 'https://elsewhere.test/a?b#c'],
  ['a', 'href', 'http://elsewhere.test/', 'http://elsewhere.test/'],
  ['a', 'href', 'mailto:ada@demo.test', 'mailto:ada@demo.test'],
  ['a', 'href', '/learn/courses', '/learn/courses'],
  ['a', 'href', '#note-1', '#text-note-1'],
  ['a', 'href', '#text-note-1', '#text-note-1'],
  ['a', 'href', '#', null],
  ['a', 'href', 'javascript:alert(1)', null],
  ['a', 'href', 'JavaScript:alert(1)', null],
  ['a', 'href', ' javascript:alert(1)', null],
  ['a', 'href', 'java\nscript:alert(1)', null],
  ['a', 'href', '\u0001javascript:alert(1)', null],
  ['a', 'href', 'data:text/html,x', null],
  ['a', 'href', 'vbscript:msgbox(1)', null],
  ['a', 'href', 'blob:https://here.invalid/1', null],
  ['a', 'href', 'file:///etc/passwd', null],
  ['a', 'href', 'https://ada:secret@elsewhere.test/', null],
  ['img', 'src', PICTURE, PICTURE],
  ['img', 'src', '/learn/x.png', null],
  ['img', 'src', 'https://elsewhere.test/a.png', null],
  ['img', 'src', '//elsewhere.test/api/lms-storage/v1/files/f1/a.png', null],
  ['img', 'src', 'data:image/svg+xml,<svg onload=alert(1)>', null],
  ['iframe', 'src', 'https://player.vimeo.com/video/1', 'https://player.vimeo.com/video/1'],
  ['iframe', 'src', 'https://elsewhere.test/', null],
  ['iframe', 'src', '/learn/courses', null],
  ['iframe', 'src', PICTURE, null],
  ['iframe', 'src', 'javascript:alert(1)', null],
  [
    'iframe',
    'sandbox',
    'allow-top-navigation',
    'allow-scripts allow-same-origin allow-presentation allow-popups',
  ],
  ['p', 'id', 'main', 'text-main'],
  ['p', 'id', 'text-main', 'text-main'],
  ['p', 'id', 'a b', null],
  ['p', 'class', 'modal warning', 'warning'],
  ['p', 'class', 'modal', null],
  ['td', 'class', 'end', 'end'],
  ['table', 'class', 'aligned', 'aligned'],
  ['span', 'class', 'code-keyword', 'code-keyword'],
  ['span', 'class', 'code-keywords', null],
  ['a', 'role', 'doc-noteref', 'doc-noteref'],
  ['p', 'role', 'dialog', null],
  ['p', 'role', 'dialog doc-tip', null],
  ['p', 'role', 'doc-tip dialog', null],
  ['td', 'colspan', '3', '3'],
  ['td', 'colspan', '12', '12'],
  ['td', 'colspan', '123456', null],
  ['td', 'colspan', 'all', null],
  ['td', 'colspan', 'all 3', null],
  ['td', 'colspan', '3 of all', null],
  ['mspace', 'width', '0.5em', '0.5em'],
  ['mspace', 'width', '-0.125em', '-0.125em'],
  ['p', 'title', 'A title', 'A title'],
])('[3.22] [3.1] <%s %s=%j> becomes %j', (element, attribute, value, expected) => {
  expect(richTextValue({ element, attribute, value }, CONTEXT)).toBe(expected);
});

const ON_ALL = ['dir', 'lang', 'title', 'id', 'class', 'role', 'aria-label'];

test.each([
  ['p', ON_ALL],
  ['em', ON_ALL],
  ['mark', ON_ALL],
  ['td', [...ON_ALL, 'colspan', 'rowspan']],
  ['details', [...ON_ALL, 'open']],
])('[3.1] <%s> may have these attributes and no other', (element, attributes) => {
  expect(richTextAttributes(element)).toEqual(attributes);
});

test.each(['math', 'mi', 'mtable'])('[3.1] <%s> may say how a formula is set', (element) => {
  expect(richTextAttributes(element)).toEqual(expect.arrayContaining([...ON_ALL, 'mathvariant', 'depth']));
});

test('[3.1] no attribute on any element can run anything or leave its place', () => {
  for (const element of RICH_TEXT_ELEMENTS) {
    const dangerous = /^(on.*|style|srcdoc|srcset|name|form.*|action|ping|xlink.*|xmlns|actiontype)$/;
    expect(richTextAttributes(element).filter((attribute) => dangerous.test(attribute))).toEqual([]);
  }
});

test('[3.1] nothing is both kept and dropped', () => {
  expect(RICH_TEXT_ELEMENTS.filter((element) => RICH_TEXT_DROPPED.includes(element))).toEqual([]);
});

test('[3.1] a link to elsewhere opens a window that knows nothing of us, one of ours does not', () => {
  for (const href of ['https://elsewhere.test/', 'http://elsewhere.test/'])
    expect(richTextAdditions('a', { href })).toEqual({ target: '_blank', rel: 'noopener noreferrer' });
  for (const href of ['/learn', '#text-a', 'mailto:ada@demo.test', 'web+https://elsewhere.test/'])
    expect(richTextAdditions('a', { href })).toEqual({});
  expect(richTextAdditions('a', {})).toEqual({});
});

test('[9.11] pictures and frames wait until they are near', () => {
  expect(richTextAdditions('img', {})).toMatchObject({ loading: 'lazy' });
  expect(richTextAdditions('iframe', {})).toMatchObject({ loading: 'lazy' });
});
