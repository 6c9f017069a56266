/** What every page needs and a release seldom changes: cached by the browser across releases. */
const FRAME =
  /node_modules\/(react|react-dom|scheduler|react-i18next|i18next|use-sync-external-store|@tanstack\/(?!react-virtual|virtual-core)[^/]+)\//;

/**
 * The entry with the lists, which nearly everybody sees first; and what says that a next page is on its way, has failed
 * or is out of reach: that must be here before the connection goes.
 */
const START =
  /src\/(entry-client|api\/transport\/list-query|app\/(shell\/(stay-offline|bare-page)|routes\/(lead-to-page|route-error|course-error)|pages\/(open-pages|courses-or-home|(list|course)-fallbacks|player-pending|lazy-page))|features\/(courses|open-catalog)\/(?!\w[\w-]*-empty)|parts\/(page-title|course-list(?!\/view\/no-results)|course-card|error-page)\/|parts\/course-story\/course-skeleton)/;

/** What learners plan with, which no list of courses needs. */
const PLANNER =
  /src\/(planner|dashboard|api\/planner|features\/(tasks|calendar|dashboard))\/|src\/app\/(loaders\/load-(tasks|calendar|dashboard)|pages\/learner-home)/;

/** What asks the server: the calls with their schemas, what each page asks for, and the rules that read the answers. */
const DATA =
  /packages\/(artwork|contract|domain)\/src\/(?!problem-error|planner|dashboard)|node_modules\/zod\/|src\/api\/(?!planner)|src\/app\/loaders\/(?!load-(tasks|calendar|dashboard))/;

/** What comes once the first view is there, the tab for feedback with it: one file, so that it is one request. */
const AFTERWARDS =
  /src\/(app\/shell\/(after-first-view|tell-browser)|parts\/feedback-survey\/(feedback-tab|late-feedback-dialog|use-survey-due)|api\/(live\/|attempts\/feedback|announcements\/announcements-key)|lib\/(live\/|network\/keep-offline-page|embedding\/trusted-script-url))|display\/browser-support/;

/**
 * Where a list leads to: the pages of a course, its content, and what opens above a page. What only some activities
 * need, as films, tools and documents do, stays apart.
 */
const COURSE =
  /src\/(features\/(announcements|course-details|catalog-course|open-catalog-course|player)\/|app\/(pages\/player-pages|shell\/(account\/(account-menu|visitor-menu)|menu-drawer))|ui\/(menu|modal)\/|parts\/(filter-drawer|appearance|reader-settings|attempt-ending)\/)/;

/** Certificates, on their own pages and beside a course. */
const CERTIFICATES = /src\/(features\/(certificate|public-certificate)|parts\/certificates)\//;

/** Short pages that people are sent to, what sends them, and empty lists: one file, since the entry names each that there is. */
const NOTICES =
  /src\/(features\/(forbidden|elsewhere|tool-return|email-answer|proctored-activity|profile)|parts\/no-access)\/|src\/app\/routes\/(login-callback|run-query-action)|(-empty|no-results)\.tsx/;

/** Few files for each page, so that it arrives in one round: what an earlier group takes, a later one only uses. */
export const CHUNK_GROUPS = [
  { name: 'frame', test: FRAME },
  { name: 'start', test: START },
  { name: 'afterwards', test: AFTERWARDS },
  { name: 'data', test: DATA },
  { name: 'course', test: COURSE },
  { name: 'planner', test: PLANNER },
  { name: 'certificates', test: CERTIFICATES },
  { name: 'notices', test: NOTICES },
];
