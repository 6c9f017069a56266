import { createReadStream } from 'node:fs';
import { assertThere } from '../file-places';

const LINE_FEED = 0x0a;

/**
 * How many lines there are behind the first one, so that whoever waits knows how long; a value may have several. Null for
 * what can be read only once, as a pipe.
 */
export async function countLines(file: string): Promise<number | null> {
  if (!(await assertThere(file)).isFile()) return null;
  let count = 0;
  let last = LINE_FEED;
  for await (const chunk of createReadStream(file) as AsyncIterable<Buffer>) {
    for (let at = chunk.indexOf(LINE_FEED); at !== -1; at = chunk.indexOf(LINE_FEED, at + 1)) count += 1;
    last = chunk.at(-1) ?? last;
  }
  return Math.max(0, count - (last === LINE_FEED ? 1 : 0));
}
