import { readdir, rm, stat } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import type { Stats } from 'node:fs';
import { makeTemporaryFolder } from '../storage/temporary-folder';
import { ConfirmationNeeded, type OperationContext, OperationRefusal } from './operation';

/** What can be wrong with a place on a disk, by what the system calls it. */
const FAULTS: Record<string, string> = {
  EACCES: 'may not be read or written here',
  EBUSY: 'is in use by another program',
  EDQUOT: 'cannot be written: the disk has no more room for this account',
  EEXIST: 'is there already',
  EINVAL: 'cannot be read or written as a file',
  EIO: 'cannot be read or written: its disk says so',
  EISDIR: 'is a folder, not a file',
  ELOOP: 'is a link that leads back to itself',
  ENAMETOOLONG: 'is too long a name',
  ENOENT: 'is not there, nor can it be made',
  ENOSPC: 'cannot be written: the disk is full',
  ENOTDIR: 'lies in a file, not in a folder',
  ENXIO: 'is no file',
  EPERM: 'may not be read or written here',
  EROFS: 'is on a disk that cannot be written',
};

/** A disk that will not is the operator's to mend, and told in a sentence; any other error stays as it is. */
export function placeFault(error: unknown): unknown {
  if (!(error instanceof Error && 'code' in error && 'syscall' in error)) return error;
  const code = String(error.code);
  const isPlace = 'path' in error;
  const place = isPlace ? String(error.path) : 'The file';
  const fault = FAULTS[code] ?? (isPlace ? `cannot be read or written (${code})` : undefined);
  return fault === undefined ? error : new OperationRefusal(`${place} ${fault}.`);
}

/** What is to be read has to be there. */
export async function assertThere(place: string): Promise<Stats> {
  const found = await whatIs(place);
  if (!found) throw new OperationRefusal(`There is no file or folder ${place}.`);
  return found;
}

/** What can be read from its beginning to its end, as /dev/null and `<(another program)` too. */
export async function assertFile(file: string): Promise<void> {
  const found = await assertThere(file);
  assertNoFolder(file, found);
  assertNoWaiting(file, found);
}

/** What can be read anywhere, and has an end. */
export async function assertFileOnDisk(file: string): Promise<void> {
  const found = await assertThere(file);
  assertNoFolder(file, found);
  if (!found.isFile()) throw new OperationRefusal(`${file} is no file on a disk.`);
}

function assertNoFolder(place: string, found: Stats): void {
  if (found.isDirectory()) throw new OperationRefusal(`${place} is a folder, not a file.`);
}

/** A pipe in a folder is opened once somebody is at its other end, which may be never; those of our own are open. */
function assertNoWaiting(place: string, found: Stats): void {
  if (found.isFIFO() && !/^\/(dev|proc)\//.test(place))
    throw new OperationRefusal(`${place} is a pipe, not a file: write - for the standard input or output.`);
}

type Writer = Pick<OperationContext, 'isDryRun' | 'isConfirmed'>;

/** A file that is there already is written over where that is confirmed; a dry run tells that it will have to be. */
export async function assertWritableFile(
  { isDryRun, isConfirmed }: Writer,
  file: string,
): Promise<{ needsYes?: true }> {
  const found = await whatIs(file);
  if (found) {
    assertNoFolder(file, found);
    assertNoWaiting(file, found);
  } else await assertThere(dirname(resolve(file)));
  // What is no file on a disk, as /dev/stdout, loses nothing.
  const isLost = found?.isFile() === true;
  if (isLost && !isDryRun && !isConfirmed)
    throw new ConfirmationNeeded(`${file} is there already and is written over`);
  return isLost && isDryRun ? { needsYes: true } : {};
}

/** For a dry run, behind what it says. */
export function yesText({ needsYes }: { needsYes?: true }): string {
  return needsYes ? ' The file is there already: writing over it needs --yes.' : '';
}

/** Nothing that is there is written over. */
export async function assertNewPlace(place: string): Promise<{ needsYes?: never }> {
  const found = await whatIs(place);
  if (found && !found.isDirectory()) throw new OperationRefusal(`There is a file ${place} already.`);
  if (found && (await readdir(place)).length > 0)
    throw new OperationRefusal(`The folder ${place} is not empty.`);
  return {};
}

/** Has something written to its place; a dry run writes it aside, so that all of it is tried, and throws it away. */
export async function writeOut<T>(
  { isDryRun }: Pick<OperationContext, 'isDryRun'>,
  to: string,
  write: (place: string) => Promise<T>,
): Promise<T> {
  if (!isDryRun) return write(to);
  const folder = await makeTemporaryFolder('dry');
  try {
    return await write(join(folder, basename(resolve(to))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Null where there is nothing. */
function whatIs(place: string): Promise<Stats | null> {
  return stat(place).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw placeFault(error);
  });
}
