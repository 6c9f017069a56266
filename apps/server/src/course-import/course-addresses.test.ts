import { expect, test } from 'vitest';
import { type CourseAddress, portableAddress, replacePortable } from './course-addresses';

function namedIn(html: string): CourseAddress[] {
  const named: CourseAddress[] = [];
  replacePortable(html, (address) => {
    named.push(address);
    return null;
  });
  return named;
}

test.each<[string, string, CourseAddress[]]>([
  ['in double quotes', '<img src="course-file:a.png">', [{ kind: 'file', name: 'a.png' }]],
  ['in single ones', "<a href='course-part:a b'>", [{ kind: 'part', name: 'a b' }]],
  ['with the other quotes in it', `<a href="course-file:it's.pdf">`, [{ kind: 'file', name: "it's.pdf" }]],
  ['spaced and in capitals', '<A HREF = "course-file:a.pdf">', [{ kind: 'file', name: 'a.pdf' }]],
  [
    'as an address and as html',
    '<a href="course-file:a%20&amp;%26.pdf">',
    [{ kind: 'file', name: 'a &&.pdf' }],
  ],
  ['with a stray percent sign', '<a href="course-file:100%.pdf">', [{ kind: 'file', name: '100%.pdf' }]],
  ['not what leads elsewhere', '<a href="https://a.test/course-file:a">', []],
  ['not what is only said', '<p>course-file:a.png</p>', []],
])('a text names files and activities %s', (_, html, named) => {
  expect(namedIn(html)).toEqual(named);
});

test.each(["it's (1) 100%.svg", 'a/b "c" <d> & e', 'خطة.pdf', '#?'])(
  '%s is named so that it is found',
  (name) => {
    const address = portableAddress({ kind: 'file', name });
    expect(namedIn(`<img src="${address}">`)).toEqual([{ kind: 'file', name }]);
  },
);
