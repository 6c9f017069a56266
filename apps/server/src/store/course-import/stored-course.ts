import type { ChannelState } from '@lantern/domain/announcements/channel-states';
import type { ActivityType, DisplayMode, LifecycleState, PresentationMode } from '@lantern/domain/vocabulary';
import type { TeamManner } from '@lantern/domain/team/team-activity';
import type { Db } from '../../db/db';
import { sql } from '../../db/sql';
import type { StoredConstraint } from '../activities/stored-constraint';
import type { StoredContent } from '../activities/stored-content';
import type { NewLtiLink } from '../lti/lti-links';

/** A course with what it is arranged by, by name. */
export type StoredCourse = {
  id: string;
  activityId: string;
  type: ActivityType;
  name: string;
  description: string;
  about: string;
  aboutSource: string | null;
  language: string | null;
  translations: Record<string, StoredTranslation>;
  state: LifecycleState;
  presentation: PresentationMode;
  display: DisplayMode;
  isOpen: boolean;
  imageUrl: string | null;
  announcements: ChannelState;
  scale: string | null;
  collections: string[];
  filters: Array<{ category: string; name: string }>;
  /** What everybody is offered; null where nothing is. */
  offer: { id: string; isInCatalog: boolean; mayRetake: boolean } | null;
  certificates: Array<{
    name: string;
    validMonths: number | null;
    signerName: string | null;
    signerTitle: string | null;
    externalUrl: string | null;
  }>;
};

export type StoredTranslation = {
  name: string;
  description: string;
  about: string;
  aboutSource: string | null;
};

/** More than one where nobody took care of the codes. */
export function listCoursesByCode(db: Db, tenantId: string, code: string): Promise<StoredCourse[]> {
  return db.query<StoredCourse>(
    sql`select o.id, o.activity_id as "activityId", v.type, o.name, o.description, o.about, o.about_source as "aboutSource",
               o.language, o.translations, o.state, o.presentation_mode as presentation, o.display_mode as display,
               o.is_open as "isOpen", o.image_url as "imageUrl", s.name as scale,
               case when o.announcement_channel_id is null then 'none' when not o.announcements_on then 'off'
                    when o.announcement_replies then 'replies' else 'on' end as announcements,
               coalesce((select jsonb_agg(c.name order by u.position)
                           from unnest(o.showcase_ids) with ordinality u (id, position)
                           join showcases c on c.tenant_id = o.tenant_id and c.id = u.id), '[]') as collections,
               coalesce((select jsonb_agg(jsonb_build_object('category', c.name, 'name', f.name))
                           from filter_attributes f
                           join filter_categories c on c.tenant_id = f.tenant_id and c.id = f.category_id
                          where f.tenant_id = o.tenant_id and f.id = any (o.attribute_ids)), '[]') as filters,
               (select jsonb_build_object('id', a.id, 'isInCatalog', a.show_in_catalog, 'mayRetake', a.retake)
                  from objective_accesses a
                 where a.tenant_id = o.tenant_id and a.objective_id = o.id and a.user_id is null) as offer,
               coalesce((select jsonb_agg(jsonb_build_object('name', t.name, 'validMonths', t.valid_months,
                                  'signerName', t.signer_name, 'signerTitle', t.signer_title,
                                  'externalUrl', t.external_url) order by t.position)
                           from certificate_templates t
                          where t.tenant_id = o.tenant_id and t.objective_id = o.id and t.state = 'active'),
                        '[]') as certificates
          from objectives o
          join activities v on v.tenant_id = o.tenant_id and v.id = o.activity_id
          left join grading_scales s on s.tenant_id = o.tenant_id and s.id = o.grading_scale_id
         where o.tenant_id = ${tenantId} and o.code = ${code}`,
  );
}

export type StoredPart = {
  id: string;
  parentId: string | null;
  activityId: string;
  /** Its own id where its source has not called it anything. */
  key: string;
  name: string;
  translatedNames: Record<string, string>;
  type: ActivityType;
  state: LifecycleState;
  optional: boolean;
  weight: number;
  duration: number | null;
  requiresPrevious: boolean;
  passingScore: number | null;
  maxAttempts: number | null;
  needsGrading: boolean;
  supportReview: boolean;
  constraint: StoredConstraint | null;
  html: string | null;
  source: string | null;
  /** Null where nothing is in it. */
  translations: Record<string, { html: string; source: string }> | null;
  details: StoredContent | null;
  tool: { name: string; ownAddress: string } | null;
  link: NewLtiLink | null;
  /** As it was written. */
  quiz: unknown;
  team: TeamManner | null;
};

/** The parts that are in the course, siblings in their order. */
export function listStoredParts(db: Db, tenantId: string, objectiveId: string): Promise<StoredPart[]> {
  return db.query<StoredPart>(
    sql`select p.id, p.parent_id as "parentId", p.activity_id as "activityId",
               coalesce(p.source_key, p.id::text) as key, v.name,
               v.translated_names as "translatedNames", v.type, v.state, p.optional,
               p.score_weight as weight, v.duration, p.requires_previous as "requiresPrevious",
               p.passing_score as "passingScore", p.max_attempts as "maxAttempts",
               p.needs_grading as "needsGrading", v.support_review as "supportReview",
               p.activity_constraint as "constraint", c.html, c.source, c.translations,
               c.details, q.questions as quiz,
               case when v.team_policy is not null then jsonb_build_object('policy', v.team_policy,
                 'mayBeAlone', v.support_personal_mode) end as team,
               case when t.id is not null then jsonb_build_object('name', t.name, 'ownAddress', t.target_link_uri)
                 end as tool,
               case when t.id is not null then jsonb_build_object('activityId', v.id, 'toolId', t.id,
                 'deploymentId', l.deployment_id, 'targetLinkUri', l.target_link_uri, 'custom', l.custom,
                 'scoreMaximum', l.score_maximum) end as link
          from activity_parts p
          join activities v on v.tenant_id = p.tenant_id and v.id = p.activity_id
          left join activity_contents c on c.tenant_id = v.tenant_id and c.activity_id = v.id
          left join quizzes q on q.tenant_id = v.tenant_id and q.activity_id = v.id
          left join lti_links l on l.tenant_id = v.tenant_id and l.activity_id = v.id
          left join lti_tools t on t.tenant_id = l.tenant_id and t.id = l.tool_id
         where p.tenant_id = ${tenantId} and p.objective_id = ${objectiveId} and p.removed is null
         order by p.position, p.id`,
  );
}

export type StoredCourseFile = {
  path: string;
  fileId: string;
  sha256: string;
  mediaType: string;
  byteLength: number;
};

export function listCourseFiles(db: Db, tenantId: string, objectiveId: string): Promise<StoredCourseFile[]> {
  return db.query<StoredCourseFile>(
    sql`select c.path, c.file_id as "fileId", c.sha256, f.media_type as "mediaType", f.byte_length as "byteLength"
          from course_files c
          join files f on f.tenant_id = c.tenant_id and f.id = c.file_id
         where c.tenant_id = ${tenantId} and c.objective_id = ${objectiveId}`,
  );
}
