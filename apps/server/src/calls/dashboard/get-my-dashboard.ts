import { getMyDashboard } from '@lantern/contract/dashboard/get-my-dashboard';
import { inheritCourse } from '@lantern/domain/activity/constraint-inheritance';
import { EXPIRES_SOON_MS } from '@lantern/domain/certificate/certificate-expiry';
import { nextLesson } from '@lantern/domain/contents/next-lesson';
import { isLessonOpen } from '@lantern/domain/dashboard/lesson-open';
import { modulePlace } from '@lantern/domain/dashboard/module-place';
import { lastWorkflow } from '@lantern/domain/enrollment/enrolled-course';
import { concealResults } from '@lantern/domain/grade/conceal-results';
import { isResultVisible } from '@lantern/domain/grade/grade-reveal';
import { readCourseTree, visibleTree } from '../../attempts/reading/read-course-tree';
import type { CallContext } from '../../http/call-context';
import { call } from '../../http/served-call';
import { tenantLocale } from '../../http/tenant-locales';
import { readWidgets } from '../../store/dashboard/dashboard-layouts';
import { listLatestCertificates } from '../../store/dashboard/latest-certificates';
import { listLatestResults } from '../../store/dashboard/latest-results';
import { findNextCourse, findWhatThereIs, type NextCourse } from '../../store/dashboard/next-course';
import type { Learner } from '../../store/people/learner-facts';
import { listVisibleBanners } from '../../store/platform/banners';

const MOST_RESULTS = 5;
const MOST_CERTIFICATES = 3;

/** [2.2] */
export const handleGetMyDashboard = call(getMyDashboard, async (_input, context) => {
  const { db, learner, now, tenant, locale } = context;
  const caller = { ...learner, now };
  const soon = new Date(now.getTime() + EXPIRES_SOON_MS);
  const reader = { ...learner, locale, tenantLocale: tenantLocale(tenant) };
  const [next, whatThereIs, results, certificates, widgets, banners] = await Promise.all([
    findNextCourse(db, caller),
    findWhatThereIs(db, caller),
    listLatestResults(db, caller),
    listLatestCertificates(db, learner, { now, soon, most: MOST_CERTIFICATES }),
    readWidgets(db, learner),
    listVisibleBanners(db, reader, now),
  ]);
  return {
    next: next && (await nextStep(next, { db, learner, now })),
    ...whatThereIs,
    hasBanners: banners.length > 0,
    results: results.filter((course) => isResultVisible(course, now)).slice(0, MOST_RESULTS),
    certificates,
    widgets,
  };
});

type Reading = Pick<CallContext, 'db' | 'now'> & { learner: Learner };

async function nextStep({ course, lesson: last, constraints, topAxes }: NextCourse, reading: Reading) {
  const isOpen = last !== null && isLessonOpen(constraints, reading.now);
  const lesson = isOpen ? last : await lessonAfter(course, reading);
  return {
    course: concealResults(course, reading.now),
    lesson,
    module: lesson && modulePlace(lesson.axis, topAxes),
  };
}

/** [4.28] Where no lesson was left open, or that one has closed, it is what the course opens with. */
async function lessonAfter(course: NextCourse['course'], { db, learner, now }: Reading) {
  const workflow = lastWorkflow(course);
  if (!workflow) return null;
  const tree = await readCourseTree(db, { learner, id: workflow.id });
  if (!tree) return null;
  const { presentationMode, course: facts } = tree.attempt;
  const { proctored, children } = visibleTree(tree, now).childActivity;
  const lesson = nextLesson(inheritCourse(children, { proctored }), {
    presentationMode,
    course: { isFinished: false, accessNewContentAfterCompletion: facts.accessNewContentAfterCompletion },
    openedLast: null,
    now,
  });
  if (!lesson) return null;
  const { name, language } = lesson.childActivity;
  return { axis: lesson.axis, name, language: language ?? course.objective.language };
}
