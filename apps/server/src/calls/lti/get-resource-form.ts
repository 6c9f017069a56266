import { getResourceForm } from '@lantern/contract/lti/get-resource-form';
import { ProblemError } from '@lantern/contract/problem-error';
import { call } from '../../http/served-call';
import { legacyForm } from '../../lti/legacy/legacy-form';
import { planLaunch } from '../../lti/plan-launch';
import { findLtiTool } from '../../store/lti/lti-tools';
import { launchProblem } from './launch-problem';

export const handleGetResourceForm = call(
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
