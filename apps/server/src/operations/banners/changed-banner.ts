import type { BannerText, BannerTexts } from '@lantern/domain/banner/banner-text';
import type { Locale } from '@lantern/domain/display/locales';
import type { OperatorBanner } from '../../store/operator/banner-admin';
import { OperationRefusal } from '../operation';

export type GivenTexts = { [Part in 'label' | 'title' | 'text' | 'button']?: string | undefined };

/** What the languages say once one of them says something else, and some are gone. */
export function changedTexts(
  texts: BannerTexts,
  given: GivenTexts,
  { locale, without }: { locale: Locale; without: ReadonlyArray<Locale | null> },
): BannerTexts {
  const said = Object.values(given).some((part) => part !== undefined);
  const changed = said ? { ...texts, [locale]: changedText(texts[locale], given, locale) } : texts;
  return Object.fromEntries(
    Object.entries(changed).filter(([language]) => !without.some((gone) => gone === language)),
  );
}

function changedText(known: BannerText | undefined, given: GivenTexts, locale: Locale): BannerText {
  const title = given.title ?? known?.title;
  const text = given.text ?? known?.text;
  if (title === undefined || text === undefined)
    throw new OperationRefusal(`It has no title and text in ${locale} yet: say both.`);
  const { label = known?.label, button = known?.button } = given;
  return { label: label || null, title, text, button: button || null };
}

/** Of what nobody could see or use. */
export function assertSound({ code, audience, units, starts, ends, link, texts }: Sound): void {
  const languages = Object.entries(texts);
  if (languages.length === 0)
    throw new OperationRefusal(`"${code}" has no text in any language: say title and text.`);
  if (starts && ends && starts >= ends) throw new OperationRefusal('It would end before it starts.');
  if (audience === 'unit' && units.length === 0)
    throw new OperationRefusal('Its audience is a unit: say which, by its code.');
  if (audience !== 'unit' && units.length > 0)
    throw new OperationRefusal(`Its audience is ${audience}, which has no units: make it unit.`);
  for (const [language, { button }] of languages) {
    if (link !== null && button === null)
      throw new OperationRefusal(`It has a link, and no text of its button in ${language}.`);
    if (link === null && button !== null)
      throw new OperationRefusal(`It has a button in ${language}, and no link that it leads to.`);
  }
}

type Sound = Omit<OperatorBanner, 'id' | 'position' | 'picture'>;
