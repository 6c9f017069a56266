const LANGUAGES = ['en', 'ar'] as const;
export type Language = (typeof LANGUAGES)[number];

type Wishes = {
  /** Space-separated, the most wanted first, as the application passed it on. */
  uiLocales?: unknown;
  acceptLanguage?: string | undefined;
};

/** The application's wish comes first, then the browser's, then English. */
export function chooseLanguage({ uiLocales, acceptLanguage }: Wishes): Language {
  const wished = typeof uiLocales === 'string' ? uiLocales.split(' ') : [];
  return firstKnown(wished) ?? firstKnown(byPreference(acceptLanguage ?? '')) ?? 'en';
}

function firstKnown(tags: string[]): Language | undefined {
  return tags
    .map((tag) => LANGUAGES.find((language) => language === tag.split('-')[0]?.toLowerCase()))
    .find((language) => language !== undefined);
}

function byPreference(header: string): string[] {
  return header
    .split(',')
    .map((entry) => {
      const [tag = '', ...parameters] = entry.trim().split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { tag, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag);
}
