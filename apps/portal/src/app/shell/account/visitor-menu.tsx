import { MOBILE_WIDTH_PX } from '@lantern/domain/limits';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Menu } from '../../../ui/menu/menu';
import { MenuSeparator } from '../../../ui/menu/menu-item';
import { BottomSheet } from '../../../ui/modal/bottom-sheet';
import { AppearanceRow } from '../../../parts/appearance/appearance-row';
import { LanguageChoices } from './language-choices';

/** [2.25] What a visitor may set: beside its button, or on small screens in a sheet. It opens as it arrives. */
export function VisitorMenu({ button }: { button: ComponentProps<'button'> }) {
  const { t } = useTranslation();
  const [isSmall] = useState(() => window.innerWidth < MOBILE_WIDTH_PX);
  const [isSheetOpen, setIsSheetOpen] = useState(true);
  const close = () => setIsSheetOpen(false);
  if (!isSmall) {
    return (
      <Menu
        label={t('accountMenu.language')}
        placement={{ side: 'below', align: 'end' }}
        initiallyOpen
        renderTrigger={(props) => <button type="button" {...button} {...props} />}
      >
        <LanguageChoices />
        <MenuSeparator />
        <AppearanceRow />
      </Menu>
    );
  }
  return (
    <>
      <button
        type="button"
        {...button}
        aria-haspopup="dialog"
        aria-expanded={isSheetOpen}
        onClick={() => setIsSheetOpen(true)}
      />
      {isSheetOpen && (
        <BottomSheet titled label={t('languageSheet.title')} closeLabel={t('menu.close')} onClose={close}>
          <LanguageChoices onChosen={close} />
          <MenuSeparator />
          <AppearanceRow />
        </BottomSheet>
      )}
    </>
  );
}
