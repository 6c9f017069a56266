import type { Theme } from '@lantern/contract/render-page';
import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../lib/page/page-facts';
import { MenuChoiceRow } from '../../ui/menu/menu-choice-row';

/** Light, dark, or as the device is set. */
export function AppearanceRow() {
  const { t } = useTranslation();
  const { theme, chooseTheme } = usePage();
  return (
    <MenuChoiceRow<Theme | 'system'>
      label={t('accountMenu.appearance')}
      value={theme ?? 'system'}
      onChange={(chosen) => {
        const wanted = chosen === 'system' ? null : chosen;
        colourFrame(wanted);
        chooseTheme(wanted);
      }}
      options={[
        { value: 'light', label: t('accountMenu.appearanceLight'), icon: Sun },
        { value: 'dark', label: t('accountMenu.appearanceDark'), icon: Moon },
        { value: 'system', label: t('accountMenu.appearanceSystem') },
      ]}
    />
  );
}

/** The browser's own frame follows the page: of the two colours that the server named, that of the theme counts. */
export function colourFrame(theme: Theme | null): void {
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const { scheme = '' } = meta.dataset;
    const counts = theme === scheme ? 'all' : 'not all';
    meta.setAttribute('media', theme === null ? `(prefers-color-scheme: ${scheme})` : counts);
  }
}
