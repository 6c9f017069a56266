import path from 'node:path';
import type { CourseProblem, ReportLine } from '../course-problem';
import { splitHeading } from '../markdown/render-markdown';
import { numberOf, pathKey, plainName } from '../numbered-name';
import type { Folder, FolderFile } from './list-folder';
import { readTextFile, splitFrontMatter } from './read-text-file';
import { readYaml } from './read-yaml';
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
  children: PartSource[];
};

/** At the root: never a module, whatever lies in it. */
export const PLAIN_FOLDER = 'files';

type SourceContext = { root: string; problems: CourseProblem[] };
type PartEntry = { entry: Folder | FolderFile; kind: PartSource['kind'] };

/** The activities and modules of a folder, in their order. */
export async function partSources(folder: Folder, context: SourceContext): Promise<PartSource[]> {
  const entries = folder.entries.flatMap((entry): PartEntry[] => {
    const kind = kindOf(entry);
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
    if (source) sources.push(source);
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
  const source = named({ ...place, ...read, kind, children: [] });
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
  const source = named({ ...place, ...read, fields: read.fields, kind: 'module', children });
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
function named(source: Omit<PartSource, 'name' | 'key'>): PartSource {
  const { fields, place } = source;
  const key = fields.text('id') ?? pathKey(place);
  const title = fields.text('title');
  const split = title === null ? splitHeading(source.body) : null;
  if (!split) return { ...source, key, name: title ?? '' };
  return { ...source, key, name: split.heading, body: split.rest, bodyLine: source.bodyLine + split.lines };
}

function kindOf(entry: Folder | FolderFile): PartSource['kind'] | null {
  if (entry.kind === 'folder') return entry.path !== PLAIN_FOLDER && isModule(entry) ? 'module' : null;
  const { name, path: place } = entry;
  if (/^readme\.md$/i.test(name) || name.startsWith('_') || place === 'about.md') return null;
  if (name.endsWith('.md')) return 'text';
  const isQuiz = /\.quiz\.ya?ml$/.test(name) || (/\.ya?ml$/.test(name) && numberOf(name) !== null);
  return isQuiz ? 'quiz' : null;
}

/** A folder with pictures alone is none. */
function isModule({ entries }: Folder): boolean {
  return entries.some(
    (entry) => kindOf(entry) !== null || (entry.kind === 'file' && isModuleFile(entry.name)),
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
