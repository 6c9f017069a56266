import { openRooms } from '@lantern/domain/access/rooms';
import type { CurrentUser } from '@lantern/contract/platform/get-current-user';
import { type UserMenuItem, userMenuItems } from '@lantern/domain/access/user-menu';
import { MOBILE_WIDTH_PX } from '@lantern/domain/limits';
import { type ComponentProps, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rescueFocus } from '../../../lib/page/rescue-focus';
import { LateFeedbackDialog } from '../../../parts/feedback-survey/late-feedback-dialog';
import { Menu } from '../../../ui/menu/menu';
import { MenuSeparator } from '../../../ui/menu/menu-item';
import { AccountHead } from './account-head';
import { AccountItems } from './account-items';
import { AccountSheet } from './account-sheet';

type AccountMenuProps = {
  place: 'bar' | 'side';
  button: ComponentProps<'button'>;
  user: CurrentUser | null;
};

/** [2.25] A menu beside its button, or on small screens a sheet at the bottom. It opens as it arrives. */
export function AccountMenu({ place, button, user }: AccountMenuProps) {
  const { t } = useTranslation();
  const [isSheetOpen, setIsSheetOpen] = useState(isSmallScreen);
  const [isSaying, setIsSaying] = useState(false);
  const items: UserMenuItem[] = userMenuItems(user, openRooms(user?.settings['ui.applications']));

  /** The item that it was opened from is gone. */
  function stopSaying() {
    setIsSaying(false);
    void rescueFocus();
  }

  const dialog = isSaying && (
    <Suspense>
      <LateFeedbackDialog onClose={stopSaying} />
    </Suspense>
  );

  if (isSmallScreen()) {
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
          <AccountSheet
            items={items}
            user={user}
            onFeedback={() => setIsSaying(true)}
            onClose={() => setIsSheetOpen(false)}
          />
        )}
        {dialog}
      </>
    );
  }
  return (
    <>
      <Menu
        label={t('accountMenu.label')}
        placement={place === 'side' ? { side: 'above', align: 'start' } : { side: 'below', align: 'end' }}
        initiallyOpen
        renderTrigger={(props) => <button type="button" {...button} {...props} />}
      >
        {user && (
          <>
            <AccountHead user={user} />
            <MenuSeparator />
          </>
        )}
        <AccountItems items={items} onFeedback={() => setIsSaying(true)} />
      </Menu>
      {dialog}
    </>
  );
}

function isSmallScreen(): boolean {
  return window.innerWidth < MOBILE_WIDTH_PX;
}
