import { isLearnerHomeChosen } from '@lantern/domain/access/feature-flags';
import { lazy, Suspense } from 'react';
import { CoursesPage } from '../../features/courses/courses-page';
import { furtherTexts } from '../../lib/format/i18n';
import { usePage } from '../../lib/page/page-facts';

const LearnerHome = lazy(async () => {
  const [{ LearnerHome: Home }] = await Promise.all([import('./learner-home'), furtherTexts()]);
  return { default: Home };
});

/** [2.3] [6.4] Reading 48: whoever has the cookie finds My courses in the dashboard's layout. */
export function CoursesOrHome() {
  const { newLearnerCookie } = usePage();
  return (
    <>
      {isLearnerHomeChosen(newLearnerCookie) && (
        <Suspense>
          <LearnerHome />
        </Suspense>
      )}
      <CoursesPage />
    </>
  );
}
