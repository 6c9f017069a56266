import type { ActivityType, LifecycleState } from '@lantern/domain/vocabulary';
import type { NewPart } from './activity-part-setup';
import type { StoredConstraint } from './stored-constraint';

/** [3.7] A part as an author writes it down; what is left out is the plain case. */
export type Seedling = {
  name: string;
  type?: ActivityType;
  state?: LifecycleState;
  /** Seconds; that of a module is the sum of what is in it. */
  duration?: number | null;
  optional?: boolean;
  scoreWeight?: number;
  needsGrading?: boolean;
  constraint?: StoredConstraint | null;
  children?: readonly Seedling[];
};

export type Planting = {
  objectiveId: string;
  /** The id of the thing at this axis. */
  idOf: (kind: 'part' | 'activity', axis: string) => string;
};

/** [3.7] Reading 36: the rows of a tree; order and axis follow from where a part stands. */
export function plantedParts(seedlings: readonly Seedling[], planting: Planting): NewPart[] {
  return planted(seedlings, planting, null);
}

function planted(
  seedlings: readonly Seedling[],
  planting: Planting,
  parent: { id: string; axis: string } | null,
): NewPart[] {
  return seedlings.flatMap((seedling, index) => {
    const axis = parent ? `${parent.axis}.${index + 1}` : `${index + 1}`;
    const id = planting.idOf('part', axis);
    const children = seedling.children ?? [];
    const part: NewPart = {
      id,
      activityId: planting.idOf('activity', axis),
      objectiveId: planting.objectiveId,
      parentId: parent?.id ?? null,
      order: index + 1,
      axis,
      optional: seedling.optional ?? false,
      scoreWeight: seedling.scoreWeight ?? 1,
      needsGrading: seedling.needsGrading ?? false,
      constraint: seedling.constraint ?? null,
      name: seedling.name,
      code: '',
      type: children.length > 0 ? 'composite' : (seedling.type ?? 'text'),
      state: seedling.state ?? 'ready',
      supportReview: true,
      childrenCount: children.length,
      duration: durationOf(seedling),
    };
    return [part, ...planted(children, planting, { id, axis })];
  });
}

/** Known only where all of it is known. */
export function durationOf({ duration = null, children = [] }: Seedling): number | null {
  if (children.length === 0) return duration;
  const durations = children.map(durationOf);
  return durations.every((each) => each !== null) ? durations.reduce((sum, each) => sum + each, 0) : null;
}
