import type { Db } from '../../db/db';
import { sql } from '../../db/sql';
import { filesOf } from '../activities/stored-content';
import type { NewContent } from '../setup/activity-content-setup';
import type { NewPart } from '../setup/activity-part-setup';

export type ImportedPart = Omit<NewPart, 'content'> & {
  sourceKey: string;
  translatedNames: Record<string, string>;
};

/** [3.7] Those that are there keep their ids and all that learners have done in them. Parents come first. */
export async function upsertImportedParts(
  db: Db,
  tenantId: string,
  { objectiveId, parts }: { objectiveId: string; parts: ImportedPart[] },
): Promise<void> {
  const rows = JSON.stringify(parts.map(({ team, ...part }) => ({ ...part, ...(team && { team }) })));
  await db.query(
    sql`insert into activities (tenant_id, id, name, code, type, state, support_review, activity_type, children_count,
               duration, translated_names, support_collaborative_mode, support_personal_mode, team_policy)
        select ${tenantId}::uuid, p."activityId", p.name, p.code, p.type, p.state, p."supportReview", p."activityType",
               p."childrenCount", p.duration, p."translatedNames", p.team is not null,
               coalesce((p.team ->> 'mayBeAlone')::boolean, true), p.team ->> 'policy'
          from jsonb_to_recordset(${rows}::jsonb) as p ("activityId" uuid, name text, code text, type text,
               state text, "supportReview" boolean, "activityType" text, "childrenCount" int, duration int,
               "translatedNames" jsonb, team jsonb)
        on conflict (tenant_id, id) do update
          set name = excluded.name, type = excluded.type, state = excluded.state,
              support_review = excluded.support_review, activity_type = excluded.activity_type,
              children_count = excluded.children_count, duration = excluded.duration,
              translated_names = excluded.translated_names,
              support_collaborative_mode = excluded.support_collaborative_mode,
              support_personal_mode = excluded.support_personal_mode, team_policy = excluded.team_policy`,
  );
  // Places are unique in a course: nobody may stand in the way of whoever comes there next.
  await db.query(
    sql`update activity_parts set axis = id::text where tenant_id = ${tenantId} and objective_id = ${objectiveId}`,
  );
  await db.query(
    sql`insert into activity_parts (tenant_id, id, objective_id, parent_id, activity_id, position, axis, optional,
               score_weight, needs_grading, requires_previous, passing_score, max_attempts, activity_constraint,
               source_key)
        select ${tenantId}::uuid, p.id, p."objectiveId", p."parentId", p."activityId", p."order", p.axis, p.optional,
               p."scoreWeight", p."needsGrading", p."requiresPrevious", p."passingScore", p."maxAttempts",
               nullif(p."constraint", 'null'::jsonb), p."sourceKey"
          from jsonb_to_recordset(${rows}::jsonb) as p (id uuid, "objectiveId" uuid, "parentId" uuid,
               "activityId" uuid, "order" int, axis text, optional boolean, "scoreWeight" double precision,
               "needsGrading" boolean, "requiresPrevious" boolean, "passingScore" double precision, "maxAttempts" int,
               "constraint" jsonb, "sourceKey" text)
        on conflict (tenant_id, id) do update
          set parent_id = excluded.parent_id, position = excluded.position, axis = excluded.axis,
              optional = excluded.optional, score_weight = excluded.score_weight,
              needs_grading = excluded.needs_grading, requires_previous = excluded.requires_previous,
              passing_score = excluded.passing_score, max_attempts = excluded.max_attempts,
              activity_constraint = excluded.activity_constraint, source_key = excluded.source_key, removed = null`,
  );
}

export type ImportedContent = NewContent & {
  source: string | null;
  translations: Record<string, { html: string; source: string }>;
  /** Of the files in its text. */
  textFileIds: string[];
};

/** What is in the activities of a course: this, and nothing that was in them before. */
export async function replaceContents(
  db: Db,
  tenantId: string,
  { activityIds, contents }: { activityIds: string[]; contents: ImportedContent[] },
): Promise<void> {
  const rows = contents.map(({ details = {}, textFileIds, ...content }) => ({
    ...content,
    details,
    fileIds: [...new Set([...filesOf(details), ...textFileIds])],
  }));
  await db.query(
    sql`delete from activity_contents where tenant_id = ${tenantId} and activity_id = any (${activityIds}::uuid[])`,
  );
  await db.query(
    sql`insert into activity_contents (tenant_id, activity_id, html, source, translations, details, file_ids)
        select ${tenantId}::uuid, c."activityId", c.html, c.source, c.translations, c.details, c."fileIds"
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c ("activityId" uuid, html text, source text,
               translations jsonb, details jsonb, "fileIds" uuid[])`,
  );
}

export type ImportedQuiz = { activityId: string; questions: unknown };

/** The questions of a course's quizzes; other questions are another version. */
export async function replaceQuizzes(
  db: Db,
  tenantId: string,
  { activityIds, quizzes }: { activityIds: string[]; quizzes: ImportedQuiz[] },
): Promise<void> {
  const kept = quizzes.map(({ activityId }) => activityId);
  await db.query(
    sql`delete from quizzes where tenant_id = ${tenantId} and activity_id = any (${activityIds}::uuid[])
           and not activity_id = any (${kept}::uuid[])`,
  );
  await db.query(
    sql`insert into quizzes (tenant_id, activity_id, questions)
        select ${tenantId}::uuid, q."activityId", q.questions
          from jsonb_to_recordset(${JSON.stringify(quizzes)}::jsonb) as q ("activityId" uuid, questions jsonb)
        on conflict (tenant_id, activity_id) do update
          set questions = excluded.questions, version = quizzes.version + 1
        where quizzes.questions <> excluded.questions`,
  );
}

/** Links of activities that open no tool any more. */
export async function deleteOtherLinks(
  db: Db,
  tenantId: string,
  { activityIds, linkedIds }: { activityIds: string[]; linkedIds: string[] },
): Promise<void> {
  await db.query(
    sql`delete from lti_links where tenant_id = ${tenantId} and activity_id = any (${activityIds}::uuid[])
           and not activity_id = any (${linkedIds}::uuid[])`,
  );
}
