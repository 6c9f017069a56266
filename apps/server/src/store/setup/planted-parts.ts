import type { ActivityType, ContentType, DisplayMode, LifecycleState } from '@lantern/domain/vocabulary';
import type { TeamManner } from '@lantern/domain/team/team-activity';
import type { PartContent } from './activity-content-setup';
import type { NewPart } from './activity-part-setup';
import type { StoredConstraint } from '../activities/stored-constraint';

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
  /** [4.26] */
  requiresPrevious?: boolean;
  /** [8.8] */
  passingScore?: number;
  maxAttempts?: number;
  constraint?: StoredConstraint | null;
  activityType?: ContentType;
  supportMobileView?: boolean;
  proctored?: boolean;
  displayMode?: DisplayMode;
  /** [4.5] Pixels. */
  preferredWidth?: number;
  preferredHeight?: number;
  /** [3.2] */
  team?: TeamManner;
  content?: PartContent;
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
      requiresPrevious: seedling.requiresPrevious ?? false,
      passingScore: seedling.passingScore ?? null,
      maxAttempts: seedling.maxAttempts ?? null,
      constraint: seedling.constraint ?? null,
      name: seedling.name,
      code: '',
      type: children.length > 0 ? 'composite' : (seedling.type ?? 'text'),
      state: seedling.state ?? 'ready',
      supportReview: true,
      supportMobileView: seedling.supportMobileView ?? true,
      proctored: seedling.proctored ?? false,
      activityType: seedling.activityType ?? null,
      displayMode: seedling.displayMode ?? null,
      preferredWidth: seedling.preferredWidth ?? null,
      preferredHeight: seedling.preferredHeight ?? null,
      team: seedling.team ?? null,
      content: seedling.content ?? null,
      childrenCount: children.length,
      duration: durationOf(seedling),
    };
    return [part, ...planted(children, planting, { id, axis })];
  });
}

type Timed = Pick<Seedling, 'duration' | 'state'> & { children?: readonly Timed[] };

/** Known only where all of it is known; reading 61: what is a draft or archived counts in nothing. */
export function durationOf({ duration = null, children = [] }: Timed): number | null {
  if (children.length === 0) return duration;
  const durations = children.filter(({ state = 'ready' }) => state === 'ready').map(durationOf);
  return durations.every((each) => each !== null) ? durations.reduce((sum, each) => sum + each, 0) : null;
}
