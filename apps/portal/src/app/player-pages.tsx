import { Outlet } from '@tanstack/react-router';
import { AccountSlot } from '../lib/account-slot';
import { AccountButton } from './account-button';
import { useLearnerSession } from './use-learner-session';

/** The pages of a course's content: they have the whole window, and a sidebar of their own. */
export function PlayerPages() {
  useLearnerSession();
  return (
    <AccountSlot value={<AccountButton place="bar" />}>
      <Outlet />
    </AccountSlot>
  );
}
