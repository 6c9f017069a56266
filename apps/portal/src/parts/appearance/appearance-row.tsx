import type { Theme } from '@lantern/contract/render-page';
import { Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { colourFrame } from '../../lib/embedding/frame-colour';
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
