import type { DashboardCertificate } from '@lantern/contract/dashboard/get-my-dashboard';
import type { Db } from '../../db/db';
import { sql, trusted } from '../../db/sql';
import { CERTIFICATE_FILES, certificateFileAddress } from '../certificates/certificate-address';
import { COURSE_LANGUAGE } from '../certificates/certificate-fields';
import type { Learner } from '../people/learner-facts';

type Row = Omit<DashboardCertificate, 'certificateThumbnailUrl'> & { isDrawn: boolean };

/** [3.11] The learner's: what runs out before `soon` first, then the latest. Not what was revoked or is withheld [4.20]. */
export async function listLatestCertificates(
  db: Db,
  { tenantId, userId }: Learner,
  { now, soon, most }: { now: Date; soon: Date; most: number },
): Promise<DashboardCertificate[]> {
  const rows = await db.query<Row>(
    sql`select c.certificate_number as "certificateNumber", c.objective_id as "objectiveId",
               c.course_name as "courseName", ${trusted(COURSE_LANGUAGE)} as "courseLanguage",
               to_char(c.issued_on, 'YYYY-MM-DD') as "issuedOn", to_char(c.expires_on, 'YYYY-MM-DD') as "expiresOn",
               c.expiration_date as "expirationDate", c.files_id is not null as "isDrawn"
          from certificate_records c
          join objective_workflow_aggregates g
            on g.tenant_id = c.tenant_id and g.user_id = c.user_id and g.objective_id = c.objective_id
         where c.tenant_id = ${tenantId} and c.user_id = ${userId} and c.revoked is null
           and (g.grade_reveal_policy <> 'afterDate' or g.grade_reveal_date <= ${now})
         order by case when c.expiration_date > ${now} and c.expiration_date <= ${soon} then c.expiration_date end
                    nulls last, c.created desc, c.id
         limit ${most}`,
  );
  return rows.map(({ isDrawn, ...certificate }) => ({
    ...certificate,
    certificateThumbnailUrl: isDrawn
      ? certificateFileAddress(certificate.certificateNumber, CERTIFICATE_FILES.thumbnail)
      : null,
  }));
}
