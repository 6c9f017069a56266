import { postResourceLink } from '@lantern/contract/lti/post-resource-link';
import { ProblemError } from '@lantern/contract/problem-error';
import { randomSecret } from '../../http/random-secret';
import { call } from '../../http/served-call';
import { storeLaunch } from '../../lti/store-launch';
import { planLaunch } from '../../lti/plan-launch';
import { findLtiTool } from '../../store/lti/lti-tools';
import { launchProblem } from './launch-problem';

export const handlePostResourceLink = call(
  postResourceLink,
  async (
    { params: { objectiveWorkflowId }, query: { viewType, documentTarget }, body },
    { db, learner, tenant, session, now, locale },
  ) => {
    const request = {
      learner,
      objectiveWorkflowId,
      ...body,
      isReview: viewType === 'REVIEW',
      documentTarget,
    };
    const plan = await planLaunch(db, request, now);
    if (plan.kind === 'refused') throw launchProblem(plan.refusal, locale);
    const { launch, placement } = plan;
    const tool = await findLtiTool(db, tenant.id, placement.toolId);
    if (!tool) throw new ProblemError('notFound');

    const loginHint = randomSecret();
    const sessionHash = session.idHash;
    await storeLaunch(db, { tenantId: tenant.id, sessionHash, launch, placement, loginHint, now });
    return {
      targetLinkUri: `/lti/launch/${loginHint}`,
      toolOrigin: new URL(tool.redirectUris[0] ?? placement.targetLinkUri).origin,
    };
  },
);
