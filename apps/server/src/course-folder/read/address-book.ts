import path from 'node:path';
import { courseAddress, decodePath } from '../course-address';
import type { AddressKind } from '../markdown/render-markdown';
import { pathKey, plainPath } from '../numbered-name';
import type { FolderFile } from './files/list-folder';
import type { PictureSize } from './files/picture-size';

/** What an address in a course folder leads to. */
type Target =
  | { kind: 'file'; file: FolderFile }
  | { kind: 'part'; key: string }
  | { kind: 'elsewhere' }
  | { kind: 'refused'; message: string };

export type AddressBook = {
  /** The address as it is stored, when it leads to something of the course. */
  stored: (address: string, from: string) => string | null;
  /** Why the address cannot stand in a text; the file that it leads to is used from now on. */
  refuse: (address: string, kind: AddressKind, from: string) => string | null;
  /** The stored path of a file that a key names, or what is wrong with it. */
  file: (address: string, from: string) => { path: string } | { problem: string };
  sizeOf: (address: string, from: string) => PictureSize | null;
  /** By their stored path. */
  used: () => ReadonlyMap<string, FolderFile>;
};

type Known = {
  files: readonly FolderFile[];
  /** Keys of activities and modules by where they lie. */
  parts: ReadonlyMap<string, string>;
  /** Of pictures, by where they lie. */
  sizes: ReadonlyMap<string, PictureSize>;
  report: (file: string, message: string) => void;
};

/** Knows everything that a text of the course may lead to. `from` is the folder that the text lies in. */
export function addressBook({ files, parts, sizes, report }: Known): AddressBook {
  const byPath = new Map(files.map((file) => [plainPath(file.path), file] as const).reverse());
  const byExactPath = new Map(files.map((file) => [file.path.normalize('NFC'), file]));
  const keys = new Map([...parts].map(([place, key]) => [pathKey(place), key]));
  const exactKeys = new Map([...parts].map(([place, key]) => [place.normalize('NFC'), key]));
  const known = new Set(parts.values());
  const used = new Map<string, FolderFile>();

  function markUsed(file: FolderFile): string {
    const stored = plainPath(file.path);
    const same = used.get(stored);
    if (same && same.path !== file.path)
      report(
        file.path,
        `Without the numbers of folders this has the same path as “${same.path}”. Rename one of them.`,
      );
    used.set(stored, file);
    return stored;
  }

  function target(address: string, from: string): Target {
    const refused = (message: string): Target => ({ kind: 'refused', message });
    const [, scheme = '', rest = ''] = /^([a-z][a-z\d+.-]*):([\s\S]*)$/i.exec(address) ?? [];
    if (address.startsWith('#') || /^(https?|mailto)$/i.test(scheme)) return { kind: 'elsewhere' };
    if (scheme === 'course-file' || scheme === 'course-part') {
      const name = decodePath(rest);
      const file = byPath.get(name);
      if (scheme === 'course-file' && file) return { kind: 'file', file };
      if (scheme === 'course-part' && known.has(name)) return { kind: 'part', key: name };
      return refused(`“${address}” leads to nothing in this course.`);
    }
    if (scheme !== '') return refused(`Addresses that begin with “${scheme}:” are not allowed.`);
    if (/^[/\\]/.test(address))
      return refused(`“${address}” is an absolute path. Write it from the folder of this file.`);
    const [wanted = ''] = address.split(/[?#]/);
    const place = path.posix.join(from, decodePath(wanted)).normalize('NFC').replace(/\/$/, '');
    if (place === '..' || place.startsWith('../'))
      return refused(`“${address}” leads out of the course folder.`);
    const key = exactKeys.get(place) ?? (byExactPath.has(place) ? undefined : keys.get(pathKey(place)));
    if (key !== undefined && address.includes('#'))
      return refused(`“${address}” leads into an activity; leave out what stands after “#”.`);
    if (key !== undefined) return { kind: 'part', key };
    const file = byExactPath.get(place) ?? byPath.get(plainPath(place));
    return file ? { kind: 'file', file } : refused(`There is no “${decodePath(wanted)}”.`);
  }

  return {
    stored: (address, from) => {
      const found = target(address, from);
      if (found.kind === 'part') return courseAddress('part', found.key);
      return found.kind === 'file' ? courseAddress('file', plainPath(found.file.path)) : null;
    },
    refuse: (address, kind, from) => {
      const found = target(address, from);
      if (found.kind === 'refused') return found.message;
      if (found.kind === 'file') markUsed(found.file);
      return kind === 'picture' && found.kind !== 'file'
        ? `The picture “${address}” must lie in the course folder.`
        : null;
    },
    file: (address, from) => {
      const found = target(address, from);
      if (found.kind === 'file') return { path: markUsed(found.file) };
      if (found.kind === 'refused') return { problem: found.message };
      return { problem: `“${address}” is not a file in the course folder.` };
    },
    sizeOf: (address, from) => {
      const found = target(address, from);
      return found.kind === 'file' ? (sizes.get(found.file.path) ?? null) : null;
    },
    used: () => used,
  };
}
