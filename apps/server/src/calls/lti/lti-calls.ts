import { getResourceForm } from '@lantern/contract/lti/get-resource-form';
import { postResourceLink } from '@lantern/contract/lti/post-resource-link';
import { ProblemError } from '@lantern/contract/problem-error';
import { randomSecret } from '../../http/random-secret';
import { type ServedCall, call } from '../../http/served-call';
import { legacyForm } from '../../lti/legacy/legacy-form';
import { type LaunchRefusal, planLaunch } from '../../lti/plan-launch';
import { storeLaunch } from '../../lti/store-launch';
import { findLtiTool } from '../../store/lti/lti-tools';
import { activityLockText } from '../../texts/activity-lock-texts';
import { refusalText } from '../../texts/refusal-texts';

const handlePostResourceLink = call(
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

const handleGetResourceForm = call(
  getResourceForm,
  async (
    { params: { objectiveWorkflowId, activityWorkflowIds }, query: { viewType } },
    { db, learner, tenant, now, locale, issuer },
  ) => {
    const request = {
      learner,
      objectiveWorkflowId,
      activityWorkflowIds: activityWorkflowIds.split(','),
      activityPartIds: [],
      isReview: viewType === 'REVIEW',
      documentTarget: 'iframe' as const,
    };
    const plan = await planLaunch(db, request, now);
    if (plan.kind === 'refused') throw launchProblem(plan.refusal, locale);
    const { launch, placement } = plan;
    const tool = await findLtiTool(db, tenant.id, placement.toolId);
    if (tool?.version !== '1.1') throw new ProblemError('notFound');
    const { action, fields } = await legacyForm(db, { tenant, tool, placement, launch, issuer, locale, now });
    const list = Object.entries(fields).map(([name, value]) => ({ name, value }));
    return { form: { action, method: 'POST' as const, fields: list } };
  },
);

export const LTI_CALLS: readonly ServedCall[] = [handlePostResourceLink, handleGetResourceForm];

/** Why a tool is not opened. */
function launchProblem(refusal: LaunchRefusal, locale: string): ProblemError {
  if (refusal.kind === 'notFound') return new ProblemError('notFound');
  const text =
    refusal.kind === 'locked' ? activityLockText(refusal.lock, locale) : refusalText(refusal.kind, locale);
  return new ProblemError('conflict', { _: [text] });
}
