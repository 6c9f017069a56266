import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { CourseDraft, DraftPart } from '../course-import/course-draft';
import { courseKeys } from './write/course-keys';
import { type FolderPlan, planFolder } from './write/folder-plan';
import { makeEmptyFolder } from './write/make-empty-folder';
import { inLocale, partTexts, type WrittenText } from './write/part-text';
import { yamlText } from './write/yaml-text';

/** Writes a course into a folder that is empty or not there yet; reading it gives the same course. Answers how many files. */
export async function writeCourseFolder(draft: CourseDraft, folder: string): Promise<number> {
  await makeEmptyFolder(folder);
  const plan = planFolder(draft);
  const texts: WrittenText[] = [
    { path: 'course.yaml', text: yamlText(courseKeys(draft, plan)) },
    ...aboutTexts(draft, plan),
    ...draft.parts.flatMap(withChildren).flatMap((part) => partTexts(part, plan)),
  ];
  for (const { path: place, text } of texts) await writeFile(await placeIn(folder, place), text);
  for (const file of draft.files)
    await pipeline(file.open(), createWriteStream(await placeIn(folder, plan.placeOfFile(file))));
  return texts.length + draft.files.length;
}

function aboutTexts({ about, translations }: CourseDraft, plan: FolderPlan): WrittenText[] {
  const further = Object.entries(translations).map(
    ([locale, translated]) => [inLocale('about.md', locale), translated.about] as const,
  );
  return [['about.md', about] as const, ...further].flatMap(([path, text]) =>
    text ? [{ path, text: aboutText(plan.textFrom('', text.source)) }] : [],
  );
}

/** Without keys, a line at its start would be read as theirs. */
function aboutText(source: string): string {
  return `${source.startsWith('---') ? '---\n---\n\n' : ''}${source}\n`;
}

function withChildren(part: DraftPart): DraftPart[] {
  return [part, ...part.children.flatMap(withChildren)];
}

async function placeIn(folder: string, place: string): Promise<string> {
  const target = path.join(folder, place);
  await mkdir(path.dirname(target), { recursive: true });
  return target;
}
