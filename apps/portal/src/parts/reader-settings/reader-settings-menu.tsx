import type { Theme } from '@lantern/contract/render-page';
import { type LucideIcon, Moon, Sun } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../lib/page-facts';
import { chooseReaderSettings, LINE_WIDTHS, TEXT_SIZES, useReaderSettings } from '../../lib/reader-settings';
import { IconButton } from '../../ui/button/icon-button';
import { Menu } from '../../ui/menu/menu';
import { MenuChoiceRow } from '../../ui/menu/menu-choice-row';

type ReaderSettingsMenuProps = { button: { icon: LucideIcon; label: string } };

/** How a learner likes to read; kept for the next page. */
export function ReaderSettingsMenu({ button }: ReaderSettingsMenuProps) {
  const { t } = useTranslation();
  const { theme, chooseTheme } = usePage();
  const settings = useReaderSettings();
  return (
    <Menu
      label={button.label}
      placement={{ side: 'below', align: 'end' }}
      initiallyOpen
      renderTrigger={(props) => <IconButton {...button} {...props} />}
    >
      <MenuChoiceRow
        label={t('readerSettings.textSize')}
        value={settings.textSize}
        onChange={(textSize) => chooseReaderSettings({ ...settings, textSize })}
        options={TEXT_SIZES.map((value) => ({ value, label: t(`readerSettings.size.${value}`) }))}
      />
      <MenuChoiceRow
        label={t('readerSettings.lineWidth')}
        value={settings.lineWidth}
        onChange={(lineWidth) => chooseReaderSettings({ ...settings, lineWidth })}
        options={LINE_WIDTHS.map((value) => ({ value, label: t(`readerSettings.width.${value}`) }))}
      />
      <MenuChoiceRow<Theme | 'system'>
        label={t('accountMenu.appearance')}
        value={theme ?? 'system'}
        onChange={(chosen) => chooseTheme(chosen === 'system' ? null : chosen)}
        options={[
          { value: 'light', label: t('accountMenu.appearanceLight'), icon: Sun },
          { value: 'dark', label: t('accountMenu.appearanceDark'), icon: Moon },
          { value: 'system', label: t('accountMenu.appearanceSystem') },
        ]}
      />
    </Menu>
  );
}
