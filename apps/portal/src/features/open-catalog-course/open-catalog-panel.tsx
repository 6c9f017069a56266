import type { OpenCatalogObjective } from '@lantern/contract/entities/open-catalog-objective';
import type { Showcase } from '@lantern/contract/entities/showcase';
import { PORTAL_PATHS } from '@lantern/domain/access/portal-paths';
import { openCatalogOffer } from '@lantern/domain/catalog/open-catalog-offer';
import { enrollmentQuery } from '@lantern/domain/enrollment/query-action';
import { publicShareLink } from '@lantern/domain/catalog/share-link';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../lib/time/clock';
import { usePage } from '../../lib/page/page-facts';
import { signInAddress } from '../../lib/network/sign-in-redirect';
import { courseTitle } from '../../lib/format/shown-title';
import { CopyLink } from '../../parts/course-panel/copy-link';
import { CourseFacts } from '../../parts/course-panel/course-facts';
import { CourseNotice } from '../../parts/course-panel/course-notice';
import { CoursePanel } from '../../parts/course-panel/course-panel';
import { PanelActions } from '../../parts/course-panel/course-actions';
import { useCourseFacts } from '../../parts/course-panel/use-course-facts';
import { buttonClass } from '../../ui/button/button-class';

type OpenCatalogPanelProps = { objective: OpenCatalogObjective; showcases: readonly Showcase[] };

/** [2.17] For everybody: to take the course one signs in, and comes back enrolled in it. */
export function OpenCatalogPanel({ objective, showcases }: OpenCatalogPanelProps) {
  const { t } = useTranslation();
  const { origin } = usePage();
  const { actions, notice } = openCatalogOffer(objective, useNow());
  const facts = useCourseFacts(objective, showcases);
  return (
    <CoursePanel
      label={t('catalogCourse.panelLabel')}
      objective={objective}
      cover={{ kind: objective.state === 'draft' ? 'draft' : 'offered' }}
    >
      {notice && <CourseNotice notice={notice} />}
      <PanelActions>
        {actions.some(({ name }) => name === 'start') && <StartLink objectiveId={objective.id} />}
        <CopyLink url={publicShareLink(origin, objective.id)} title={courseTitle(objective, t)} />
      </PanelActions>
      <CourseFacts facts={facts} />
    </CoursePanel>
  );
}

/** [4.12] Both ways end at My courses, whose address then asks for the enrolment and the start. */
function StartLink({ objectiveId }: { objectiveId: string }) {
  const { t } = useTranslation();
  const { isSignedIn } = usePage();
  const target = `${PORTAL_PATHS.courses}${enrollmentQuery(objectiveId, 'startTheCourse')}`;
  return (
    <a
      className={buttonClass({ variant: 'primary', size: 'lg', block: true })}
      href={isSignedIn ? target : signInAddress(target, null)}
    >
      {t(isSignedIn ? 'courseActions.start' : 'openCatalogCourse.signInToStart')}
    </a>
  );
}
