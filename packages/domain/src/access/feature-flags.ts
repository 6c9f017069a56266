/** [6.4] All that a tenant can switch on. */
export const FEATURE_FLAGS = ['cloud-redirects', 'learner.dashboard'] as const;

export type FeatureFlags = Readonly<Record<string, boolean>>;

/** [6.4] The new dashboard. */
export function isDashboardEnabled(flags: FeatureFlags): boolean {
  return flags['learner.dashboard'] === true;
}

/** [6.4] Research projects and knowledge models live at their cloud addresses. */
export function hasCloudRedirects(flags: FeatureFlags): boolean {
  return flags['cloud-redirects'] === true;
}

/** [6.4] Cookie new-learner-MF; reading 48: it only gives /courses the dashboard's layout. */
export function isLearnerHomeChosen(newLearnerCookie: string | null): boolean {
  return newLearnerCookie === 'true';
}

/** [6.4] The feedback widget is there unless platform.ui.feedback says learner.visible is false. */
export function isFeedbackVisible(learnerVisible: boolean | null): boolean {
  return learnerVisible !== false;
}
