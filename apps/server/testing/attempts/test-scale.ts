import { randomUUID } from 'node:crypto';
import type { Db } from '../../src/db/db';
import { insertGradingScale } from '../../src/store/setup/arrangement-setup';
import { NORTH } from '../test-tenants';

/** For tests: up to 20 points, half of them to pass, A from 16 on. Answers its id. */
export async function insertTestScale(db: Db, tenantId = NORTH.id): Promise<string> {
  const id = randomUUID();
  await insertGradingScale(db, tenantId, {
    id,
    name: 'Letters',
    description: '',
    maxScore: 20,
    normalizedPassingScore: 0.5,
    grades: [
      { id: randomUUID(), name: 'A', normalizedMinScore: 0.8, color: 'green' },
      { id: randomUUID(), name: 'B', normalizedMinScore: 0, color: 'grey' },
    ],
    passingGradeId: null,
  });
  return id;
}
