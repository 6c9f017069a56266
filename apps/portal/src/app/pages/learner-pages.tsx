import { ClientOnly, Outlet } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { loadPatiently } from '../../lib/network/load-patiently';
import { usePage } from '../../lib/page/page-facts';
import { LearnerFrame } from '../shell/learner-frame';
import { LearnerSession } from '../shell/learner-session';

const FeedbackTab = lazy(async () => ({
  default: (await loadPatiently(() => import('../../parts/feedback-survey/feedback-tab'))).FeedbackTab,
}));

const TutorCorner = lazy(async () => ({
  default: (await loadPatiently(() => import('../../parts/fragment-slot/tutor-corner'))).TutorCorner,
}));

/** The pages of a signed-in learner, in their frame. */
export function LearnerPages() {
  const { fragments } = usePage().config;
  return (
    <>
      <LearnerSession />
      <LearnerFrame>
        <Outlet />
      </LearnerFrame>
      {/* What it shows is asked for later: rendered on the server, it would meet another page than it left. */}
      <ClientOnly>
        <Suspense>
          <FeedbackTab />
          {fragments.tutor && <TutorCorner />}
        </Suspense>
      </ClientOnly>
    </>
  );
}
