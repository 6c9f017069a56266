import type {
  ActivityType,
  DisplayMode,
  GradeRevealPolicy,
  LifecycleState,
  WorkflowState,
} from '@lantern/domain/vocabulary';
import type { Db } from '../../db/db';
import { sql, trusted } from '../../db/sql';
import type { CleanHtml } from '../../rich-text/clean-rich-text';
import { type NewTemplate, insertTemplates } from '../certificates/certificate-templates';
import { CARD_COLUMNS, CARD_VALUES } from '../courses/listed-objectives';
import { noteStep } from '../live/live-changes';

/** Getting courses in, many at once: the demo tenant now, an operator's import later. */
export type NewCourse = {
  id: string;
  activityId: string;
  name: string;
  sortName: string;
  code: string;
  description: string;
  about: CleanHtml;
  state: LifecycleState;
  type: ActivityType;
  activityState: LifecycleState;
  supportReview: boolean;
  proctored: boolean;
  childrenCount: number;
  duration: number | null;
  presentationMode: string;
  gradingScaleId: string | null;
  announcementChannelId: string | null;
  showcaseIds: string[];
  attributeIds: string[];
  certificateTemplates: NewTemplate[];
  isOpen: boolean;
  /** Of the root, where it is itself what is done. */
  needsGrading: boolean;
  needsApproval: boolean;
  /** The plain case unless given. The picture is that of its activity, too. */
  imageUrl?: string | null;
  supportLtiAuthoring?: boolean;
  supportCollaborativeMode?: boolean;
  displayMode?: DisplayMode;
  supportFullscreenView?: boolean;
  accessNewContentAfterCompletion?: boolean;
  /** Now unless given. */
  added?: Date | null;
};

export async function insertCourses(db: Db, tenantId: string, courses: NewCourse[]): Promise<void> {
  const rows = JSON.stringify(courses);
  await db.query(
    sql`insert into activities (tenant_id, id, name, code, type, state, support_review, proctored, children_count, duration,
               image_url, support_collaborative_mode)
        select ${tenantId}::uuid, c."activityId", c.name, c.code, c.type, c."activityState", c."supportReview",
               c.proctored, c."childrenCount", c.duration, c."imageUrl",
               coalesce(c."supportCollaborativeMode", false)
          from jsonb_to_recordset(${rows}::jsonb) as c ("activityId" uuid, name text, code text, type text,
               "activityState" text, "supportReview" boolean, proctored boolean, "childrenCount" int, duration int,
               "imageUrl" text, "supportCollaborativeMode" boolean)`,
  );
  await db.query(
    sql`insert into objectives (tenant_id, id, name, sort_name, code, description, about, state, activity_id,
               presentation_mode, proctored, grading_scale_id, announcement_channel_id, showcase_ids, attribute_ids,
               is_open, needs_grading, needs_approval, image_url, display_mode, support_fullscreen_view,
               support_lti_authoring, access_new_content_after_completion, added)
        select ${tenantId}::uuid, c.id, c.name, c."sortName", c.code, c.description, c.about, c.state, c."activityId",
               c."presentationMode", c.proctored, c."gradingScaleId", c."announcementChannelId", c."showcaseIds",
               c."attributeIds", c."isOpen", c."needsGrading", c."needsApproval", c."imageUrl",
               coalesce(c."displayMode", 'embeddedAuto'), coalesce(c."supportFullscreenView", false),
               coalesce(c."supportLtiAuthoring", false), coalesce(c."accessNewContentAfterCompletion", false),
               coalesce(c.added, now())
          from jsonb_to_recordset(${rows}::jsonb) as c (id uuid, name text, "sortName" text, code text,
               description text, about text, state text, "activityId" uuid, "presentationMode" text,
               proctored boolean, "gradingScaleId" uuid, "announcementChannelId" uuid, "showcaseIds" uuid[],
               "attributeIds" uuid[], "isOpen" boolean,
               "needsGrading" boolean, "needsApproval" boolean, "imageUrl" text, "displayMode" text,
               "supportFullscreenView" boolean, "supportLtiAuthoring" boolean,
               "accessNewContentAfterCompletion" boolean, added timestamptz)`,
  );
  await insertTemplates(db, tenantId, courses);
}

