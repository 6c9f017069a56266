import type { RolledUpResult } from '@lantern/domain/attempt/roll-up';
import { type Db, findOne } from '../../db/db';
import { sql } from '../../db/sql';

export type StoredResult = { id: string; normalizedScore: number | null; passed: boolean | null };

/** What an attempt came to; null while it has not ended. */
export function findResult(
  db: Db,
  tenantId: string,
  objectiveWorkflowId: string,
): Promise<StoredResult | null> {
  return findOne<StoredResult>(
    db,
    sql`select id, normalized_score as "normalizedScore", passed from objective_records
         where tenant_id = ${tenantId} and workflow_id = ${objectiveWorkflowId}`,
  );
}

type Corrected = { tenantId: string; objectiveWorkflowId: string; recordId: string; result: RolledUpResult };

/** [3.6] What it came to after all, under the same id or another; when it ended and how far it got stay as they were. */
export async function updateResult(
  db: Db,
  { tenantId, objectiveWorkflowId, recordId, result }: Corrected,
): Promise<void> {
  await db.query(
    sql`with corrected as (
          update objective_records
             set id = ${recordId}, score = ${result.score}, max_score = ${result.maxScore},
                 normalized_score = ${result.normalizedScore}, grade = ${result.grade}, passed = ${result.passed}
           where tenant_id = ${tenantId} and workflow_id = ${objectiveWorkflowId})
        update objective_workflows set record_id = ${recordId}
         where tenant_id = ${tenantId} and id = ${objectiveWorkflowId}`,
  );
}
