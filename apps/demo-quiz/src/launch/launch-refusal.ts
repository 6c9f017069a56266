export const REFUSALS = [
  'unknownPlatform',
  'expiredLaunch',
  'invalidToken',
  'foreignDeployment',
  'wrongMessage',
  'noLearner',
  'unknownQuiz',
  'foreignBrowser',
] as const;
export type LaunchRefusalReason = (typeof REFUSALS)[number];

/** A launch that is not let in; the reason chooses the sentence that is shown. */
export class LaunchRefusal extends Error {
  override name = 'LaunchRefusal';
  constructor(
    readonly reason: LaunchRefusalReason,
    detail: string = reason,
  ) {
    super(detail);
  }
}
