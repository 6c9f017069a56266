import type { ActivityPlace } from '@lantern/contract/entities/activity-place';
import type { DisplayMode } from '@lantern/domain/vocabulary';
import { DEFAULT_LOCALE, type Locale } from '@lantern/domain/display/locales';
import { LONGEST_TEXT_BYTES } from '@lantern/domain/limits';
import { linkAddress } from '@lantern/domain/web/web-address';
import { type Db, findOne } from '../../db/db';
import { sql, trusted } from '../../db/sql';
import { frameSourcesOf, shownHtml } from './shown-html';
import type { StoredContent, StoredEvent } from './stored-content';

const FRAME_SOURCES = trusted(frameSourcesOf('v.tenant_id'));

export type ContentFile = {
  id: string;
  name: string;
  mediaType: string;
  byteLength: number;
  isPublic: boolean;
};

/** What is in an activity, and where in it the learner was last. */
export type ActivityContentRow = {
  displayMode: DisplayMode | null;
  preferredWidth: number | null;
  preferredHeight: number | null;
  /** Null also where it is longer than any page can show. */
  html: string | null;
  /** Of the html; null where nobody said. */
  textLanguage: string | null;
  details: StoredContent | null;
  /** Null where it is no tool's. */
  toolName: string | null;
  files: ContentFile[];
  place: Omit<ActivityPlace, 'at'> | null;
  placeAt: Date | null;
};

type AskedContent = {
  activityId: string;
  workflowId: string | null;
  /** Of the course. */
  language: string | null;
  locale: Locale | undefined;
};

/** Whoever asks has looked up first whether the activity is in a course of the learner, and open. */
export async function findActivityContent(
  db: Db,
  tenantId: string,
  { activityId, workflowId, language, locale = DEFAULT_LOCALE }: AskedContent,
): Promise<ActivityContentRow | null> {
  const row = await findOne<ActivityContentRow & { frameSources: string | null }>(
    db,
    sql`select v.display_mode as "displayMode", v.preferred_width as "preferredWidth",
               v.preferred_height as "preferredHeight", c.details, ${FRAME_SOURCES} as "frameSources",
               case when octet_length(x.html) <= ${LONGEST_TEXT_BYTES} then x.html end as html,
               case when c.translations -> ${locale} is null then ${language}::text else ${locale} end as "textLanguage", w.place, w.place_at as "placeAt",
               t.name as "toolName",
               coalesce((select jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'mediaType', f.media_type,
                           'byteLength', f.byte_length, 'isPublic', f.objective_id is null))
                           from files f where f.tenant_id = c.tenant_id and f.id = any (c.file_ids)),
                        '[]') as files
          from activities v
          left join activity_contents c on c.tenant_id = v.tenant_id and c.activity_id = v.id
          left join lateral (select coalesce(c.translations -> ${locale} ->> 'html', c.html) as html) x on true
          left join lti_links l on l.tenant_id = v.tenant_id and l.activity_id = v.id and v.type = 'lti'
          left join lti_tools t on t.tenant_id = l.tenant_id and t.id = l.tool_id
          left join activity_workflows w on w.tenant_id = v.tenant_id and w.id = ${workflowId}::uuid
         where v.tenant_id = ${tenantId} and v.id = ${activityId}`,
  );
  return row && shownContent(row);
}

/** Cleaned again, whoever wrote it to the table. */
function shownContent({
  frameSources,
  ...content
}: ActivityContentRow & { frameSources: string | null }): ActivityContentRow {
  const { html, details } = content;
  return {
    ...content,
    html: html === null ? null : shownHtml(html, frameSources),
    details: details?.event ? { ...details, event: shownEvent(details.event) } : details,
  };
}

function shownEvent({ link, ...event }: StoredEvent): StoredEvent {
  const address = linkAddress(link ?? null);
  return address === null ? event : { ...event, link: address };
}
