import { stat } from 'node:fs/promises';
import { basename } from 'node:path';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { type ArchiveFault, ArchiveRefusal } from './archive-refusal';
import { decodedName, nameFault } from './entry-name';

const MB = 1024 * 1024;
const GB = 1024 * MB;
export const ARCHIVE_LIMITS = {
  archiveBytes: 2 * GB,
  unpackedBytes: 4 * GB,
  fileBytes: GB,
  files: 20_000,
  /** How much larger than packed a file above `ratioFrom` may be. */
  ratio: 200,
  ratioFrom: 10 * MB,
};
export type ArchiveLimits = typeof ARCHIVE_LIMITS;

export type Archive = {
  /** Of files, not of folders. */
  names: readonly string[];
  /** The bytes of a file; fails where they are others than the directory promised. */
  read: (name: string) => AsyncGenerator<Buffer>;
  close: () => void;
};

/** Left behind by systems that packed the archive. */
const LITTER = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$)/;
const STORED = 0;
const DEFLATED = 8;
const LOCAL_HEADER_BYTES = 30;
const UNIX = 3;
const KIND = 0o170000;
const [LINK, PLAIN, FOLDER] = [0o120000, 0o100000, 0o040000];

/** A zip whose whole directory is checked before a byte is unpacked. Close it. */
export async function openArchive(file: string, limits: ArchiveLimits = ARCHIVE_LIMITS): Promise<Archive> {
  const title = basename(file);
  const { size } = await stat(file);
  if (size > limits.archiveBytes) throw tooMuch('archiveTooLarge', title, limits.archiveBytes);
  const zip = await unbroken(title, () => openPromise(file, { autoClose: false, decodeStrings: false }));
  try {
    const entries = await checkedEntries(title, zip, limits);
    return {
      names: [...entries.keys()],
      read: (name) => bytesOf(title, zip, { name, entry: entries.get(name) }),
      close: () => zip.close(),
    };
  } catch (error) {
    zip.close();
    throw error;
  }
}

async function checkedEntries(
  title: string,
  zip: ZipFile,
  limits: ArchiveLimits,
): Promise<Map<string, Entry>> {
  if (zip.entryCount > limits.files) {
    throw new ArchiveRefusal(
      'tooManyFiles',
      `${title} has ${zip.entryCount} files; the limit is ${limits.files}`,
    );
  }
  const entries = new Map<string, Entry>();
  const seen = new Set<string>();
  let unpacked = 0;
  await unbroken(title, async () => {
    for await (const entry of zip.eachEntry()) {
      const name = decodedName(entry.fileNameRaw);
      const fault = nameFault(name) ?? entryFault(entry, limits);
      if (fault) throw new ArchiveRefusal(fault, `${title}: ${JSON.stringify(name)} is refused`);
      if (name.endsWith('/') || LITTER.test(name)) continue;
      if (seen.has(name.toLowerCase())) {
        throw new ArchiveRefusal('sameNameTwice', `${title}: ${JSON.stringify(name)} is in it twice`);
      }
      seen.add(name.toLowerCase());
      entries.set(name, entry);
      unpacked += entry.uncompressedSize;
    }
  });
  if (unpacked > limits.unpackedBytes) throw tooMuch('packageTooLarge', title, limits.unpackedBytes);
  assertApart(title, [...entries.values()]);
  return entries;
}

function entryFault(entry: Entry, limits: ArchiveLimits): ArchiveFault | null {
  const { compressionMethod, compressedSize, uncompressedSize, externalFileAttributes, versionMadeBy } =
    entry;
  const kind = versionMadeBy >>> 8 === UNIX ? (externalFileAttributes >>> 16) & KIND : 0;
  if (kind === LINK) return 'symbolicLink';
  if (![0, PLAIN, FOLDER].includes(kind)) return 'specialFile';
  if (entry.isEncrypted()) return 'encrypted';
  if (compressionMethod !== STORED && compressionMethod !== DEFLATED) return 'unknownCompression';
  if (uncompressedSize > limits.fileBytes) return 'fileTooLarge';
  const isBomb = uncompressedSize > limits.ratioFrom && uncompressedSize > compressedSize * limits.ratio;
  return isBomb ? 'compressedTooWell' : null;
}

/** Entries that share their bytes unpack to far more than the archive holds. */
function assertApart(title: string, entries: Entry[]): void {
  let end = 0;
  const inPlace = entries.toSorted(
    (one, other) => one.relativeOffsetOfLocalHeader - other.relativeOffsetOfLocalHeader,
  );
  for (const { relativeOffsetOfLocalHeader: start, fileNameLength, compressedSize } of inPlace) {
    if (start < end) throw new ArchiveRefusal('entriesOverlap', `${title} has files that overlap`);
    end = start + LOCAL_HEADER_BYTES + fileNameLength + compressedSize;
  }
}

async function* bytesOf(
  title: string,
  zip: ZipFile,
  { name, entry }: { name: string; entry: Entry | undefined },
): AsyncGenerator<Buffer> {
  if (!entry) throw new Error(`${title} has no ${name}.`);
  const stream = await unbroken(title, () => zip.openReadStreamPromise(entry));
  try {
    yield* stream;
  } catch (error) {
    throw new ArchiveRefusal('sizeLies', `${title}: ${JSON.stringify(name)} is damaged: ${reasonOf(error)}`);
  }
}

async function unbroken<T>(title: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof ArchiveRefusal) throw error;
    throw new ArchiveRefusal('brokenArchive', `${title} cannot be read as a zip: ${reasonOf(error)}`);
  }
}

function tooMuch(code: ArchiveFault, title: string, limit: number): ArchiveRefusal {
  return new ArchiveRefusal(code, `${title} is too large; the limit is ${Math.floor(limit / MB)} MB`);
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
