import { createReadStream, createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { BadLines } from '../operations/csv/bad-lines';
import { placeFault } from '../operations/file-places';
import { type FileField, OperationRefusal } from '../operations/operation';
import { makeTemporaryFolder } from '../storage/temporary-folder';
import type { ReadOperation } from './read-operation';
import { UsageError } from './usage-error';

/** In place of a file: what this program is given, or what it puts out. */
export const STANDARD = '-';
export const STREAMS = { in: 'standard input', out: 'standard output' } as const;

type Streams = {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
  /** Where words go, when a file goes to the output. */
  words: NodeJS.WritableStream;
};
type Work = (input: ReadOperation['input']) => Promise<string>;

/**
 * Does the work, with a file of its own where `-` stands: a zip is read from its end, and nothing is put out that is undone
 * afterwards. Answers the words, or null where they were said beside the file.
 */
export async function withStandardPlace(
  { operation: { file }, input, flags }: ReadOperation,
  streams: Streams,
  work: Work,
): Promise<string | null> {
  if (!file || input[file.name] !== STANDARD) return work(input);
  if (file.way === 'out' && flags.isJson)
    throw new UsageError('The file goes to the output, and so does what --json says: leave one of them out.');
  const folder = await makeTemporaryFolder('standard').catch((error: unknown) => {
    throw placeFault(error);
  });
  const place = join(folder, `${STREAMS[file.way].replace(' ', '-')}.${endingOf(file, input)}`);
  const renamed = (text: string) => text.replaceAll(place, STREAMS[file.way]);
  try {
    if (file.way === 'in') await pipeline(streams.input, createWriteStream(place));
    const said = renamed(await work({ ...input, [file.name]: place }));
    if (file.way === 'in') return said;
    if (!flags.isDryRun) await send(place, streams.output);
    streams.words.write(`${said}\n`);
    return null;
  } catch (error) {
    throw withoutPlace(error, renamed);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function endingOf({ mediaTypes }: FileField, { format }: ReadOperation['input']): string {
  const [first = ''] = Object.keys(mediaTypes);
  return typeof format === 'string' ? format : first;
}

async function send(place: string, output: NodeJS.WritableStream): Promise<void> {
  try {
    await pipeline(createReadStream(place), output, { end: false });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EPIPE')) throw error;
    throw new OperationRefusal('Whoever reads the output ended before all of it was written.');
  }
}

function withoutPlace(error: unknown, renamed: (text: string) => string): unknown {
  if (error instanceof BadLines) return new BadLines(renamed(error.summary), error.bad, error.canBeSkipped);
  return error instanceof OperationRefusal ? new OperationRefusal(renamed(error.message)) : error;
}
