import path from 'node:path';
import type { Locale } from '@lantern/domain/display/locales';
import type { CourseProblem, ReportLine } from '../course-problem';
import { FOLDER_LIMITS } from '../limits';
import { splitHeading } from '../markdown/render-markdown';
import { numberOf, pathKey, plainName } from '../numbered-name';
import { type Folder, type FolderFile, PLAIN_FOLDER } from './files/list-folder';
import { readTextFile, splitFrontMatter } from './files/read-text-file';
import { readId, reportTitle } from './read-names';
import { readYaml } from './read-yaml';
import {
  isTranslation,
  notALanguage,
  translatedName,
  translatedTexts,
  translationLocale,
} from './translations';
import type { Fields } from './yaml-fields';

/** An activity or module as it lies in the folder, before its texts are read. */
export type PartSource = {
  kind: 'text' | 'quiz' | 'module';
  /** Of the activity's file or the module's folder. */
  place: string;
  /** Where its keys stand, and what is wrong with them is told. */
  file: string;
  /** What addresses in its text are relative to. */
  folder: string;
  fields: Fields;
  name: string;
  key: string;
  body: string;
  bodyLine: number;
  translations: TranslationSource[];
  children: PartSource[];
};

/** The same in another language, from a file of its own or from the key `title.ar` alone. */
export type TranslationSource = {
  locale: Locale;
  file: string;
  line: number;
  name: string;
  body: string;
  bodyLine: number;
};

export type TranslationFile = TranslationSource & { fields: Fields };

type SourceContext = { root: string; problems: CourseProblem[] };
type PartEntry = { entry: Folder | FolderFile; kind: PartSource['kind'] };

/** The activities and modules of a folder, in their order. */
export async function partSources(folder: Folder, context: SourceContext): Promise<PartSource[]> {
  const entries = folder.entries.flatMap((entry): PartEntry[] => {
    const kind = kindOf(entry, folder.entries);
    return kind === null ? [] : [{ entry, kind }];
  });
  entries.sort((a, b) => orderOf(a) - orderOf(b)); // without a number: after the others, by name
  const sources: PartSource[] = [];
  for (const [index, { entry, kind }] of entries.entries()) {
    const before = entries[index - 1]?.entry;
    if (before && numberOf(entry.name) !== null && numberOf(before.name) === numberOf(entry.name))
      context.problems.push({
        file: entry.path,
        line: 1,
        message: `This has the same number as “${before.name}”.`,
      });
    const source =
      entry.kind === 'folder' ? await moduleSource(entry, context) : await fileSource(entry, kind, context);
    if (!source) continue;
    const beside = source.kind === 'text' ? await translationsOf(source.file, folder, context) : [];
    sources.push(withTranslations(source, beside, context));
  }
  return sources;
}

/** Front matter and text of a Markdown file; null when it cannot be read. */
export async function readMarkdownFile(
  file: FolderFile,
  { root, problems }: SourceContext,
): Promise<{ fields: Fields; body: string; bodyLine: number } | null> {
  const report = reportIn(file.path, problems);
  const read = await readTextFile(root, file);
  if ('problem' in read) return (report(1, read.problem), null);
  const { keys, body, bodyLine } = splitFrontMatter(read.text);
  if (bodyLine === 1 && /^---[ \t]*\n/.test(read.text))
    report(1, 'The keys at the start have no end: a line “---” must follow them.');
  const fields = readYaml(keys, 2, report);
  const start = /^(?:[ \t]*\n)*/.exec(body)?.[0] ?? '';
  const lines = start.split('\n').length - 1;
  return fields && { fields, body: body.slice(start.length).trimEnd(), bodyLine: bodyLine + lines };
}

export function reportIn(file: string, problems: CourseProblem[]): ReportLine {
  return (line, message) => void problems.push({ file, line, message });
}

async function fileSource(
  file: FolderFile,
  kind: PartSource['kind'],
  context: SourceContext,
): Promise<PartSource | null> {
  const read = kind === 'quiz' ? await readYamlFile(file, context) : await readMarkdownFile(file, context);
  if (!read) return null;
  const place = { place: file.path, file: file.path, folder: path.posix.dirname(file.path) };
  const source = named({ ...place, ...read, kind, translations: [], children: [] }, context);
  if (source.name === '' && !source.fields.has('title')) {
    const hint =
      kind === 'quiz'
        ? 'write “title: …”.'
        : 'begin with “# Title”, or write “title: …” between two lines “---”.';
    context.problems.push({ file: file.path, line: 1, message: `This has no title: ${hint}` });
  }
  return source;
}

async function moduleSource(folder: Folder, context: SourceContext): Promise<PartSource | null> {
  const own = folder.entries.filter(
    (entry): entry is FolderFile => entry.kind === 'file' && isModuleFile(entry.name),
  );
  const [first, second] = own;
  if (second)
    reportIn(second.path, context.problems)(1, `The module has its keys in “${first?.name}” already.`);
  const nothing = { fields: readYaml('', 1, () => undefined), body: '', bodyLine: 1 };
  const ofMarkdown = first?.name.endsWith('.md') ?? false;
  const read = first ? await (ofMarkdown ? readMarkdownFile : readYamlFile)(first, context) : nothing;
  const children = await partSources(folder, context);
  if (!read?.fields) return null;
  const place = { place: folder.path, file: first?.path ?? folder.path, folder: folder.path };
  const translations = first && ofMarkdown ? await translationsOf(first.path, folder, context) : [];
  const source = named(
    { ...place, ...read, fields: read.fields, kind: 'module', translations, children },
    context,
  );
  return source.name === '' ? { ...source, name: folderTitle(folder.name) } : source;
}

