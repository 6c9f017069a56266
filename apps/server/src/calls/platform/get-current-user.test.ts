import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../db/sql';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { ADA, BEN, NORTH, SOUTH } from '../../../testing/test-tenants';

const ME = '/api/platform/v1/users/me';
const SCOPE = '0c000000-0000-4000-8000-000000000001';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
  const { db } = server;
  await db.query(
    sql`insert into user_roles (tenant_id, user_id, role) values (${NORTH.id}, ${ADA.id}, 'Administrator')`,
  );
  await db.query(
    sql`insert into role_permissions (tenant_id, role, permission, scope_id)
        values (${NORTH.id}, 'Administrator', 'Research.Access', ${SCOPE}),
               (${NORTH.id}, 'Author', 'Objective.Write', null),
               (${SOUTH.id}, 'Learner', 'South.Only', null)`,
  );
  await db.query(
    sql`insert into user_permissions (tenant_id, user_id, permission, scope_id)
        values (${NORTH.id}, ${ADA.id}, 'ObjectiveWorkflow.Create', null),
               (${NORTH.id}, ${ADA.id}, 'ObjectiveWorkflow.Create', ${SCOPE}),
               (${NORTH.id}, ${BEN.id}, 'Bens.Own', null)`,
  );
  await db.query(
    sql`insert into tenant_feature_flags (tenant_id, flag) values (${NORTH.id}, 'learner.dashboard'), (${SOUTH.id}, 'south')`,
  );
  await db.query(
    sql`insert into tenant_settings (tenant_id, key, value)
        values (${NORTH.id}, 'lms.datalake.sessionDuration', '3600'),
               (${NORTH.id}, 'platform.ui.feedback', '{"learner": {"visible": false}}'),
               (${NORTH.id}, 'ui.learner.navigation', '{"catalog": "maybe"}'),
               (${NORTH.id}, 'operator.secret', '"hunter2"')`,
  );
});
afterAll(() => server.close());

test('[7.30] [3.14] [3.15] [3.22] [6.1] the user comes with everything that decides what they may do, in one answer', async () => {
  const { status, json, headers } = await server.ask(ME, { session: await server.signIn() });
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(json).toEqual({
    user: {
      id: ADA.id,
      email: ADA.email,
      first_name: 'Ada',
      middle_name: null,
      last_name: 'north',
      timezone: null,
      locale: null,
      tenant_id: NORTH.id,
      role: 'Administrator',
    },
    roles: ['Administrator', 'Learner'],
    permissions: [
      { key: 'ObjectiveWorkflow.Create', scope_id: SCOPE },
      { key: 'ObjectiveWorkflow.Create', scope_id: null },
      { key: 'Research.Access', scope_id: SCOPE },
    ],
    licensedFeatures: ['Lms.Learning'],
    featureFlags: { 'learner.dashboard': true },
    settings: {
      'lms.datalake.sessionDuration': 3600,
      'platform.ui.feedback': { learner: { visible: false } },
    },
    branding: { productTitle: NORTH.productTitle, logoUrl: null, privacyPolicyUrl: null, brandTokens: {} },
    unreadNotifications: 0,
    isImpersonated: false,
  });
});

test('[3.22] a setting that an operator wrote wrongly counts as not set, and is told in the log', async () => {
  server.logs.length = 0;
  const { json } = await server.ask(ME, { session: await server.signIn() });
  expect(json['settings']).not.toHaveProperty(['ui.learner.navigation']);
  expect(server.logs).toContainEqual(
    expect.objectContaining({
      level: 40,
      key: 'ui.learner.navigation',
      msg: 'a setting has an unusable value',
    }),
  );
});

test('a signed-out caller gets 401', async () => {
  expect((await server.ask(ME)).status).toBe(401);
});

test('[4.33] who has no role left is told who they are, and that they may do nothing', async () => {
  const session = await server.signIn(BEN, SOUTH);
  await server.db.query(sql`delete from user_roles where tenant_id = ${SOUTH.id} and user_id = ${BEN.id}`);
  const { status, json } = await server.ask(ME, { session, tenant: SOUTH });
  expect(status).toBe(200);
  expect(json).toMatchObject({ user: { email: BEN.email, role: null }, roles: [], permissions: [] });
});
