import {
  ACTIVITY_TYPE_CODES,
  CONTENT_TYPE_CODES,
  DISPLAY_MODE_CODES,
  LIFECYCLE_STATE_CODES,
  PRESENTATION_MODE_CODES,
} from '@lantern/domain/vocabulary-codes';
import { type Sql, sql, trusted } from '../../db/sql';
import type { ListFields } from '../lists/list-field';

type Source = { objective: (column: string) => Sql; activity: (column: string) => Sql };

/** What of its course a card (g) has in columns of its own; the rest is looked up where somebody asks for it. */
const CARD_OBJECTIVE: Record<string, string> = {
  id: 'g.objective_id',
  name: 'g.name',
  sort_name: 'g.sort_name',
  code: 'g.code',
  description: 'g.description',
  state: 'g.objective_state',
};
const CARD_ACTIVITY: Record<string, string> = { type: 'g.activity_type', state: 'g.activity_state' };

const OF_CARD: Source = {
  objective: (column) =>
    trusted(
      CARD_OBJECTIVE[column] ??
        `(select o.${column} from objectives o where o.tenant_id = g.tenant_id and o.id = g.objective_id)`,
    ),
  activity: (column) =>
    trusted(
      CARD_ACTIVITY[column] ??
        `(select v.${column} from objectives o join activities v on v.tenant_id = o.tenant_id and v.id = o.activity_id
           where o.tenant_id = g.tenant_id and o.id = g.objective_id)`,
    ),
};

const OF_OBJECTIVE: Source = {
  objective: (column) => trusted(`o.${column}`),
  activity: (column) =>
    trusted(
      `(select v.${column} from activities v where v.tenant_id = o.tenant_id and v.id = o.activity_id)`,
    ),
};

/** [3.1] [3.2] The course of a card (g). */
export function cardObjectiveFields(prefix: string): ListFields {
  return fieldsFrom(prefix, OF_CARD);
}

/** [3.1] [3.2] A course (o). */
export function objectiveFields(prefix: string): ListFields {
  return fieldsFrom(prefix, OF_OBJECTIVE);
}

function fieldsFrom(prefix: string, source: Source): ListFields {
  const { objective, activity } = source;
  const fields: ListFields = {
    id: { column: objective('id'), type: 'id' },
    name: { column: objective('name'), sortColumn: objective('sort_name'), type: 'text' },
    language: { column: objective('language'), type: 'text' },
    code: { column: objective('code'), type: 'text' },
    description: { column: objective('description'), type: 'text' },
    about: { column: objective('about'), type: 'text' },
    state: { column: objective('state'), type: 'code', codes: LIFECYCLE_STATE_CODES },
    type: { column: activity('type'), type: 'code', codes: ACTIVITY_TYPE_CODES },
    imageUrl: { column: objective('image_url'), type: 'text' },
    announcementChannelId: { column: objective('announcement_channel_id'), type: 'id' },
    presentationMode: {
      column: objective('presentation_mode'),
      type: 'code',
      codes: PRESENTATION_MODE_CODES,
    },
    displayMode: { column: objective('display_mode'), type: 'code', codes: DISPLAY_MODE_CODES },
    proctored: { column: objective('proctored'), type: 'boolean' },
    supportMobileView: { column: objective('support_mobile_view'), type: 'boolean' },
    supportFullscreenView: { column: objective('support_fullscreen_view'), type: 'boolean' },
    supportLtiAuthoring: { column: objective('support_lti_authoring'), type: 'boolean' },
    supportReview: { column: activity('support_review'), type: 'boolean' },
    gradingScaleId: { column: objective('grading_scale_id'), type: 'id' },
    ...courseOrders(objective),
    ...activityFields(source),
  };
  return Object.fromEntries(Object.entries(fields).map(([name, field]) => [`${prefix}${name}`, field]));
}

/** What a catalog is put in order by; those that take an unknown time come last of the short ones. */
function courseOrders(objective: Source['objective']): ListFields {
  return {
    added: { column: objective('added'), sortColumn: objective('added'), type: 'date' },
    learnerCount: {
      column: objective('learner_count'),
      sortColumn: objective('learner_count'),
      type: 'rank',
    },
    hasDuration: {
      column: sql`(${objective('duration')} is not null)`,
      sortColumn: sql`(${objective('duration')} is not null)`,
      type: 'boolean',
    },
  };
}

function activityFields({ objective, activity }: Source): ListFields {
  return {
    'activity.id': { column: activity('id'), type: 'id' },
    'activity.state': { column: activity('state'), type: 'code', codes: LIFECYCLE_STATE_CODES },
    'activity.type': { column: activity('type'), type: 'code', codes: ACTIVITY_TYPE_CODES },
    'activity.supportReview': { column: activity('support_review'), type: 'boolean' },
    'activity.proctored': { column: activity('proctored'), type: 'boolean' },
    'activity.childrenCount': { column: activity('children_count'), type: 'number' },
    'activity.duration': { column: objective('duration'), type: 'number' },
    'activity.name': { column: activity('name'), type: 'text' },
    'activity.code': { column: activity('code'), type: 'text' },
    'activity.activityType': { column: activity('activity_type'), type: 'code', codes: CONTENT_TYPE_CODES },
    'activity.imageUrl': { column: activity('image_url'), type: 'text' },
    'activity.preferredWidth': { column: activity('preferred_width'), type: 'number' },
    'activity.preferredHeight': { column: activity('preferred_height'), type: 'number' },
    'activity.presentationMode': {
      column: objective('presentation_mode'),
      type: 'code',
      codes: PRESENTATION_MODE_CODES,
    },
    'activity.supportCollaborativeMode': { column: activity('support_collaborative_mode'), type: 'boolean' },
    'activity.supportPersonalMode': { column: activity('support_personal_mode'), type: 'boolean' },
    'activity.supportLtiGrading': {
      column: sql`(${activity('type')} = 'lti' and ${objective('needs_grading')})`,
      type: 'boolean',
    },
    'activity.supportMobileView': { column: activity('support_mobile_view'), type: 'boolean' },
    'activity.allowPublishing': { column: activity('allow_publishing'), type: 'boolean' },
    'activity.allowEditing': { column: activity('allow_editing'), type: 'boolean' },
  };
}
