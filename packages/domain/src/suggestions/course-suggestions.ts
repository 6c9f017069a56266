import { isInCatalog } from '../catalog/list-membership';
import { type StartableCourse, startRefusal } from '../course/start-refusal';
import { lastWorkflow } from '../enrollment/enrolled-course';
import { type EnrollableCourse, isEnrolled } from '../enrollment/is-enrolled';

export const MOST_SUGGESTIONS = 6;

/** What fewer learners have done says little about a course, and might say something about one of them. */
export const FEWEST_LEARNERS = 5;

export type SuggestionCandidate = StartableCourse &
  EnrollableCourse & {
    objective: { id: string; showcases: ReadonlyArray<{ id: string }> };
    showInCatalog: boolean;
    learnerCount: number;
  };

/** A course that the learner has finished, with what others took next who had finished it. */
export type FinishedCourse = {
  id: string;
  collectionIds: readonly string[];
  next: ReadonlyArray<{ objectiveId: string; learners: number }>;
};

export const SUGGESTION_REASONS = ['becauseFinished', 'sameCollection', 'popular'] as const;

export type SuggestionReason =
  | { kind: 'becauseFinished'; finishedId: string; collectionId: null }
  | { kind: 'sameCollection'; finishedId: string; collectionId: string }
  | { kind: 'popular'; finishedId: null; collectionId: null };

export type CourseSuggestion<Course> = { course: Course; reason: SuggestionReason };

type Ranked<Course> = CourseSuggestion<Course> & { rank: readonly number[] };

/**
 * [2.4] What a learner might take next, each with the reason that speaks for it most: what others took after a course that
 * the learner has finished, what is in the collection of such a course, what many have. `finished` is the latest first.
 */
export function courseSuggestions<Course extends SuggestionCandidate>(
  candidates: readonly Course[],
  finished: readonly FinishedCourse[],
  now: Date,
): Array<CourseSuggestion<Course>> {
  return candidates
    .filter((course) => maySuggest(course, now))
    .flatMap((course): Array<Ranked<Course>> => {
      return afterFinished(course, finished) ?? inCollection(course, finished) ?? popular(course);
    })
    .sort((one, other) => compareRanks(one.rank, other.rank))
    .slice(0, MOST_SUGGESTIONS)
    .map(({ course, reason }) => ({ course, reason }));
}

/** [4.12] [4.21] [5.13] May the learner take this up and begin it now, and have they not got it? By the rules of the catalog and of the start. */
function maySuggest(course: SuggestionCandidate, now: Date): boolean {
  const isSelfEnrolled = course.objectiveWorkflowAggregate?.isSelfEnrolled ?? false;
  const hasWorkflow = lastWorkflow(course) !== null;
  if (!isInCatalog({ showInCatalog: course.showInCatalog, isSelfEnrolled, hasWorkflow })) return false;
  return !isEnrolled(course) && startRefusal(course, now) === null;
}

/** The most learners decide, both of the course and of what it follows. */
function afterFinished<Course extends SuggestionCandidate>(
  course: Course,
  finished: readonly FinishedCourse[],
): Array<Ranked<Course>> | null {
  const followed = finished.flatMap(({ id, next }) =>
    next.flatMap(({ objectiveId, learners }) =>
      objectiveId === course.objective.id && learners >= FEWEST_LEARNERS ? [{ id, learners }] : [],
    ),
  );
  const [most] = followed.sort((one, other) => other.learners - one.learners);
  if (!most) return null;
  const reason = { kind: 'becauseFinished', finishedId: most.id, collectionId: null } as const;
  return [{ course, reason, rank: [0, -most.learners] }];
}

/** The collection of what was finished last comes first, and in it what most learners have. */
function inCollection<Course extends SuggestionCandidate>(
  course: Course,
  finished: readonly FinishedCourse[],
): Array<Ranked<Course>> | null {
  for (const [place, { id, collectionIds }] of finished.entries()) {
    const shared = course.objective.showcases.find((collection) => collectionIds.includes(collection.id));
    if (!shared) continue;
    const reason = { kind: 'sameCollection', finishedId: id, collectionId: shared.id } as const;
    return [{ course, reason, rank: [1, place, -course.learnerCount] }];
  }
  return null;
}

function popular<Course extends SuggestionCandidate>(course: Course): Array<Ranked<Course>> {
  if (course.learnerCount < FEWEST_LEARNERS) return [];
  const reason = { kind: 'popular', finishedId: null, collectionId: null } as const;
  return [{ course, reason, rank: [2, -course.learnerCount] }];
}

/** The first difference decides; among equals the candidates keep their order. */
function compareRanks(one: readonly number[], other: readonly number[]): number {
  for (const [place, value] of one.entries()) {
    const difference = value - (other[place] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
