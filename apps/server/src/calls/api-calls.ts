import type { ServedCall } from '../http/served-call';
import { ACTIVITY_CALLS } from './activities/activity-calls';
import { ANNOUNCEMENT_CALLS } from './announcements/announcement-calls';
import { BANNER_CALLS } from './banner/banner-calls';
import { CATALOG_CALLS } from './catalog/catalog-calls';
import { CERTIFICATE_CALLS } from './certificates/certificate-calls';
import { COMMUNICATION_CALLS } from './communications/communication-calls';
import { COURSE_CALLS } from './courses/course-calls';
import { DASHBOARD_CALLS } from './dashboard/dashboard-calls';
import { DISCUSSION_CALLS } from './discussions/discussion-calls';
import { GRADING_CALLS } from './grading/grading-calls';
import { LTI_CALLS } from './lti/lti-calls';
import { NOTIFICATION_CALLS } from './notifications/notification-calls';
import { PLANNER_CALLS } from './planner/planner-calls';
import { PLATFORM_CALLS } from './platform/platform-calls';
import { TEAM_CALLS } from './teams/team-calls';
import { OPEN_CATALOG_CALLS } from './public/open-catalog-calls';
import { UPLOAD_CALLS } from './uploads/upload-calls';

/** The table of contents of the API: section 7, room by room. */
export const API_CALLS: readonly ServedCall[] = [
  ...COURSE_CALLS,
  ...ACTIVITY_CALLS,
  ...TEAM_CALLS,
  ...LTI_CALLS,
  ...DISCUSSION_CALLS,
  ...GRADING_CALLS,
  ...ANNOUNCEMENT_CALLS,
  ...CATALOG_CALLS,
  ...OPEN_CATALOG_CALLS,
  ...CERTIFICATE_CALLS,
  ...DASHBOARD_CALLS,
  ...PLANNER_CALLS,
  ...NOTIFICATION_CALLS,
  ...COMMUNICATION_CALLS,
  ...BANNER_CALLS,
  ...UPLOAD_CALLS,
  ...PLATFORM_CALLS,
];
