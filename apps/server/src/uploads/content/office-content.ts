import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { ArchiveRefusal } from '../../archives/archive-refusal';
import { type Archive, ARCHIVE_LIMITS, openArchive } from '../../archives/open-archive';

const MB = 1024 * 1024;
/** Of what it would unpack to; nothing of it is unpacked here. */
const LIMITS = { ...ARCHIVE_LIMITS, unpackedBytes: 300 * MB, fileBytes: 100 * MB, files: 5000 };
/** What runs when a document is opened. */
const PROGRAM =
  /(^|\/)(vbaProject\.bin|vbaData\.xml|Basic\/|Scripts\/|.*\.(exe|dll|js|vbs|bat|cmd|com|scr|ps1|jar)$)/i;
const MOST_TYPE_BYTES = 200;

/** A document of Microsoft's kind, whose pages lie in this folder. */
export function isOffice(path: string, folder: 'word' | 'xl' | 'ppt'): Promise<boolean> {
  return withArchive(path, async ({ names }) => {
    return names.includes('[Content_Types].xml') && names.some((name) => name.startsWith(`${folder}/`));
  });
}

/** An OpenDocument, which says first what it is. */
export function isOpenDocument(
  path: string,
  kind: 'text' | 'spreadsheet' | 'presentation',
): Promise<boolean> {
  return withArchive(path, async ({ names, read }) => {
    if (!names.includes('mimetype') || !names.includes('content.xml')) return false;
    const type = await text(Readable.from(read('mimetype')));
    return type.slice(0, MOST_TYPE_BYTES) === `application/vnd.oasis.opendocument.${kind}`;
  });
}

async function withArchive(path: string, isRight: (archive: Archive) => Promise<boolean>): Promise<boolean> {
  try {
    const archive = await openArchive(path, LIMITS);
    try {
      return !archive.names.some((name) => PROGRAM.test(name)) && (await isRight(archive));
    } finally {
      archive.close();
    }
  } catch (error) {
    if (error instanceof ArchiveRefusal) return false;
    throw error;
  }
}
