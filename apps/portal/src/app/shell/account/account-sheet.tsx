import type { CurrentUser } from '@lantern/contract/platform/get-current-user';
import type { UserMenuItem } from '@lantern/domain/access/user-menu';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BottomSheet } from '../../../ui/modal/bottom-sheet';
import { AccountHead } from './account-head';
import { AccountItems } from './account-items';
import { LanguageChoices } from './language-choices';

type AccountSheetProps = {
  items: UserMenuItem[];
  user: CurrentUser | null;
  onFeedback: () => void;
  onClose: () => void;
};

/** [2.25] The account menu of small screens. */
export function AccountSheet({ items, user, onFeedback, onClose }: AccountSheetProps) {
  const { t } = useTranslation();
  const [isLanguages, setIsLanguages] = useState(false);
  if (isLanguages) {
    return (
      <BottomSheet titled label={t('languageSheet.title')} closeLabel={t('menu.close')} onClose={onClose}>
        <LanguageChoices onChosen={onClose} />
      </BottomSheet>
    );
  }
  return (
    <BottomSheet label={t('accountMenu.label')} closeLabel={t('menu.close')} onClose={onClose}>
      {user && <AccountHead user={user} />}
      <AccountItems
        items={items}
        onFeedback={() => {
          onClose();
          onFeedback();
        }}
        sheet={{ close: onClose, openLanguages: () => setIsLanguages(true) }}
      />
    </BottomSheet>
  );
}