async function readYamlFile(file: FolderFile, { root, problems }: SourceContext) {
  const report = reportIn(file.path, problems);
  const read = await readTextFile(root, file);
  if ('problem' in read) return (report(1, read.problem), null);
  const fields = readYaml(read.text, 1, report);
  return fields && { fields, body: '', bodyLine: 1 };
}

/** With its title, which is a key or the heading of its text, and its key. */
function named(source: Omit<PartSource, 'name' | 'key'>, { problems }: SourceContext): PartSource {
  const { fields, place } = source;
  const key = readId(fields) ?? pathKey(place);
  if (!fields.has('id') && key.length > FOLDER_LIMITS.idLength)
    fields.report('id', `is needed here: the path has more than ${FOLDER_LIMITS.idLength} characters.`);
  const title = fields.name('title', FOLDER_LIMITS.titleLength);
  const split = title === null ? splitHeading(source.body) : null;
  if (!split) return { ...source, key, name: title ?? '' };
  reportTitle(split.heading, source.bodyLine, reportIn(source.file, problems));
  return { ...source, key, name: split.heading, body: split.rest, bodyLine: source.bodyLine + split.lines };
}

function kindOf(entry: Folder | FolderFile, siblings: Folder['entries']): PartSource['kind'] | null {
  if (entry.kind === 'folder') return entry.path !== PLAIN_FOLDER && isModule(entry) ? 'module' : null;
  const { name, path: place } = entry;
  if (isTranslation(entry, siblings)) return null;
  if (/^readme(\.[\w-]+)?\.md$/i.test(name) || name.startsWith('_') || place === 'about.md') return null;
  if (name.endsWith('.md')) return 'text';
  const isQuiz = /\.quiz\.ya?ml$/.test(name) || (/\.ya?ml$/.test(name) && numberOf(name) !== null);
  return isQuiz ? 'quiz' : null;
}

/** The translations that lie beside a Markdown file, before their titles are known. */
export async function translationFiles(
  place: string,
  { entries }: Folder,
  context: SourceContext,
): Promise<TranslationFile[]> {
  const sources: TranslationFile[] = [];
  for (const file of entries) {
    const named = file.kind === 'file' ? translatedName(file.name) : null;
    if (file.kind !== 'file' || named?.main !== path.posix.basename(place)) continue;
    const locale = translationLocale(named.tag);
    const read = await readMarkdownFile(file, context);
    if (locale === null) reportIn(file.path, context.problems)(1, notALanguage(named.tag));
    if (!read || locale === null) continue;
    if (sources.some((each) => each.locale === locale))
      reportIn(file.path, context.problems)(1, 'This is there twice, with its language in another spelling.');
    sources.push({ locale, file: file.path, line: 1, name: '', ...read });
  }
  return sources.toSorted((a, b) => (a.locale < b.locale ? -1 : 1));
}

async function translationsOf(
  place: string,
  folder: Folder,
  context: SourceContext,
): Promise<TranslationSource[]> {
  const files = await translationFiles(place, folder, context);
  return files.map(({ fields, ...file }) => {
    const title = fields.name('title', FOLDER_LIMITS.titleLength);
    const split = title === null ? splitHeading(file.body) : null;
    fields.end();
    if (!split) return { ...file, name: title ?? '' };
    reportTitle(split.heading, file.bodyLine, reportIn(file.file, context.problems));
    return { ...file, name: split.heading, body: split.rest, bodyLine: file.bodyLine + split.lines };
  });
}

/** With those whose title alone is translated. */
function withTranslations(
  source: PartSource,
  beside: TranslationSource[],
  { problems }: SourceContext,
): PartSource {
  const files = [...source.translations, ...beside];
  for (const { name, file } of files) {
    if (name === '') reportIn(file, problems)(1, 'This has no title: begin with “# Title”.');
  }
  const titles = [...translatedTexts(source.fields, 'title')].flatMap(([locale, { text, line }]) => {
    const other = files.find((each) => each.locale === locale);
    if (other) source.fields.report(`title.${locale}`, `is said in “${other.file}” already.`);
    return { locale, file: source.file, line, name: text, body: '', bodyLine: line };
  });
  return { ...source, translations: [...files, ...titles] };
}

/** A folder with pictures alone is none. */
function isModule({ entries }: Folder): boolean {
  return entries.some(
    (entry) => kindOf(entry, entries) !== null || (entry.kind === 'file' && isModuleFile(entry.name)),
  );
}

export function isModuleFile(name: string): boolean {
  return name === 'module.yaml' || name === '_module.md';
}

function orderOf({ entry }: PartEntry): number {
  return numberOf(entry.name) ?? Number.MAX_SAFE_INTEGER;
}

function folderTitle(name: string): string {
  const words = plainName(name).replaceAll(/[-_]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}
