/** The texts in the reader's language, whatever its region; in English where there are none. */
export function textsOf<Texts>(locale: string, texts: { 'en-US': Texts } & Record<string, Texts>): Texts {
  const [language = ''] = locale.split('-');
  return texts[locale] ?? texts[language] ?? texts['en-US'];
}
