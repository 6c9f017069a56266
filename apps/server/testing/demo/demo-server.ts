import { DEMO_TENANT_ID } from '../../src/demo/prepare-tenant';
import { USUAL_QUIZ } from '../../src/demo/demo-tools';
import { findLtiToolByClient } from '../../src/store/lti/lti-tools';
import { insertDomains, insertRolePermission } from '../../src/store/setup/tenant-setup';
import { openFilledDemo } from '../filled-demo';
import { registerTestTool, type TestTool } from '../lti/test-tool';
import { openTestAppOn, type TestApp } from '../test-app';
import type { TestTenant } from '../test-tenants';

export const DEMO: TestTenant = {
  id: DEMO_TENANT_ID,
  code: 'demo',
  host: 'demo.test',
  productTitle: 'Lantern',
};

export type DemoServer = TestApp & {
  /** The demo's own tool, whose key the test has. */
  tool: TestTool;
};

/** The whole server with the filled demo; whoever asks without naming a tenant asks the demo. */
export async function openDemoServer(now: Date): Promise<DemoServer> {
  const { db, files } = await openFilledDemo(now);
  await insertDomains(db, DEMO.id, [DEMO.host]);
  await insertRolePermission(db, DEMO.id, { role: 'Learner', permission: 'ObjectiveWorkflow.Create' });
  const server = await openTestAppOn(db, { files });
  server.clock.now = now;
  const known = await findLtiToolByClient(db, DEMO.id, USUAL_QUIZ.clientId);
  if (!known) throw new Error('The demo has no tool for its quizzes.');
  const { jwks: _jwks, ...differs } = { ...known, jwksUrl: null };
  const tool = await registerTestTool(db, { differs, now: () => server.clock.now, tenantId: DEMO.id });
  return { ...server, files, tool, ask: (url, question) => server.ask(url, { tenant: DEMO, ...question }) };
}
