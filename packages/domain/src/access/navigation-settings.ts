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

/** [2.23] What the tenant says, over the defaults; what it leaves unsaid keeps its default. */
export function navigationSettings(
  configured: { readonly [Item in keyof NavigationSettings]?: boolean | undefined } | null,
): NavigationSettings {
  return {
    catalog: configured?.catalog ?? DEFAULTS.catalog,
    rooms: configured?.rooms ?? DEFAULTS.rooms,
    researchProjects: configured?.researchProjects ?? DEFAULTS.researchProjects,
    knowledgeModels: configured?.knowledgeModels ?? DEFAULTS.knowledgeModels,
    calendar: configured?.calendar ?? DEFAULTS.calendar,
  };
}
