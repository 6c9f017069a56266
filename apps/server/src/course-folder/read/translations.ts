import { LOCALES, type Locale, localeOfTag } from '@lantern/domain/display/locales';
import type { CourseProblem } from '../course-problem';
import { FOLDER_LIMITS } from '../limits';
import { type Folder, type FolderFile, PLAIN_FOLDER } from './files/list-folder';
import type { Fields } from './yaml-fields';

const NAME = /^(.+)\.([a-z]{2,3}(?:-[a-z\d]{2,8})*)\.md$/i;

/** `01-spring.ar.md` is `01-spring.md` in Arabic; null for a name that says no language. */
export function translatedName(name: string): { main: string; tag: string } | null {
  const [, stem, tag] = NAME.exec(name) ?? [];
  return stem === undefined || tag === undefined ? null : { main: `${stem}.md`, tag };
}

/** The language of the portal that a tag names by itself or by its first part, as en does en-US; null for none. */
export function translationLocale(tag: string): Locale | null {
  const locale = localeOfTag(tag);
  const isExact = !tag.includes('-') || locale?.toLowerCase() === tag.toLowerCase();
  return isExact ? locale : null;
}

export function notALanguage(tag: string): string {
  return `“${tag}” is not a language of the portal. It has: ${LOCALES.join(', ')}.`;
}

/** What stands under `title.ar` and its like, by the language of the portal. */
export function translatedTexts(fields: Fields, key: string): Map<Locale, { text: string; line: number }> {
  const found = new Map<Locale, { text: string; line: number }>();
  for (const name of fields.keys().filter((each) => each.startsWith(`${key}.`))) {
    const tag = name.slice(key.length + 1);
    const locale = translationLocale(tag);
    const text = key === 'title' ? fields.name(name, FOLDER_LIMITS.titleLength) : fields.text(name);
    if (locale === null) fields.report(name, `says no language: ${notALanguage(tag)}`);
    else if (found.has(locale)) fields.report(name, 'is there twice, in another spelling.');
    else if (text !== null) found.set(locale, { text, line: fields.line(name) });
  }
  return found;
}

/** `spring.ar.md`, also where what it translates is missing; `spring.v2.md` without a `spring.md` is an activity. */
export function isTranslation({ name }: FolderFile, siblings: Folder['entries']): boolean {
  const named = translatedName(name);
  if (!named || /^readme\./i.test(name)) return false;
  return translationLocale(named.tag) !== null || siblings.some((each) => each.name === named.main);
}

/** A translation without what it translates would be lost in silence. */
export function reportLoneTranslations(folder: Folder, problems: CourseProblem[]): void {
  for (const entry of folder.entries) {
    if (entry.kind === 'folder') {
      if (entry.path !== PLAIN_FOLDER) reportLoneTranslations(entry, problems);
      continue;
    }
    const named = isTranslation(entry, folder.entries) ? translatedName(entry.name) : null;
    if (named && !folder.entries.some(({ name }) => name === named.main))
      problems.push({
        file: entry.path,
        line: 1,
        message: `This translates “${named.main}”, which is not there.`,
      });
  }
}