export type NewAccess = {
  id: string;
  objectiveId: string;
  /** null: everybody, through the catalog. */
  userId: string | null;
  termId: string | null;
  isMandatory: boolean;
  retake: boolean;
  dueDate: Date | null;
  availabilityDate: Date | null;
  availabilityEndDate: Date | null;
  gradeRevealPolicy: GradeRevealPolicy;
  gradeRevealDate: Date | null;
};

export async function insertAccesses(db: Db, tenantId: string, accesses: NewAccess[]): Promise<void> {
  await db.query(
    sql`insert into objective_accesses (tenant_id, id, objective_id, user_id, term_id, is_mandatory, show_in_catalog,
               retake, due_date, availability_date, availability_end_date, grade_reveal_policy, grade_reveal_date,
               sort_name)
        select ${tenantId}::uuid, a.id, a."objectiveId", a."userId", a."termId", a."isMandatory", a."userId" is null,
               a.retake, a."dueDate", a."availabilityDate", a."availabilityEndDate", a."gradeRevealPolicy",
               a."gradeRevealDate", o.sort_name
          from jsonb_to_recordset(${JSON.stringify(accesses)}::jsonb) as a (id uuid, "objectiveId" uuid,
               "userId" uuid, "termId" uuid, "isMandatory" boolean, retake boolean, "dueDate" timestamptz,
               "availabilityDate" timestamptz, "availabilityEndDate" timestamptz, "gradeRevealPolicy" text,
               "gradeRevealDate" timestamptz)
          join objectives o on o.tenant_id = ${tenantId}::uuid and o.id = a."objectiveId"`,
  );
}

export type NewEnrolment = { id: string; userId: string; accessId: string; isSelfEnrolled: boolean };

export async function insertEnrolments(db: Db, tenantId: string, enrolments: NewEnrolment[]): Promise<void> {
  await db.query(
    sql`insert into objective_workflow_aggregates
          (tenant_id, id, user_id, objective_id, objective_access_id, is_self_enrolled, ${CARD_COLUMNS})
        select a.tenant_id, e.id, e."userId", a.objective_id, a.id, e."isSelfEnrolled", ${CARD_VALUES}
          from jsonb_to_recordset(${JSON.stringify(enrolments)}::jsonb)
                 as e (id uuid, "userId" uuid, "accessId" uuid, "isSelfEnrolled" boolean)
          join objective_accesses a on a.tenant_id = ${tenantId}::uuid and a.id = e."accessId"
          join objectives o on o.tenant_id = a.tenant_id and o.id = a.objective_id
          join activities v on v.tenant_id = o.tenant_id and v.id = o.activity_id`,
  );
}

export type NewAttempt = {
  id: string;
  aggregateId: string;
  state: WorkflowState;
  progress: number;
  started: Date;
  submitted: Date | null;
  finished: Date | null;
  protectResults: boolean;
};

/** Attempts that were made before they came here, the last of each enrolment last; the cards follow. */
export async function insertAttempts(db: Db, tenantId: string, attempts: NewAttempt[]): Promise<void> {
  await db.query(
    sql`insert into objective_workflows (tenant_id, id, aggregate_id, user_id, state, progress, started, submitted,
               finished, protect_results)
        select g.tenant_id, w.id, g.id, g.user_id, w.state, w.progress, w.started, w.submitted, w.finished,
               w."protectResults"
          from jsonb_to_recordset(${JSON.stringify(attempts)}::jsonb) as w (id uuid, "aggregateId" uuid, state text,
               progress double precision, started timestamptz, submitted timestamptz, finished timestamptz,
               "protectResults" boolean)
          join objective_workflow_aggregates g on g.tenant_id = ${tenantId}::uuid and g.id = w."aggregateId"`,
  );
}

