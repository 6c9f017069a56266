import { randomUUID } from 'node:crypto';
import { importCourse, type ImportOptions, type ImportOutcome } from '../../src/course-import/import-course';
import type { CourseDraft } from '../../src/course-import/course-draft';
import type { Db } from '../../src/db/db';
import type { FileStorage } from '../../src/storage/file-storage';
import { upsertLtiTool } from '../../src/store/lti/lti-tools';
import {
  insertFilterAttribute,
  insertFilterCategory,
  insertGradingScale,
  insertShowcase,
} from '../../src/store/setup/arrangement-setup';
import { NOON } from '../test-app';
import { NORTH } from '../test-tenants';
import { ANY_TENANT } from './any-draft';

/** For tests: what drafts call by name, in one tenant. */
export async function insertArrangement(db: Db, tenantId = NORTH.id): Promise<void> {
  for (const name of ANY_TENANT.scales) {
    const scale = { id: randomUUID(), name, description: '', maxScore: 100, normalizedPassingScore: 0.5 };
    await insertGradingScale(db, tenantId, { ...scale, grades: [], passingGradeId: null });
  }
  for (const [position, name] of ANY_TENANT.collections.entries())
    await insertShowcase(db, tenantId, { id: randomUUID(), name, code: name, description: '', position });
  for (const [position, [name, attributes]] of Object.entries(ANY_TENANT.filters).entries()) {
    const categoryId = randomUUID();
    await insertFilterCategory(db, tenantId, { id: categoryId, name, position });
    for (const [order, attribute] of attributes.entries())
      await insertFilterAttribute(db, tenantId, {
        id: randomUUID(),
        name: attribute,
        position: order,
        categoryId,
      });
  }
  await insertTool(db, tenantId, { name: ANY_TENANT.tool, clientId: 'sums' });
  await insertTool(db, tenantId, { name: 'Quizzes', clientId: 'lantern-quiz' });
}

async function insertTool(
  db: Db,
  tenantId: string,
  { name, clientId }: { name: string; clientId: string },
): Promise<void> {
  await upsertLtiTool(db, tenantId, {
    id: randomUUID(),
    name,
    version: '1.3',
    clientId,
    deploymentIds: ['one'],
    targetLinkUri: `https://${clientId}.test/`,
    loginUrl: `https://${clientId}.test/login`,
    redirectUris: [`https://${clientId}.test/launch`],
    jwksUrl: null,
    jwks: null,
    sharedSecret: null,
    scopes: [],
    privacy: 'pseudonym',
  });
}

/** For tests: an import by the operator that may update. */
export function bringIn(
  deps: { db: Db; files: FileStorage },
  draft: CourseDraft,
  { tenantId = NORTH.id, ...differs }: Partial<ImportOptions> & { tenantId?: string } = {},
): Promise<ImportOutcome> {
  const options = { now: NOON, isUpdate: true, isDryRun: false, sourceName: 'ropes', userId: null };
  return importCourse(deps, tenantId, draft, { ...options, ...differs });
}
