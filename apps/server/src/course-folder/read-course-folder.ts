import { stat } from 'node:fs/promises';
import { setImmediate } from 'node:timers/promises';
import { checkDraft } from '../course-import/check-draft';
import type { CourseDraft, DraftPart } from '../course-import/course-draft';
import type { CourseProblem } from './course-problem';
import { draftLines, type InFolder } from './draft-lines';
import { addressBook } from './read/address-book';
import { collectFiles } from './read/files/collect-files';
import { type Folder, type FolderFile, filesIn, listFolder } from './read/files/list-folder';
import { pictureSizes } from './read/files/picture-size';
import { readTextFile } from './read/files/read-text-file';
import {
  isModuleFile,
  type PartSource,
  partSources,
  readMarkdownFile,
  reportIn,
  translationFiles,
} from './read/part-source';
import { readCourseKeys } from './read/read-course-keys';
import { readCourseTranslations, readTranslatedKeys } from './read/read-course-translations';
import { readPart } from './read/read-part';
import { readYaml } from './read/read-yaml';
import { type TextReader, textReader } from './read/text-reader';
import { reportLoneTranslations } from './read/translations';

/** `draft` is null when there is any problem: nothing is made of half a folder. */
export type ReadCourse =
  | { draft: CourseDraft; problems: CourseProblem[]; inFolder: InFolder }
  | { draft: null; problems: CourseProblem[]; inFolder?: undefined };

/** A course as its author wrote it, or everything that is wrong with it. */
export async function readCourseFolder(root: string): Promise<ReadCourse> {
  const isFolder = await stat(root).then(
    (found) => found.isDirectory(),
    () => false,
  );
  if (!isFolder)
    return { draft: null, problems: [{ file: '.', line: 1, message: 'There is no such folder.' }] };
  const { folder, problems } = await listFolder(root);
  const courseFile = fileAt(folder, 'course.yaml');
  const aboutFile = fileAt(folder, 'about.md');
  reportLoneTranslations(folder, problems);
  const sources = await partSources(folder, { root, problems });
  const all = sources.flatMap(withChildren);
  reportSameKeys(all, problems);
  const places = new Set(all.map(({ place }) => place));
  const abouts = await translationFiles('about.md', folder, { root, problems });
  const translations = new Set(
    [...abouts, ...all.flatMap((part) => part.translations)].map(({ file }) => file),
  );
  const files = filesIn(folder).filter(
    ({ path, name }) =>
      !places.has(path) && !translations.has(path) && !isModuleFile(name) && path !== 'course.yaml',
  );
  const sizes = await pictureSizes(root, files);
  const book = addressBook({
    files,
    sizes,
    parts: new Map(all.map(({ place, key }) => [place, key])),
    report: (file, message) => void problems.push({ file, line: 1, message }),
  });
  const reader = textReader(book, problems);

  if (!courseFile) reportIn('course.yaml', problems)(1, 'This file is missing: it names the course.');
  const courseText = courseFile ? await readTextFile(root, courseFile) : { text: '' };
  if ('problem' in courseText) reportIn('course.yaml', problems)(1, courseText.problem);
  const fields =
    'text' in courseText && courseFile
      ? readYaml(courseText.text, 1, reportIn('course.yaml', problems))
      : null;
  const translated = fields && readTranslatedKeys(fields);
  const keys = fields && readCourseKeys(fields, reader);
  const about = aboutFile && (await readMarkdownFile(aboutFile, { root, problems }));
  about?.fields.end();
  for (const { fields: keysOfAbout } of abouts) keysOfAbout.end();
  const draft = keys &&
    translated && {
      ...keys,
      translations: readCourseTranslations(
        { keys, translated, hasAbout: about !== null, abouts, parts: all },
        reader,
      ),
      about: about
        ? reader.text(about.body, { file: 'about.md', folder: '', key: 'about', line: about.bodyLine })
        : null,
      parts: await readParts(sources, reader),
    };
  if (sources.length === 0 && problems.length === 0)
    reportIn('.', problems)(1, 'There is no activity in this folder: write a file “01-name.md”.');
  const used = await collectFiles(root, { used: book.used(), sizes }, problems);
  if (problems.length > 0 || !fields || !draft) return { draft: null, problems: inOrder(problems) };
  const whole = { ...draft, files: used };
  const inFolder = draftLines({ course: fields, parts: all });
  const wrong = inFolder(checkDraft(whole));
  return wrong.length > 0
    ? { draft: null, problems: inOrder(wrong) }
    : { draft: whole, problems: [], inFolder };
}

/** Module by module, so that a server answers others in between. */
async function readParts(sources: readonly PartSource[], reader: TextReader): Promise<DraftPart[]> {
  const parts: DraftPart[] = [];
  for (const source of sources) {
    parts.push(readPart(source, reader));
    await setImmediate();
  }
  return parts;
}

function fileAt({ entries }: Folder, name: string): FolderFile | null {
  return entries.find((entry): entry is FolderFile => entry.kind === 'file' && entry.name === name) ?? null;
}

function withChildren(source: PartSource): PartSource[] {
  return [source, ...source.children.flatMap(withChildren)];
}

function reportSameKeys(sources: readonly PartSource[], problems: CourseProblem[]): void {
  const first = new Map<string, PartSource>();
  for (const source of sources) {
    const other = first.get(source.key);
    if (other)
      reportIn(source.file, problems)(
        source.fields.line('id'),
        `“${source.key}” is the key of “${other.place}” already: give one of them another “id”.`,
      );
    else first.set(source.key, source);
  }
}

function inOrder(problems: CourseProblem[]): CourseProblem[] {
  return problems.toSorted((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1));
}
