import path from 'node:path';
import type { CourseDraft, DraftFile, DraftPart } from '../../course-import/course-draft';
import { decodePath, encodePath } from '../course-address';
import { mapAddresses } from '../markdown/map-addresses';
import { pathKey, plainName } from '../numbered-name';
import { PLAIN_FOLDER } from '../read/files/list-folder';

/** Where everything of a course lies in its folder. */
export type FolderPlan = {
  /** The file of an activity or the folder of a module. */
  placeOf: (part: DraftPart) => string;
  placeOfFile: (file: DraftFile) => string;
  /** The path of a file as a key in this folder names it. */
  fileFrom: (folder: string, storedPath: string) => string;
  /** The Markdown with addresses that are true in this folder. */
  textFrom: (folder: string, source: string) => string;
};

export function planFolder(draft: CourseDraft): FolderPlan {
  const places = new Map<string, string>();
  placeParts(draft.parts, '', places);
  const folders = new Map(
    [...places.values()]
      .filter((place) => !/\.(md|yaml)$/.test(place))
      .map((place) => [pathKey(place), place] as const)
      .reverse(),
  );
  const files = new Map(draft.files.map((file) => [file.path, filePlace(file, folders)]));
  const placeOf = ({ key }: DraftPart) => places.get(key) ?? '';
  const relative = (folder: string, place: string) => path.posix.relative(folder, place) || '.';

  return {
    placeOf,
    placeOfFile: ({ path: stored }) => files.get(stored) ?? stored,
    fileFrom: (folder, stored) => encodePath(relative(folder, files.get(stored) ?? stored)),
    textFrom: (folder, source) =>
      mapAddresses(source, (address) => {
        const [, kind, name = ''] = /^course-(file|part):(.*)$/s.exec(address) ?? [];
        const place = (kind === 'part' ? places : files).get(decodePath(name));
        return kind === undefined || place === undefined ? null : encodePath(relative(folder, place));
      }),
  };
}

function placeParts(parts: readonly DraftPart[], folder: string, places: Map<string, string>): void {
  const digits = Math.max(2, String(parts.length).length);
  for (const [index, part] of parts.entries()) {
    const name = `${String(index + 1).padStart(digits, '0')}-${nameOf(part, folder)}`;
    const place = folder === '' ? name : `${folder}/${name}`;
    places.set(part.key, `${place}${endingOf(part)}`);
    if (part.type === 'composite') placeParts(part.children, place, places);
  }
}

/** The end of the key where the key is a path through these folders; else of the title. */
function nameOf({ key, name }: DraftPart, folder: string): string {
  const last = key.slice(key.lastIndexOf('/') + 1);
  const path = folder === '' ? last : `${pathKey(folder)}/${last}`;
  if (path === key && isPlain(last)) return last;
  const words =
    name
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  const short = words.join('-').slice(0, 60);
  return isPlain(short) ? short : 'part';
}

function isPlain(name: string): boolean {
  return /^[\p{L}\p{N}][\p{L}\p{M}\p{N}_-]{0,79}$/u.test(name) && name === name.normalize('NFC');
}

function endingOf({ type, content }: DraftPart): string {
  if (type === 'composite') return '';
  return content?.quiz ? '.quiz.yaml' : '.md';
}

/** Where it lay; with its module, when that has a number. What would be read as something else goes to `files`. */
function filePlace({ path: stored, sha256 }: DraftFile, folders: ReadonlyMap<string, string>): string {
  const parts = stored.split('/');
  const name = parts.pop() ?? '';
  if (![...parts, name].every(isFileName) || parts.some((folder) => plainName(folder) !== folder))
    return `${PLAIN_FOLDER}/${sha256.slice(0, 16)}${path.posix.extname(name).replaceAll(/[^.\w]/g, '')}`;
  if (/\.(md|ya?ml)$/i.test(name) && parts[0] !== PLAIN_FOLDER) return `${PLAIN_FOLDER}/${stored}`;
  for (let length = parts.length; length > 0; length -= 1) {
    const module = folders.get(parts.slice(0, length).join('/'));
    if (module !== undefined) return [module, ...parts.slice(length), name].join('/');
  }
  return stored;
}

function isFileName(name: string): boolean {
  return (
    /^[^.\s/\\<>:"|?*\p{Cc}]([^/\\<>:"|?*\p{Cc}]*[^.\s/\\<>:"|?*\p{Cc}])?$/u.test(name) &&
    Buffer.byteLength(name) <= LONGEST_NAME &&
    name === name.normalize('NFC')
  );
}

/** In bytes: no file system that people use takes a longer one. */
const LONGEST_NAME = 255;
