import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { AccountSlot, FrameSlot } from '../../lib/page/page-slots';
import { AccountButton } from '../shell/account/account-button';
import { LearnerFrame } from '../shell/learner-frame';
import { LearnerSession } from '../shell/learner-session';

const ACCOUNT = <AccountButton place="bar" />;
const framed = (page: ReactNode) => <LearnerFrame>{page}</LearnerFrame>;

/** The pages of a course's content: they have the whole window, and a sidebar of their own. */
export function PlayerPages() {
  return (
    <>
      <LearnerSession />
      <AccountSlot value={ACCOUNT}>
        <FrameSlot value={framed}>
          <Outlet />
        </FrameSlot>
      </AccountSlot>
    </>
  );
}
