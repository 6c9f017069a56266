import { LOCALES } from '@lantern/domain/display/locales';
import { useRouter } from '@tanstack/react-router';
import { TRANSLATED } from '../../../lib/format/i18n';
import { usePage } from '../../../lib/page/page-facts';
import { MenuChoice } from '../../../ui/menu/menu-choice';
import { nameOfLanguage } from './language-name';
import { leaveLocaleAddress } from '../../routes/leave-locale-address';

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
