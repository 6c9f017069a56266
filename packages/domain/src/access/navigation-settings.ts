/** [2.23] The setting ui.learner.navigation. */
export type NavigationSettings = {
  catalog: boolean;
  rooms: boolean;
  researchProjects: boolean;
  knowledgeModels: boolean;
  calendar: boolean;
};

const DEFAULTS: NavigationSettings = {
  catalog: true,
  rooms: false,
  researchProjects: false,
  knowledgeModels: false,
  calendar: true,
};

/** [2.23] What the tenant says, over the defaults. */
export function navigationSettings(configured: Partial<NavigationSettings> | null): NavigationSettings {
  return { ...DEFAULTS, ...configured };
}
