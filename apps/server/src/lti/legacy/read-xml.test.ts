import { expect, test } from 'vitest';
import { elementAt, readXml } from './read-xml';

test('elements, texts and the five known entities are read, prefixes left aside', () => {
  const message = readXml(
    `<?xml version = "1.0" encoding = "UTF-8"?>\n<x:a xmlns:x="urn:a"><b c="d">1 &lt; 2 &#38; &#x41;</b><e/></x:a>`,
  );
  expect(message?.name).toBe('a');
  expect(elementAt(message, ['b'])?.text).toBe('1 < 2 & A');
  expect(elementAt(message, ['e'])?.children).toEqual([]);
  expect(elementAt(message, ['b', 'nothing'])).toBeNull();
});

test.each([
  ['a document type', '<!DOCTYPE a [<!ENTITY b "c">]><a>&b;</a>'],
  ['a file from outside', '<!DOCTYPE a [<!ENTITY b SYSTEM "file:///etc/hostname">]><a>&b;</a>'],
  ['an entity of its own', '<a>&b;</a>'],
  ['an instruction', '<a><?php echo 1 ?></a>'],
  ['a comment', '<a><!-- b --></a>'],
  ['CDATA', '<a><![CDATA[b]]></a>'],
  ['an end that is not its own', '<a><b></a></b>'],
  ['an element without an end', '<a><b></b>'],
  ['two roots', '<a/><b/>'],
  ['text beside the root', 'text <a/>'],
  ['nothing', ''],
  ['no XML', '{"a": 1}'],
  ['a broken tag', '<a <b></b></a>'],
  ['too deep', `${'<a>'.repeat(50)}${'</a>'.repeat(50)}`],
])('%s is not understood', (_title, source) => {
  expect(readXml(source)).toBeNull();
});

test('a million of openings is refused in no time', () => {
  expect(readXml('<a>'.repeat(20_000))).toBeNull();
});
