import type { getActivityWithAggregates } from '@lantern/contract/activities/get-activity-with-aggregates';
import type { CallAnswer } from '@lantern/contract/call';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { NO_CONSTRAINT } from '@lantern/domain/activity/activity-part';

export type ActivityTree = CallAnswer<typeof getActivityWithAggregates>;

type Fields = Record<string, unknown>;

type PackedPart = Partial<Omit<ActivityPart, 'id' | 'childActivity'>> & {
  id: string;
  childActivity: Partial<Omit<ActivityPart['childActivity'], 'children'>> & { children?: PackedPart[] };
};

const PLAIN_PLACE: Fields = {
  available: true,
  waitsFor: null,
  contentAvailable: true,
  optional: false,
  scoreWeight: 1,
  duration: null,
  toolUrl: null,
  activityConstraint: null,
  normalizedPassingScore: null,
  remainingAttempts: null,
};
const PLAIN_ACTIVITY: Fields = {
  code: '',
  activityType: null,
  state: 'ready',
  proctored: false,
  supportReview: true,
  supportLtiGrading: false,
  supportMobileView: true,
  activityWorkflowAggregate: null,
};
const PLAIN_WORKFLOW: Fields = {
  progress: 1,
  submitted: null,
  finished: null,
  lastProctoringSessionId: null,
  doneBefore: false,
};
const DATES: ReadonlySet<string> = new Set([
  'submitted',
  'finished',
  ...Object.keys(NO_CONSTRAINT).filter((name) => /From$|Until$|^due$/.test(name)),
]);

/**
 * A tree as one text without what is plain: a page of a thousand activities carries it as it is, and whoever renders
 * or opens the page does not walk through ten thousand small objects.
 */
export function packTree(tree: ActivityTree): string {
  return JSON.stringify({ ...tree, children: tree.children.map(packPart) });
}

export function unpackTree(text: string): ActivityTree {
  const tree = JSON.parse(text, dates) as Omit<ActivityTree, 'children'> & { children: PackedPart[] }; // written by packTree
  return { ...tree, children: tree.children.map(unpackPart) };
}

function packPart(part: ActivityPart): Fields {
  const { id, activityPathId, activityConstraint, childActivity, ...place } = part;
  const { children, activityWorkflowAggregate, ...activity } = childActivity;
  return {
    id,
    ...(activityPathId !== id && { activityPathId }),
    ...without(place, PLAIN_PLACE),
    ...(activityConstraint && { activityConstraint: without(activityConstraint, { ...NO_CONSTRAINT }) }),
    childActivity: {
      ...without(activity, PLAIN_ACTIVITY),
      ...(children.length > 0 && { children: children.map(packPart) }),
      ...(activityWorkflowAggregate && {
        activityWorkflowAggregate: {
          ...activityWorkflowAggregate,
          lastActivityWorkflow: without(activityWorkflowAggregate.lastActivityWorkflow, PLAIN_WORKFLOW),
        },
      }),
    },
  };
}

function unpackPart(packed: PackedPart): ActivityPart {
  const { activityWorkflowAggregate: aggregate = null, children = [], ...activity } = packed.childActivity;
  const plain: Fields = { ...PLAIN_PLACE, activityPathId: packed.id };
  return {
    ...plain,
    ...packed,
    activityConstraint: packed.activityConstraint ? { ...NO_CONSTRAINT, ...packed.activityConstraint } : null,
    childActivity: {
      ...PLAIN_ACTIVITY,
      ...activity,
      children: children.map(unpackPart),
      activityWorkflowAggregate: aggregate && {
        ...aggregate,
        lastActivityWorkflow: { ...PLAIN_WORKFLOW, ...aggregate.lastActivityWorkflow },
      },
    },
  } as ActivityPart; // what was left out is back
}

function without(fields: Fields, plain: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([name, value]) => value !== plain[name]));
}

function dates(name: string, value: unknown): unknown {
  return typeof value === 'string' && DATES.has(name) ? new Date(value) : value;
}
