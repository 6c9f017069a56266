import type { ActivityContent } from '@lantern/contract/entities/activity-content';
import { NOON } from './page-facts.builder';

export const ATTEMPT_ID = '0c000000-0000-4000-8000-000000000001';

/** A text that is under way; a test states only what differs. */
export function activityContent(differs: Partial<ActivityContent> = {}): ActivityContent {
  return {
    activityPartId: '0c000000-0000-4000-8000-000000000002',
    axis: '1.1',
    name: 'Working capital, week by week',
    language: null,
    code: '',
    type: 'text',
    activityType: null,
    state: 'ready',
    proctored: false,
    supportReview: true,
    supportLtiGrading: false,
    supportMobileView: true,
    activityWorkflowAggregate: null,
    duration: 720,
    displayMode: 'fullscreen',
    preferredWidth: null,
    preferredHeight: null,
    activityWorkflow: {
      id: '0c000000-0000-4000-8000-000000000003',
      objectiveWorkflowId: ATTEMPT_ID,
      activityPartId: '0c000000-0000-4000-8000-000000000002',
      state: 'inProgress',
      progress: 0,
      started: NOON,
      submitted: null,
      finished: null,
    },
    place: null,
    attachments: [],
    ...differs,
  };
}