export type NewResult = {
  id: string;
  aggregateId: string;
  /** null: imported. */
  workflowId: string | null;
  finished: Date;
  score: number | null;
  maxScore: number | null;
  normalizedScore: number | null;
  grade: string | null;
  passed: boolean | null;
  progress: number;
  protectResults: boolean;
};

export async function insertResults(db: Db, tenantId: string, results: NewResult[]): Promise<void> {
  await db.query(
    sql`insert into objective_records (tenant_id, id, aggregate_id, user_id, workflow_id, finished, score, max_score,
               normalized_score, grade, passed, progress, protect_results)
        select g.tenant_id, r.id, g.id, g.user_id, r."workflowId", r.finished, r.score, r."maxScore",
               r."normalizedScore", r.grade, r.passed, r.progress, r."protectResults"
          from jsonb_to_recordset(${JSON.stringify(results)}::jsonb) as r (id uuid, "aggregateId" uuid,
               "workflowId" uuid, finished timestamptz, score double precision, "maxScore" double precision,
               "normalizedScore" double precision, grade text, passed boolean, progress double precision,
               "protectResults" boolean)
          join objective_workflow_aggregates g on g.tenant_id = ${tenantId}::uuid and g.id = r."aggregateId"`,
  );
  await db.query(
    sql`update objective_workflows w set record_id = r.id from objective_records r
         where w.tenant_id = ${tenantId} and r.tenant_id = w.tenant_id and r.workflow_id = w.id`,
  );
}

const LAST_ATTEMPT = trusted(`workflow_id = w.id, workflow_state = w.state, workflow_progress = w.progress,
  workflow_started = w.started, workflow_submitted = w.submitted, workflow_finished = w.finished,
  workflow_protect_results = w.protect_results, workflow_record_id = w.record_id`);
const LAST_RESULT = trusted(`record_id = r.id, record_finished = r.finished, record_score = r.score,
  record_max_score = r.max_score, record_normalized_score = r.normalized_score, record_grade = r.grade,
  record_passed = r.passed, record_progress = r.progress, record_protect_results = r.protect_results,
  record_workflow_id = r.workflow_id`);

/** The cards take over the last attempt and the last result of their enrolment. */
export async function refreshCardResults(db: Db, tenantId: string): Promise<void> {
  await db.query(
    sql`update objective_workflow_aggregates g set ${LAST_ATTEMPT}, last_opened = coalesce(w.finished, w.submitted, w.started)
          from (select distinct on (aggregate_id) * from objective_workflows where tenant_id = ${tenantId}
                 order by aggregate_id, started desc) w
         where g.tenant_id = ${tenantId} and g.id = w.aggregate_id`,
  );
  await db.query(
    sql`update objective_workflow_aggregates g set ${LAST_RESULT}
          from (select distinct on (aggregate_id) * from objective_records where tenant_id = ${tenantId}
                 order by aggregate_id, finished desc) r
         where g.tenant_id = ${tenantId} and g.id = r.aggregate_id`,
  );
}

/** The same for some enrolments; where nothing is left, the card shows nothing. An open attempt is the last one. */
export async function refreshCardsOf(
  db: Db,
  tenantId: string,
  aggregateIds: readonly string[],
): Promise<void> {
  await db.query(
    sql`with fresh as (
        update objective_workflow_aggregates g set ${LAST_ATTEMPT}, ${LAST_RESULT}, version = g.version + 1
          from objective_workflow_aggregates t
          left join lateral (select * from objective_workflows w where w.tenant_id = t.tenant_id and w.aggregate_id = t.id
                              order by w.state = 'finished', w.started desc limit 1) w on true
          left join lateral (select * from objective_records r where r.tenant_id = t.tenant_id and r.aggregate_id = t.id
                              order by r.finished desc limit 1) r on true
         where t.tenant_id = ${tenantId} and t.id = any(${aggregateIds}::uuid[])
           and g.tenant_id = t.tenant_id and g.id = t.id
        returning g.user_id),
        ${noteStep(tenantId, trusted('fresh'), 'attempts')} select`,
  );
}
