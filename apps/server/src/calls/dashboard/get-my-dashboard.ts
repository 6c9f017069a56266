import { getMyDashboard } from '@lantern/contract/dashboard/get-my-dashboard';
import { EXPIRES_SOON_MS } from '@lantern/domain/certificate/certificate-expiry';
import { modulePlace } from '@lantern/domain/dashboard/module-place';
import { concealResults } from '@lantern/domain/grade/conceal-results';
import { isResultVisible } from '@lantern/domain/grade/grade-reveal';
import { call } from '../../http/served-call';
import { tenantLocale } from '../../http/tenant-locales';
import { readWidgets } from '../../store/dashboard/dashboard-layouts';
import { listLatestCertificates } from '../../store/dashboard/latest-certificates';
import { listLatestResults } from '../../store/dashboard/latest-results';
import { findNextCourse, hasCourses, type NextCourse } from '../../store/dashboard/next-course';
import { listVisibleBanners } from '../../store/platform/banners';

const MOST_RESULTS = 5;
const MOST_CERTIFICATES = 3;

/** [2.2] */
export const handleGetMyDashboard = call(getMyDashboard, async (_input, context) => {
  const { db, learner, now, tenant, locale } = context;
  const caller = { ...learner, now };
  const soon = new Date(now.getTime() + EXPIRES_SOON_MS);
  const reader = { ...learner, locale, tenantLocale: tenantLocale(tenant) };
  const [next, isEnrolled, results, certificates, widgets, banners] = await Promise.all([
    findNextCourse(db, caller),
    hasCourses(db, caller),
    listLatestResults(db, caller),
    listLatestCertificates(db, learner, { now, soon, most: MOST_CERTIFICATES }),
    readWidgets(db, learner),
    listVisibleBanners(db, reader, now),
  ]);
  return {
    next: next && nextStep(next, now),
    hasCourses: isEnrolled,
    hasBanners: banners.length > 0,
    results: results.filter((course) => isResultVisible(course, now)).slice(0, MOST_RESULTS),
    certificates,
    widgets,
  };
});

function nextStep({ course, lesson, topAxes }: NextCourse, now: Date) {
  return {
    course: concealResults(course, now),
    lesson,
    module: lesson && modulePlace(lesson.axis, topAxes),
  };
}
