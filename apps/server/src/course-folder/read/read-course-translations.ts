import { type Locale, localeOfTag } from '@lantern/domain/display/locales';
import type { CourseDraft } from '../../course-import/course-draft';
import type { PartSource, TranslationSource } from './part-source';
import type { TextReader } from './text-reader';
import { translatedTexts } from './translations';
import type { Fields } from './yaml-fields';

const COURSE = 'course.yaml';

export type TranslatedKeys = Record<'titles' | 'descriptions', ReturnType<typeof translatedTexts>>;

/** What `course.yaml` says in other languages. */
export function readTranslatedKeys(fields: Fields): TranslatedKeys {
  return { titles: translatedTexts(fields, 'title'), descriptions: translatedTexts(fields, 'description') };
}

type Read = {
  keys: Pick<CourseDraft, 'language' | 'description'>;
  translated: TranslatedKeys;
  hasAbout: boolean;
  abouts: readonly TranslationSource[];
  parts: readonly PartSource[];
};

/** What the course says of itself in other languages: in each of them all of it, or nothing. */
export function readCourseTranslations(
  { keys, translated, hasAbout, abouts, parts }: Read,
  reader: TextReader,
): CourseDraft['translations'] {
  const { titles, descriptions } = translated;
  const places = [
    ...[...titles, ...descriptions].map(([locale, { line }]) => ({ locale, file: COURSE, line })),
    ...abouts,
    ...parts.flatMap(({ translations }) => translations),
  ];
  reportOwnLanguage(keys.language, places, reader);
  const locales = [
    ...new Set([...titles.keys(), ...descriptions.keys(), ...abouts.map(({ locale }) => locale)]),
  ];
  const read = locales.toSorted().map((locale) => {
    const title = titles.get(locale);
    const description = descriptions.get(locale);
    const about = abouts.find((each) => each.locale === locale);
    const line = title?.line ?? description?.line ?? 1;
    const missing = [
      !title && `“title.${locale}”`,
      !description && keys.description !== '' && `“description.${locale}”`,
      !about && hasAbout && `the file “about.${locale}.md”`,
    ].filter((each) => each !== false);
    for (const what of missing)
      reader.report(COURSE, line, `The course is given in ${locale} in part: ${what} is missing.`);
    const place = about && { file: about.file, folder: '', key: `about.${locale}`, line: about.bodyLine };
    return [
      locale,
      {
        name: title?.text ?? '',
        description: description?.text ?? '',
        about: about && place ? reader.text(about.body, place) : null,
      },
    ] as const;
  });
  return Object.fromEntries(read);
}

function reportOwnLanguage(
  language: string | null,
  places: ReadonlyArray<{ locale: Locale; file: string; line: number }>,
  reader: TextReader,
): void {
  if (places.length > 0 && language === null)
    reader.report(COURSE, 1, 'A course with translations must say its own “language”.');
  const own = language === null ? null : localeOfTag(language);
  for (const { file, line } of places.filter(({ locale }) => locale === own))
    reader.report(file, line, `This is the language of the course itself (${language}).`);
}
