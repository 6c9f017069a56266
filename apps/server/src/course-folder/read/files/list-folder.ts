import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';
import type { CourseProblem } from '../../course-problem';
import { FOLDER_LIMITS } from '../../limits';
import { unseenProblem } from '../../name-problem';

/** `path` is within the course, with slashes, as it lies on the disk. */
export type FolderFile = { kind: 'file'; name: string; path: string; byteLength: number };
export type Folder = { kind: 'folder'; name: string; path: string; entries: Array<Folder | FolderFile> };

const NOT_OURS = new Set(['node_modules', 'Thumbs.db', 'desktop.ini', '__MACOSX']);

/** Everything in a course folder, by name; links and what is no file are refused, hidden files are passed over. */
export async function listFolder(root: string): Promise<{ folder: Folder; problems: CourseProblem[] }> {
  const problems: CourseProblem[] = [];
  let count = 0;

  async function list(folder: Folder, depth: number): Promise<Folder> {
    const names = await readdir(path.join(root, folder.path), { withFileTypes: true });
    for (const entry of names.toSorted((a, b) => (a.name < b.name ? -1 : 1))) {
      const place = folder.path === '' ? entry.name : `${folder.path}/${entry.name}`;
      const refuse = (message: string) => problems.push({ file: place, line: 1, message });
      if (entry.name.startsWith('.') || NOT_OURS.has(entry.name)) continue;
      count += 1;
      if (count > FOLDER_LIMITS.entries) {
        if (count === FOLDER_LIMITS.entries + 1)
          refuse(`The folder holds more than ${FOLDER_LIMITS.entries} files.`);
        break;
      }
      const unseen = unseenProblem(entry.name);
      if (unseen !== null) refuse(`The name ${unseen}`);
      else if (entry.isSymbolicLink())
        refuse('This is a symbolic link. Put the file itself into the folder.');
      else if (entry.isDirectory() && depth >= FOLDER_LIMITS.depth)
        refuse(`Folders stand in each other more than ${FOLDER_LIMITS.depth} deep.`);
      else if (entry.isDirectory())
        folder.entries.push(
          await list({ kind: 'folder', name: entry.name, path: place, entries: [] }, depth + 1),
        );
      else if (entry.isFile()) {
        const { size } = await stat(path.join(root, place));
        folder.entries.push({ kind: 'file', name: entry.name, path: place, byteLength: size });
      } else refuse('This is neither a file nor a folder.');
    }
    return folder;
  }

  const folder = await list({ kind: 'folder', name: '', path: '', entries: [] }, 0);
  return { folder, problems };
}

export function filesIn(folder: Folder): FolderFile[] {
  return folder.entries.flatMap((entry) => (entry.kind === 'file' ? [entry] : filesIn(entry)));
}

/** At the root: never a module, whatever lies in it. */
export const PLAIN_FOLDER = 'files';
