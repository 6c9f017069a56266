import type { CertificateKind, CertificateState } from '@lantern/domain/vocabulary';
import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';

/** What the certificates of a template are given for, as it is now. */
export type StoredAchievement = {
  templateId: string;
  state: CertificateState;
  kind: CertificateKind;
  objectiveId: string;
  courseName: string;
  courseCode: string;
  description: string;
};

export function findAchievement(
  db: Db,
  tenantId: string,
  templateId: string,
): Promise<StoredAchievement | null> {
  return findOne<StoredAchievement>(
    db,
    sql`select t.id as "templateId", t.state, t.kind, t.objective_id as "objectiveId", o.name as "courseName",
               o.code as "courseCode", o.description
          from certificate_templates t
          join objectives o on o.tenant_id = t.tenant_id and o.id = t.objective_id
         where t.tenant_id = ${tenantId} and t.id = ${templateId}`,
  );
}
