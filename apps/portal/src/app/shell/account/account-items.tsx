import { HOST_PATHS, NAVIGATION_SLUGS } from '@lantern/domain/access/portal-paths';
import type { UserMenuItem } from '@lantern/domain/access/user-menu';
import { Link } from '@tanstack/react-router';
import { ChevronRight, Globe, LogIn, LogOut, MessageSquare, Settings2, Undo2, User } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { usePage } from '../../../lib/page/page-facts';
import { leaveByLink, leavePage } from '../../../lib/embedding/parent-reports';
import { signOut } from '../../../lib/network/sign-in-redirect';
import { signInAddress } from '../../../lib/network/sign-in-redirect';
import { useNow } from '../../../lib/time/clock';
import { Icon } from '../../../ui/icon';
import { MenuItem, MenuSeparator } from '../../../ui/menu/menu-item';
import { MenuLink } from '../../../ui/menu/menu-link';
import { Submenu } from '../../../ui/menu/submenu';
import { AppearanceRow } from '../../../parts/appearance/appearance-row';
import { useSurveyDue } from '../../../parts/feedback-survey/use-survey-due';
import { LanguageChoices, nameOfLanguage } from './language-choices';

type AccountItemsProps = {
  items: UserMenuItem[];
  onFeedback: () => void;
  sheet?: Sheet;
};

/** A menu closes by itself and opens the languages beside it; a sheet is told to. */
type Sheet = { close: () => void; openLanguages: () => void };

/** [2.25] The same items in the menu and in the sheet. */
export function AccountItems({ items, onFeedback, sheet }: AccountItemsProps) {
  return items.map((item) => (
    <AccountItem key={item.kind} item={item} onFeedback={onFeedback} {...(sheet && { sheet })} />
  ));
}

type AccountItemProps = { item: UserMenuItem; onFeedback: () => void; sheet?: Sheet };

function AccountItem({ item, onFeedback, sheet }: AccountItemProps) {
  const { t } = useTranslation();
  const { locale, isSignedIn } = usePage();
  switch (item.kind) {
    case 'signIn':
      return (
        <MenuItem icon={LogIn} directional onSelect={() => leavePage(signInAddress(here(), null))}>
          {t('accountMenu.signIn')}
        </MenuItem>
      );
    case 'profile':
      return (
        <MenuLink
          icon={User}
          renderLink={(props) => (
            <Link
              to="/profile"
              data-slug={NAVIGATION_SLUGS.profile}
              {...props}
              onClick={sheet?.close ?? props.onClick}
            />
          )}
        >
          {t('accountMenu.profile')}
        </MenuLink>
      );
    case 'adminPanel':
      return (
        <MenuLink
          icon={Settings2}
          renderLink={({ children, ...props }) => (
            <a href={item.href} {...props} onClickCapture={leaveByLink}>
              {children}
            </a>
          )}
        >
          {t('accountMenu.adminPanel')}
        </MenuLink>
      );
    case 'language':
      return (
        <>
          {sheet ? (
            <MenuItem
              icon={Globe}
              hint={<Onward>{nameOfLanguage(locale)}</Onward>}
              onSelect={sheet.openLanguages}
            >
              {t('accountMenu.language')}
            </MenuItem>
          ) : (
            <Submenu icon={Globe} label={t('accountMenu.language')} hint={nameOfLanguage(locale)}>
              <LanguageChoices />
            </Submenu>
          )}
          <AppearanceRow />
          {isSignedIn && <FeedbackItem onSelect={onFeedback} />}
          <MenuSeparator />
        </>
      );
    case 'endImpersonation':
      return (
        <MenuItem icon={Undo2} directional onSelect={() => signOut(HOST_PATHS.signOut)}>
          {t('accountMenu.endImpersonation')}
        </MenuItem>
      );
    case 'signOut':
      return (
        <MenuItem icon={LogOut} directional onSelect={() => signOut(item.href)}>
          {t('accountMenu.signOut')}
        </MenuItem>
      );
  }
}

/** [9.13] There while the learner may be asked. */
function FeedbackItem({ onSelect }: { onSelect: () => void }) {
  const { t } = useTranslation();
  if (!useSurveyDue(useNow())) return null;
  return (
    <MenuItem icon={MessageSquare} onSelect={onSelect}>
      {t('accountMenu.feedback')}
    </MenuItem>
  );
}

/** A value that leads to a choice of others. */
function Onward({ children }: { children: string }) {
  return (
    <>
      {children}
      <Icon of={ChevronRight} size="s" directional />
    </>
  );
}

function here(): string {
  return `${location.pathname}${location.search}${location.hash}`;
}
