import { LOCALES, type Locale } from '@lantern/domain/display/locales';
import { TRANSLATED } from '../lib/i18n';
import { usePage } from '../lib/page-facts';
import { MenuChoice } from '../ui/menu/menu-choice';

/** [1.7] Each language by its own name; only what the tenant offers and we have texts for. */
export function LanguageChoices({ onChosen }: { onChosen?: () => void }) {
  const { locale, config, chooseLocale } = usePage();
  const offered = LOCALES.filter((one) => config.supportedLocales.includes(one) && TRANSLATED.includes(one));
  return offered.map((one) => (
    <MenuChoice
      key={one}
      chosen={one === locale}
      lang={one}
      onSelect={() => {
        onChosen?.();
        void chooseLocale(one);
      }}
    >
      {nameOfLanguage(one)}
    </MenuChoice>
  ));
}

/** Its own name for itself; browsers have none for Latin. */
export function nameOfLanguage(locale: Locale): string {
  if (locale === 'la') return 'Latina';
  const name =
    new Intl.DisplayNames([locale], { type: 'language', languageDisplay: 'standard', style: 'short' }).of(
      locale,
    ) ?? locale;
  return name.charAt(0).toLocaleUpperCase(locale) + name.slice(1);
}
