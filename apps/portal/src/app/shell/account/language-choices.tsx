import { type Locale, LOCALES } from '@lantern/domain/display/locales';
import { type AnyRouter, useRouter } from '@tanstack/react-router';
import { LOCALE_PARAMETER } from '@lantern/domain/display/locale-address';
import { TRANSLATED } from '../../../lib/format/i18n';
import { usePage } from '../../../lib/page/page-facts';
import { MenuChoice } from '../../../ui/menu/menu-choice';

/** [1.7] Each language by its own name; only what the tenant offers and we have texts for. */
export function LanguageChoices({ onChosen }: { onChosen?: () => void }) {
  const { locale, config, chooseLocale } = usePage();
  const router = useRouter();
  const offered = LOCALES.filter((one) => config.supportedLocales.includes(one) && TRANSLATED.includes(one));
  return offered.map((one) => (
    <MenuChoice
      key={one}
      chosen={one === locale}
      lang={one}
      onSelect={() => {
        onChosen?.();
        leaveLocaleAddress(router);
        void chooseLocale(one);
      }}
    >
      {nameOfLanguage(one)}
    </MenuChoice>
  ));
}

/** Who chooses a language has it wherever they go; an address that asks for another would turn the page back. */
function leaveLocaleAddress(router: AnyRouter): void {
  if (!(LOCALE_PARAMETER in router.latestLocation.search)) return;
  const { [LOCALE_PARAMETER]: _, ...search } = router.latestLocation.search;
  void router.navigate({ to: '.', search, replace: true, resetScroll: false });
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
