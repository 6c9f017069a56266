import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import type { Showcase } from '@lantern/contract/entities/showcase';
import { cardView } from '@lantern/domain/course/card-view';
import type { CourseActionName } from '@lantern/domain/course/course-offer';
import { contentPath, detailsPath } from '@lantern/domain/course/course-paths';
import type { EnrollmentFlow } from '@lantern/domain/enrollment/enrollment-steps';
import { catalogOffer } from '@lantern/domain/catalog/catalog-offer';
import { shareLink } from '@lantern/domain/catalog/share-link';
import { useTranslation } from 'react-i18next';
import { useNow } from '../../lib/time/clock';
import { usePage } from '../../lib/page/page-facts';
import { courseTitle } from '../../lib/format/shown-title';
import { CopyLink } from '../../parts/course-panel/copy-link';
import { CourseActions } from '../../parts/course-panel/course-actions';
import { CourseFacts } from '../../parts/course-panel/course-facts';
import { CourseNotice } from '../../parts/course-panel/course-notice';
import { CoursePanel } from '../../parts/course-panel/course-panel';
import { useCourseFacts } from '../../parts/course-panel/use-course-facts';
import { useFocusAfter } from '../../parts/course-panel/use-focus-after';
import { useEnroll } from '../../parts/enrolling/use-enroll';

type CatalogPanelProps = { course: ObjectiveAccess; showcases: readonly Showcase[] };

const FLOWS: Partial<Record<CourseActionName, EnrollmentFlow>> = {
  start: 'startTheCourse',
  startAgain: 'startTheCourse',
  addToMyCourses: 'addToMyCourses',
};

/** [4.12] Starts the course, or takes it up for later. */
export function CatalogPanel({ course, showcases }: CatalogPanelProps) {
  const { t } = useTranslation();
  const { origin } = usePage();
  const now = useNow();
  const { objective } = course;
  const { actions, notice } = catalogOffer(course, now);
  const { light } = cardView(course, now);
  const facts = useCourseFacts(objective, showcases);
  const { runningFlow, enroll } = useEnroll(objective.id);
  const panel = useFocusAfter(runningFlow !== null);
  const busy = actions.find(({ name }) => runningFlow !== null && FLOWS[name] === runningFlow)?.name ?? null;

  function onAction(name: CourseActionName) {
    const flow = FLOWS[name];
    if (flow) enroll(flow);
  }

  return (
    <CoursePanel
      ref={panel}
      label={t('catalogCourse.panelLabel')}
      objective={objective}
      cover={light.kind === 'notStarted' ? { kind: 'offered' } : light}
    >
      {notice && <CourseNotice notice={notice} />}
      <CourseActions
        actions={actions}
        links={{ continue: contentPath(objective.id), review: detailsPath(objective.id) }}
        onAction={onAction}
        busyAction={busy}
      >
        <CopyLink url={shareLink(origin, objective.id)} title={courseTitle(objective, t)} />
      </CourseActions>
      <CourseFacts facts={facts} />
    </CoursePanel>
  );
}
