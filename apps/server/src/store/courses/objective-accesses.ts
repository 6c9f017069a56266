import type { Objective } from '@lantern/contract/entities/objective';
import type { ObjectiveAccess } from '@lantern/contract/entities/objective-access';
import { DEFAULT_LOCALE, type Locale } from '@lantern/domain/display/locales';
import { type Db, findOne } from '../../db/db';
import { type Sql, sql, trusted } from '../../db/sql';
import {
  AGGREGATE_COLUMNS,
  accessColumns,
  type ObjectiveAccessRow,
  objectiveAccessOf,
} from './objective-access-row';
import { type StoredCourse, shownWholeCourse } from './shown-course';
import { frameSourcesOf } from '../activities/shown-html';
import type { Learner } from '../people/learner-facts';

type WholeAccessRow = ObjectiveAccessRow<StoredCourse<Objective>> &
  Pick<ObjectiveAccess, 'termName' | 'openedLast'>;

/** [3.3] A grading scale (s) as the wire shows it; null for none. */
export const GRADING_SCALE = `case when s.id is not null then jsonb_build_object('id', s.id, 'name', s.name,
    'description', s.description, 'maxScore', s.max_score, 'normalizedPassingScore', s.normalized_passing_score,
    'numberOfGrades', jsonb_array_length(s.grades), 'objectiveGrades', s.grades,
    'passingGradeId', s.passing_grade_id) end`;

/** [3.2] The activity of a course (o) beyond what lists show of it; what is not for learners yet is no child of it. */
const WHOLE_ACTIVITY = `(select jsonb_build_object('name', v.name, 'code', v.code, 'activityType', v.activity_type,
    'imageUrl', v.image_url, 'preferredWidth', v.preferred_width, 'preferredHeight', v.preferred_height,
    'presentationMode', o.presentation_mode, 'supportCollaborativeMode', v.support_collaborative_mode,
    'supportPersonalMode', v.support_personal_mode, 'supportLtiGrading', v.type = 'lti' and o.needs_grading,
    'supportMobileView', v.support_mobile_view, 'allowPublishing', v.allow_publishing,
    'allowEditing', v.allow_editing, 'children',
    coalesce((select jsonb_agg(jsonb_build_object('id', b.id, 'name', b.name, 'code', b.code, 'type', b.type,
                       'state', b.state, 'duration', b.duration) order by p.position)
                from activity_parts p join activities b on b.tenant_id = p.tenant_id and b.id = p.activity_id
               where p.tenant_id = o.tenant_id and p.objective_id = o.id and p.parent_id is null
                 and b.state in ('ready', 'expired')), '[]'))
  from activities v where v.tenant_id = o.tenant_id and v.id = o.activity_id)`;

/** The course with all that its own page shows, to be passed through shownWholeCourse. */
export const WHOLE_OBJECTIVE = trusted(`o.listed || jsonb_build_object(
  'activity', (o.listed -> 'activity') || ${WHOLE_ACTIVITY},
  'supportReview', o.listed -> 'activity' -> 'supportReview', 'gradingScaleId', o.grading_scale_id,
  'supportLtiAuthoring', o.support_lti_authoring,
  'about', o.about, 'frameSources', ${frameSourcesOf('o.tenant_id')}, 'announcementChannelId', o.announcement_channel_id,
  'presentationMode', o.presentation_mode, 'displayMode', o.display_mode, 'proctored', o.proctored,
  'supportMobileView', o.support_mobile_view, 'supportFullscreenView', o.support_fullscreen_view,
  'certificateTemplates', coalesce((select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name) order by t.position)
    from certificate_templates t where t.tenant_id = o.tenant_id and t.objective_id = o.id and t.state = 'active'),
    '[]'),
  'objectiveGradingScale', ${GRADING_SCALE}) || case when o.translations = '{}' then '{}' else
  jsonb_build_object('translations', (select jsonb_object_agg(t.key, t.value - 'aboutSource')
    from jsonb_each(o.translations) t)) end`);

/** [4.28] Where the learner was last, of what is under way in the attempt of the aggregate (g). */
export const openedLastIn = (
  locale: Locale = DEFAULT_LOCALE,
) => sql`(select jsonb_build_object('axis', p.axis,
    'name', coalesce(v.translated_names ->> ${locale}, v.name),
    'language', case when v.translated_names ->> ${locale} is null then o.language else ${locale} end)
  from activity_workflows w
  join activity_parts p on p.tenant_id = w.tenant_id and p.id = w.part_id
  join activities v on v.tenant_id = p.tenant_id and v.id = p.activity_id
 where w.tenant_id = g.tenant_id and w.objective_workflow_id = g.workflow_id and w.state = 'inProgress'
   and g.workflow_state = 'inProgress'
   and not exists (select from activity_parts above
                     join activities of on of.tenant_id = above.tenant_id and of.id = above.activity_id
                    where above.tenant_id = p.tenant_id and above.objective_id = p.objective_id
                      and (above.id = p.id or starts_with(p.axis, above.axis || '.'))
                      and of.state in ('draft', 'archived'))
 order by greatest(w.started, w.place_at) desc, p.position limit 1)`;

/** [7.3] The learner's enrolment in the course, else what the catalog offers them; null when neither is there. */
export function findObjectiveAccess(
  db: Db,
  learner: Learner,
  objectiveId: string,
): Promise<ObjectiveAccess | null> {
  return findAccess(db, learner, sql`a.objective_id = ${objectiveId}`);
}

/** [7.22] */
export function findObjectiveAccessById(
  db: Db,
  learner: Learner,
  id: string,
): Promise<ObjectiveAccess | null> {
  return findAccess(db, learner, sql`a.id = ${id}`);
}

async function findAccess(db: Db, learner: Learner, which: Sql): Promise<ObjectiveAccess | null> {
  const { tenantId, userId, locale } = learner;
  const row = await findOne<WholeAccessRow>(
    db,
    sql`select a.id, ${accessColumns('a')}, ${WHOLE_OBJECTIVE} as objective, ${AGGREGATE_COLUMNS},
               (select t.name from terms t where t.tenant_id = a.tenant_id and t.id = a.term_id) as "termName",
               ${openedLastIn(locale)} as "openedLast"
          from objective_accesses a
          join objectives o on o.tenant_id = a.tenant_id and o.id = a.objective_id
          left join grading_scales s on s.tenant_id = o.tenant_id and s.id = o.grading_scale_id
          left join objective_workflow_aggregates g
            on g.tenant_id = a.tenant_id and g.user_id = ${userId} and g.objective_id = a.objective_id
         where a.tenant_id = ${tenantId} and ${which} and (a.user_id is null or a.user_id = ${userId})
           and (g.objective_access_id = a.id or (g.id is null and a.show_in_catalog))`,
  );
  if (!row) return null;
  const { termName, openedLast } = row;
  const objective = shownWholeCourse(row.objective, locale);
  const { objectiveWorkflowAggregate: aggregate, ...access } = objectiveAccessOf(row, learner);
  const { objectiveGradingScale } = objective;
  const objectiveWorkflowAggregate = aggregate && { ...aggregate, objectiveGradingScale };
  return { ...access, objective, objectiveWorkflowAggregate, termName, openedLast };
}
