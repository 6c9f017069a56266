export const RESEARCH_FEATURE = 'Platform.Research';
export const KNOWLEDGE_MODELS_FEATURE = 'Platform.KnowledgeModels';
const LMS_PREFIX = 'Lms.';

/** [6.3] LMS features are named by us: every one begins with "Lms.". */
export function hasLmsLicence(features: readonly string[]): boolean {
  return features.some((feature) => feature.startsWith(LMS_PREFIX));
}

/** [4.33] Licensed for research or knowledge models and for nothing of the LMS. */
export function hasOnlyResearchLicences(features: readonly string[]): boolean {
  const hasResearch = features.includes(RESEARCH_FEATURE) || features.includes(KNOWLEDGE_MODELS_FEATURE);
  return hasResearch && !hasLmsLicence(features);
}
