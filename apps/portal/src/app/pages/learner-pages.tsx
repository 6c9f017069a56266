import { Outlet } from '@tanstack/react-router';
import { LearnerFrame } from '../shell/learner-frame';
import { LearnerSession } from '../shell/learner-session';

/** The pages of a signed-in learner, in their frame. */
export function LearnerPages() {
  return (
    <>
      <LearnerSession />
      <LearnerFrame>
        <Outlet />
      </LearnerFrame>
    </>
  );
}
