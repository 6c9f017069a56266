import type { LucideIcon } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import {
  chooseReaderSettings,
  LINE_WIDTHS,
  TEXT_SIZES,
  useReaderSettings,
} from '../../lib/storage/reader-settings';
import { IconButton } from '../../ui/button/icon-button';
import { Menu } from '../../ui/menu/menu';
import { MenuChoiceRow } from '../../ui/menu/menu-choice-row';
import { AppearanceRow } from '../appearance/appearance-row';

type ReaderSettingsMenuProps = { button: { icon: LucideIcon; label: string } };

/** How a learner likes to read; kept for the next page. */
export function ReaderSettingsMenu({ button }: ReaderSettingsMenuProps) {
  const { t } = useTranslation();
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
      <AppearanceRow />
    </Menu>
  );
}
