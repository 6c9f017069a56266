import type { CourseNode, CoursePart } from '@lantern/domain/activity/course-node';
import type { ContentCourse } from '@lantern/domain/contents/content-access';
import type {
  DisplayMode,
  GradeRevealPolicy,
  LifecycleState,
  PresentationMode,
  WorkflowState,
} from '@lantern/domain/vocabulary';
import type { Db } from '../../db/db';
import { type Sql, sql, trusted } from '../../db/sql';
import { attemptedCourse, attemptOutcomes, type ListedOutcomes } from '../attempts/attempt-outcomes';
import { courseOutline, type ListedOutline, outlineIn, outlineOf } from '../courses/course-outline';
import { cacheOutline, cachedOutlines } from '../courses/outline-cache';
import type { Learner } from '../people/learner-facts';

/** [3.5] [3.20] An attempt and what its course says about looking into it. */
export type ReadAttempt = {
  id: string;
  objectiveId: string;
  /** Of the course. */
  language: string | null;
  progress: number;
  /** [4.28] The axis of the activity under way that the learner was in last; null for none. */
  openedLast: string | null;
  presentationMode: PresentationMode;
  displayMode: DisplayMode;
  course: ContentCourse;
};

/** As JSON has it: the date is a text. */
type Facts = {
  objectiveId: string;
  language: string | null;
  state: WorkflowState;
  progress: number;
  openedLast: string | null;
  protectResults: boolean;
  courseState: LifecycleState;
  presentationMode: PresentationMode;
  displayMode: DisplayMode;
  accessNewContentAfterCompletion: boolean;
  gradeRevealPolicy: GradeRevealPolicy;
  gradeRevealDate: string | null;
};

export type OwnCourseTree = { attempt: ReadAttempt; root: CourseNode };

/**
 * [7.13] The learner's attempt with all activities of its course, in one statement; null when it is not theirs. What is
 * the same for all learners comes along only if this server has not read it before.
 */
export async function findOwnCourseTree(db: Db, learner: Learner, id: string): Promise<OwnCourseTree | null> {
  const { stamps, byStamp } = cachedOutlines();
  const { tenantId, locale } = learner;
  const [found] = await db.query<FoundTree & { stamp: string }>(
    sql`with attempt as materialized (${attemptFacts(learner, id, openedLast)})
        select facts, stamp, (${attemptOutcomes(tenantId, id)}) as outcomes,
               case when strpos(${stamps}, stamp::text) = 0
                    then (${courseOutline(tenantId, OF_ATTEMPT)}) end as outline
          from attempt`,
  );
  if (!found) return null;
  const known = byStamp.get(found.stamp);
  const outline = known ?? outlineOf(found.outline);
  if (!known) cacheOutline(found.stamp, outline);
  return treeOf(id, found, outlineIn(outline, locale));
}

/**
 * [7.13] As much of the tree as decides about one activity: the way down to it. Where something on the way waits for
 * what comes before it, that is the whole tree.
 */
export async function findOwnActivityPath(
  db: Db,
  learner: Learner,
  { id, partId }: { id: string; partId: string },
): Promise<OwnCourseTree | null> {
  const { tenantId } = learner;
  const isMeant = (partOf: Sql) => sql`and (${partOf} is null or ${partOf} in (select id from path)
    or (select bool_or(requires_previous) from path))`;
  const [found] = await db.query<FoundTree>(
    sql`with recursive attempt as materialized (${attemptFacts(learner, id, trusted('null'))}),
        path as (
          select id, parent_id, requires_previous from activity_parts
           where tenant_id = ${tenantId} and id = ${partId}
           union all
          select p.id, p.parent_id, p.requires_previous
            from path join activity_parts p on p.tenant_id = ${tenantId} and p.id = path.parent_id)
        select facts, (${attemptOutcomes(tenantId, id, isMeant(trusted('w.part_id')))}) as outcomes,
               (${courseOutline(tenantId, OF_ATTEMPT, isMeant(trusted('p.id')))}) as outline
          from attempt`,
  );
  return found ? treeOf(id, found, outlineIn(outlineOf(found.outline), learner.locale)) : null;
}

type FoundTree = { facts: Facts; outcomes: ListedOutcomes | null; outline: ListedOutline | null };

const OF_ATTEMPT = trusted('(select objective_id from attempt)');
const openedLast = trusted(`(select p.axis from activity_workflows a
    join activity_parts p on p.tenant_id = a.tenant_id and p.id = a.part_id
   where a.tenant_id = w.tenant_id and a.objective_workflow_id = w.id and a.state = 'inProgress'
   order by greatest(a.started, a.place_at) desc, p.position limit 1)`);

function attemptFacts({ tenantId, userId }: Learner, id: string, last: Sql): Sql {
  return sql`select g.objective_id, o.outline as stamp, jsonb_build_object('objectiveId', g.objective_id,
           'language', o.language, 'state', w.state,
           'progress', w.progress, 'openedLast', ${last}, 'protectResults', w.protect_results, 'courseState', o.state,
           'presentationMode', o.presentation_mode, 'displayMode', o.display_mode,
           'accessNewContentAfterCompletion', o.access_new_content_after_completion,
           'gradeRevealPolicy', g.grade_reveal_policy, 'gradeRevealDate', g.grade_reveal_date) as facts
      from objective_workflows w
      join objective_workflow_aggregates g on g.tenant_id = w.tenant_id and g.id = w.aggregate_id
      join objectives o on o.tenant_id = g.tenant_id and o.id = g.objective_id
     where w.tenant_id = ${tenantId} and w.id = ${id} and w.user_id = ${userId}`;
}

function treeOf(
  id: string,
  { facts, outcomes }: FoundTree,
  outline: readonly CoursePart[],
): OwnCourseTree | null {
  if (outline.length === 0) return null;
  const root = attemptedCourse(outline, outcomes);
  return { attempt: readAttempt(id, facts, root.part.supportReview), root };
}

function readAttempt(id: string, facts: Facts, supportReview: boolean): ReadAttempt {
  const { state, progress, openedLast, protectResults, presentationMode, displayMode, gradeRevealDate } =
    facts;
  return {
    id,
    objectiveId: facts.objectiveId,
    language: facts.language,
    progress,
    openedLast,
    presentationMode,
    displayMode,
    course: {
      state: facts.courseState,
      supportReview,
      accessNewContentAfterCompletion: facts.accessNewContentAfterCompletion,
      gradeRevealPolicy: facts.gradeRevealPolicy,
      gradeRevealDate: gradeRevealDate === null ? null : new Date(gradeRevealDate),
      workflow: { state, protectResults },
    },
  };
}
