import { Outlet } from '@tanstack/react-router';
import { AccountSlot } from '../lib/account-slot';
import { AccountButton } from './account-button';
import { LearnerSession } from './learner-session';

const ACCOUNT = <AccountButton place="bar" />;

/** The pages of a course's content: they have the whole window, and a sidebar of their own. */
export function PlayerPages() {
  return (
    <>
      <LearnerSession />
      <AccountSlot value={ACCOUNT}>
        <Outlet />
      </AccountSlot>
    </>
  );
}
