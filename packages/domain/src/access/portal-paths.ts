/** [2.1] [2.22] Addresses that rules send people to, as seen from the host. */
export const PORTAL_PATHS = {
  home: '/learn',
  courses: '/learn/courses',
  catalog: '/learn/catalog',
  calendar: '/learn/calendar',
  profile: '/learn/profile',
  forbidden: '/learn/forbidden',
} as const;

/** [2.22] Addresses on the host that are not this application's. */
export const HOST_PATHS = {
  rooms: '/classroom/learner/rooms',
  portal: '/portal',
  admin: '/admin',
  platform: '/platform',
  signIn: '/oidc/login',
  signOut: '/oidc/logout',
} as const;

/** [6.4] Research pages: the usual addresses, and those that the cloud-redirects flag selects. */
export const RESEARCH_PATHS = {
  usual: { researchProjects: '/platform/projects', knowledgeModels: '/platform/knowledge-models' },
  cloud: { researchProjects: '/cloud/projects', knowledgeModels: '/cloud/knowledge-models' },
} as const;

/** [2.23] [2.13] What the product's own places are called in settings and in the page; no plugin has one of these names. */
export const NAVIGATION_SLUGS = {
  dashboard: 'learn-dashboard',
  courses: 'learn-my-courses',
  catalog: 'learn-catalog',
  researchProjects: 'research-projects',
  knowledgeModels: 'knowledge-models',
  rooms: 'rooms',
  calendar: 'learn-calendar',
  portal: 'portal',
  emailAnswer: 'learn-email-answer',
  profile: 'profile',
} as const;
