import type { Locale } from '@lantern/domain/display/locales';
import { linkAddress } from '@lantern/domain/web/web-address';
import type { ActivityType, ContentType, LifecycleState } from '@lantern/domain/vocabulary';
import { type Sql, sql, trusted } from '../../db/sql';
import type { TeamManner, TeamPolicy } from '@lantern/domain/team/team-activity';
import type { CoursePart } from '@lantern/domain/activity/course-node';
import { constraintOf, type StoredConstraint } from '../activities/stored-constraint';

/** What few parts have of their own. */
type ListedArrangement = [
  optional: boolean,
  needsGrading: boolean,
  requiresPrevious: boolean,
  passingScore: number | null,
  maxAttempts: number | null,
  constraint: StoredConstraint | null,
];

/** What few activities have of their own. */
type ListedManner = [
  code: string,
  state: LifecycleState,
  proctored: boolean,
  supportReview: boolean,
  supportMobileView: boolean,
  /** Null where it is not taken in a group. */
  teamPolicy: TeamPolicy | null,
  mayBeAlone: boolean,
];

/** The activities of a course, column by column, as JSON has it; null where a value is plain. */
export type ListedOutline = [
  partIds: Array<string | null>,
  parentIds: Array<string | null>,
  axes: string[],
  orders: number[],
  scoreWeights: Array<number | null>,
  arrangements: Array<ListedArrangement | null>,
  activityIds: string[],
  names: string[],
  types: ActivityType[],
  activityTypes: Array<ContentType | null>,
  manners: Array<ListedManner | null>,
  durations: Array<number | null>,
  toolUrls: Array<string | null>,
  /** Of the course. */
  language: string | null,
  translatedNames: Array<Record<string, string> | null>,
];

/** A part with what it is called in other languages than the course's own; null where in none. */
export type OutlinePart = CoursePart & { readonly translatedNames: Readonly<Record<string, string>> | null };

const PLAIN_ARRANGEMENT: ListedArrangement = [false, false, false, null, null, null];
const PLAIN_MANNER: ListedManner = ['', 'ready', false, true, true, null, true];

/** Of each row only what it has of its own. */
const OF_PART = trusted(`p.id, p.parent_id, p.axis, p.position, nullif(p.score_weight, 1) as score_weight,
  case when p.optional or p.needs_grading or p.requires_previous or p.passing_score is not null
         or p.max_attempts is not null or p.activity_constraint is not null
       then json_build_array(p.optional, p.needs_grading, p.requires_previous, p.passing_score, p.max_attempts,
                             p.activity_constraint) end as arrangement, null as language`);
const OF_ROOT =
  trusted(`null::uuid as id, null::uuid as parent_id, '' as axis, 0 as position, null::float as score_weight,
  case when o.needs_grading then json_build_array(false, true, false, null, null, null) end as arrangement, o.language`);
/** A course as a whole is nobody's team work: its activities are. */
const OF_ACTIVITY =
  trusted(`v.id as activity_id, v.name, nullif(v.translated_names, '{}') as translated_names, v.type, v.activity_type,
  case when v.code <> '' or v.state <> 'ready' or v.proctored or not v.support_review or not v.support_mobile_view
         or v.team_policy is not null
       then json_build_array(v.code, v.state, v.proctored, v.support_review, v.support_mobile_view, v.team_policy,
                             v.support_personal_mode) end as manner,
  v.duration, case when v.type = 'lti' then (select l.target_link_uri from lti_links l
    where l.tenant_id = v.tenant_id and l.activity_id = v.id) end as tool_url`);
/** By columns: the database then looks up once how a value is written, and not once for each. */
const COLUMNS =
  trusted(`json_build_array(json_agg(t.id), json_agg(t.parent_id), json_agg(t.axis), json_agg(t.position),
  json_agg(t.score_weight), json_agg(t.arrangement), json_agg(t.activity_id), json_agg(t.name), json_agg(t.type),
  json_agg(t.activity_type), json_agg(t.manner), json_agg(t.duration), json_agg(t.tool_url), max(t.language), json_agg(t.translated_names))`);

/**
 * The root and all parts of the course that `objectiveId` answers with, or the parts that `which` leaves; the root
 * first, siblings in their order. As one value: thousands of small ones would cost more than all that is done with them.
 */
export function courseOutline(tenantId: string, objectiveId: Sql, which: Sql = trusted('')): Sql {
  return sql`select ${COLUMNS} from (
        select ${OF_ROOT}, ${OF_ACTIVITY}
          from objectives o
          join activities v on v.tenant_id = o.tenant_id and v.id = o.activity_id
         where o.tenant_id = ${tenantId} and o.id = ${objectiveId}
        union all
        (select ${OF_PART}, ${OF_ACTIVITY}
           from activity_parts p
           join activities v on v.tenant_id = p.tenant_id and v.id = p.activity_id
          where p.tenant_id = ${tenantId} and p.objective_id = ${objectiveId} ${which}
          order by p.position)) t having count(*) > 0`;
}

export function outlineOf(listed: ListedOutline | null): OutlinePart[] {
  return listed?.[8].map((type, row) => activityOf(listed, type, row)) ?? [];
}

/** [9.16] As it is read in a language of the portal; what has no name in it keeps its own. */
export function outlineIn(outline: readonly OutlinePart[], locale?: Locale): readonly CoursePart[] {
  const nameOf = ({ translatedNames }: OutlinePart) => locale && translatedNames?.[locale];
  if (!outline.some(nameOf)) return outline;
  return outline.map((part) => {
    const name = nameOf(part);
    return name && locale ? { ...part, name, language: locale } : part;
  });
}

/** The columns are of one length, so each has its value in the row. */
function activityOf(listed: ListedOutline, type: ActivityType, row: number): OutlinePart {
  const [optional, needsGrading, requiresPrevious, passingScore, maxAttempts, constraint] =
    listed[5][row] ?? PLAIN_ARRANGEMENT;
  const [code, activityState, proctored, supportReview, supportMobileView, teamPolicy, mayBeAlone] =
    listed[10][row] ?? PLAIN_MANNER;
  const partId = listed[0][row] ?? null;
  return {
    partId,
    parentId: listed[1][row] ?? null,
    activityId: listed[6][row] ?? '',
    axis: listed[2][row] ?? '',
    order: listed[3][row] ?? 0,
    optional,
    scoreWeight: listed[4][row] ?? 1,
    needsGrading,
    requiresPrevious,
    passingScore,
    maxAttempts,
    constraint: constraintOf(constraint),
    name: listed[7][row] ?? '',
    language: listed[13],
    translatedNames: listed[14][row] ?? null,
    code,
    type,
    activityType: listed[9][row] ?? null,
    activityState,
    proctored,
    supportReview,
    supportMobileView,
    duration: listed[11][row] ?? null,
    toolUrl: linkAddress(listed[12][row] ?? null),
    team: partId === null ? null : teamManner(teamPolicy, mayBeAlone),
  };
}

function teamManner(policy: TeamPolicy | null, mayBeAlone: boolean): TeamManner | null {
  return policy && { policy, mayBeAlone };
}
