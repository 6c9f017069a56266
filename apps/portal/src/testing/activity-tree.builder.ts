import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import type { ActivityTree } from '../api/attempts/activities';
import { WORKFLOW_ID } from './objective-access.builder';

/** The tree of a composite course that is under way, with these parts. */
export function activityTree(...children: ActivityPart[]): ActivityTree {
  return {
    id: '0a000000-0000-4000-8000-000000000601',
    name: 'Course',
    language: null,
    code: '',
    type: 'composite',
    activityType: null,
    state: 'ready',
    proctored: false,
    supportReview: true,
    supportLtiGrading: false,
    supportMobileView: true,
    activityWorkflowAggregate: null,
    presentationMode: 'tree',
    displayMode: 'embeddedAuto',
    accessNewContentAfterCompletion: false,
    objectiveWorkflow: {
      id: WORKFLOW_ID,
      state: 'inProgress',
      progress: 0.5,
      openedLast: null,
      protectResults: false,
    },
    children,
  };
}
