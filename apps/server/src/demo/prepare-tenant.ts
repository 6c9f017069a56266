import { randomUUID } from 'node:crypto';
import type { Config } from '../config';
import type { Db } from '../db/db';
import type { FileStorage } from '../storage/file-storage';
import { upsertIdentityProvider } from '../store/people/identity-providers';
import {
  beginSetup,
  findFallbackTenant,
  insertDomains,
  insertFallbackTenant,
  insertRolePermission,
  upsertSetting,
} from '../store/setup/tenant-setup';
import { renewQuizTool } from './demo-tools';
import { fillDemo } from './fill/fill-demo';

export const DEMO_TENANT_ID = '0d3a0000-0000-4000-8000-000000000000';

/** At every start: the tenant that answers here, its hosts and providers. The demo is filled once; true if just now. */
export async function prepareTenant(
  db: Db,
  { config, files, now }: { config: Config; files: FileStorage; now: Date },
): Promise<boolean> {
  return db.transaction(async (tx) => {
    await beginSetup(tx);
    const existing = await findFallbackTenant(tx);
    const tenantId = existing?.id ?? (config.isDemo ? DEMO_TENANT_ID : randomUUID());
    if (!existing) {
      const code = config.isDemo ? 'demo' : 'default';
      await insertFallbackTenant(tx, { id: tenantId, code, productTitle: 'Lantern' });
      await insertRolePermission(tx, tenantId, { role: 'Learner', permission: 'ObjectiveWorkflow.Create' });
      await insertRolePermission(tx, tenantId, { role: 'Instructor', permission: 'ObjectiveWorkflow.Grade' });
      // The languages that have their texts so far.
      await upsertSetting(tx, tenantId, 'platform.common.supported_locales', 'en-US,ar');
      if (config.isDemo) {
        await upsertSetting(tx, tenantId, 'platform.common.support_contact', 'help@demo.test');
        await fillDemo({ db: tx, files }, tenantId, {
          now,
          folder: config.demoFolder,
          quiz: config.demoQuiz,
        });
      }
    }
    await insertDomains(tx, tenantId, ['localhost', '127.0.0.1', '[::1]', config.publicUrl.hostname]);
    for (const [position, provider] of config.providers.entries()) {
      await upsertIdentityProvider(tx, tenantId, { ...provider, id: randomUUID(), position });
    }
    if (tenantId === DEMO_TENANT_ID && config.demoQuiz) await renewQuizTool(tx, tenantId, config.demoQuiz);
    return !existing && config.isDemo;
  });
}
