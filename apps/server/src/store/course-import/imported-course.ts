import type { DisplayMode, LifecycleState, PresentationMode } from '@lantern/domain/vocabulary';
import type { Db } from '../../db/db';
import { sql } from '../../db/sql';
import type { CleanHtml } from '../../rich-text/clean-rich-text';
import type { StoredTranslation } from './stored-course';

/** What an import says of a course; whatever else is known of it stays. */
export type ImportedCourse = {
  id: string;
  activityId: string;
  name: string;
  sortName: string;
  code: string;
  description: string;
  about: CleanHtml;
  aboutSource: string | null;
  language: string | null;
  translations: Record<string, StoredTranslation>;
  state: LifecycleState;
  presentation: PresentationMode;
  display: DisplayMode;
  isOpen: boolean;
  imageUrl: string | null;
  gradingScaleId: string | null;
  showcaseIds: string[];
  attributeIds: string[];
  childrenCount: number;
  duration: number | null;
};

export async function upsertImportedCourse(db: Db, tenantId: string, course: ImportedCourse): Promise<void> {
  const { id, activityId, name, code, description, state, imageUrl, childrenCount, duration } = course;
  const translations = JSON.stringify(course.translations);
  await db.query(
    sql`insert into activities (tenant_id, id, name, code, type, state, support_review, children_count, duration,
               image_url, translated_names)
        select ${tenantId}::uuid, ${activityId}::uuid, ${name}, ${code}, 'composite', ${state}, true,
               ${childrenCount}::int, ${duration}::int, ${imageUrl},
               coalesce((select jsonb_object_agg(t.key, t.value -> 'name') from jsonb_each(${translations}::jsonb) t),
                        '{}')
        on conflict (tenant_id, id) do update
          set name = excluded.name, code = excluded.code, type = excluded.type, state = excluded.state,
              children_count = excluded.children_count, duration = excluded.duration, image_url = excluded.image_url,
              translated_names = excluded.translated_names`,
  );
  await db.query(
    sql`insert into objectives (tenant_id, id, name, sort_name, code, description, about, about_source, language, state,
               activity_id, presentation_mode, display_mode, is_open, image_url, grading_scale_id, showcase_ids,
               attribute_ids, translations)
        values (${tenantId}, ${id}, ${name}, ${course.sortName}, ${code}, ${description}, ${course.about},
                ${course.aboutSource}, ${course.language}, ${state}, ${activityId}, ${course.presentation},
                ${course.display}, ${course.isOpen}, ${imageUrl}, ${course.gradingScaleId},
                ${course.showcaseIds}::uuid[], ${course.attributeIds}::uuid[], ${translations}::jsonb)
        on conflict (tenant_id, id) do update
          set name = excluded.name, sort_name = excluded.sort_name, description = excluded.description,
              about = excluded.about, about_source = excluded.about_source, language = excluded.language,
              state = excluded.state, presentation_mode = excluded.presentation_mode,
              display_mode = excluded.display_mode, is_open = excluded.is_open, image_url = excluded.image_url,
              grading_scale_id = excluded.grading_scale_id, showcase_ids = excluded.showcase_ids,
              attribute_ids = excluded.attribute_ids, translations = excluded.translations`,
  );
}

export type ImportedOffer = { id: string; objectiveId: string; isInCatalog: boolean; mayRetake: boolean };

/** What everybody is offered; withdrawn from the catalog it stays, for those who came by it. */
export async function upsertImportedOffer(db: Db, tenantId: string, offer: ImportedOffer): Promise<void> {
  const { id, objectiveId, isInCatalog, mayRetake } = offer;
  await db.query(
    sql`insert into objective_accesses (tenant_id, id, objective_id, show_in_catalog, retake, sort_name)
        select tenant_id, ${id}::uuid, id, ${isInCatalog}::boolean, ${mayRetake}::boolean, sort_name
          from objectives where tenant_id = ${tenantId} and id = ${objectiveId}
        on conflict (tenant_id, objective_id) where user_id is null do update
          set show_in_catalog = excluded.show_in_catalog, retake = excluded.retake`,
  );
}

export type ImportedCertificate = {
  id: string;
  name: string;
  validMonths: number | null;
  signerName: string | null;
  signerTitle: string | null;
  externalUrl: string | null;
};

/** [4.6] What was given out stays as it is; a certificate that the course gives no more is archived. */
export async function replaceCertificates(
  db: Db,
  tenantId: string,
  { objectiveId, certificates }: { objectiveId: string; certificates: ImportedCertificate[] },
): Promise<void> {
  const rows = JSON.stringify(certificates.map((each, position) => ({ ...each, position })));
  await db.query(
    sql`update certificate_templates set state = 'archived'
         where tenant_id = ${tenantId} and objective_id = ${objectiveId} and state = 'active'`,
  );
  await db.query(
    sql`insert into certificate_templates (tenant_id, id, objective_id, name, state, kind, valid_months, signer_name,
               signer_title, external_url, position)
        select ${tenantId}::uuid, t.id, ${objectiveId}::uuid, t.name, 'active',
               case when t."externalUrl" is null then 'custom' else 'external' end, t."validMonths", t."signerName",
               t."signerTitle", t."externalUrl", t.position
          from jsonb_to_recordset(${rows}::jsonb) as t (id uuid, name text, "validMonths" int, "signerName" text,
               "signerTitle" text, "externalUrl" text, position int)
        on conflict (tenant_id, id) do update
          set name = excluded.name, state = excluded.state, kind = excluded.kind,
              external_url = excluded.external_url, valid_months = excluded.valid_months, signer_name = excluded.signer_name, signer_title = excluded.signer_title, position = excluded.position`,
  );
}
