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
