import type { CurrentUser } from '@lantern/contract/platform/get-current-user';
import { initialsOf } from '../../../lib/format/initials';
import { Avatar } from '../../../ui/avatar';
import { MenuHead } from '../../../ui/menu/menu-head';
import { AccountClock } from './account-clock';

export function AccountHead({ user: { user } }: { user: CurrentUser }) {
  const name = `${user.first_name} ${user.last_name}`;
  return (
    <MenuHead
      picture={<Avatar initials={initialsOf(user)} />}
      title={name}
      detail={user.email}
      note={<AccountClock />}
    />
  );
}
