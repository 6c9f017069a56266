import type { ServedCall } from '../http/served-call';
import { ACTIVITY_CALLS } from './activities/activity-calls';
import { BANNER_CALLS } from './banner/banner-calls';
import { CATALOG_CALLS } from './catalog/catalog-calls';
import { CERTIFICATE_CALLS } from './certificates/certificate-calls';
import { COURSE_CALLS } from './courses/course-calls';
import { DASHBOARD_CALLS } from './dashboard/dashboard-calls';
import { GRADING_CALLS } from './grading/grading-calls';
import { LTI_CALLS } from './lti/lti-calls';
import { PLANNER_CALLS } from './planner/planner-calls';
import { PLATFORM_CALLS } from './platform/platform-calls';
import { OPEN_CATALOG_CALLS } from './public/open-catalog-calls';

/** The table of contents of the API: section 7, room by room. */
export const API_CALLS: readonly ServedCall[] = [
  ...COURSE_CALLS,
  ...ACTIVITY_CALLS,
  ...LTI_CALLS,
  ...GRADING_CALLS,
  ...CATALOG_CALLS,
  ...OPEN_CATALOG_CALLS,
  ...CERTIFICATE_CALLS,
  ...DASHBOARD_CALLS,
  ...PLANNER_CALLS,
  ...BANNER_CALLS,
  ...PLATFORM_CALLS,
];
