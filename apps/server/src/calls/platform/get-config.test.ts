import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../../db/sql';
import { openTestApp, type TestApp } from '../../../testing/test-app';
import { NORTH, SOUTH } from '../../../testing/test-tenants';
import { APP_VERSION } from '../../version';

const CONFIG = '/config-ui/config.json';

let server: TestApp;
beforeAll(async () => {
  server = await openTestApp();
  await server.db.query(
    sql`update tenants set logo_url = '/logo.svg', privacy_policy_url = 'https://north.test/privacy',
               brand_tokens = '{"brand-h": 264}' where id = ${NORTH.id}`,
  );
  await server.db.query(
    sql`insert into tenant_settings (tenant_id, key, value)
        values (${NORTH.id}, 'ui.contentLibraryUrl', '"https://north.test/teach"'),
               (${NORTH.id}, 'platform.common.locale', '"ar"'),
               (${NORTH.id}, 'platform.common.support_contact', '"help@north.test"'),
               (${NORTH.id}, 'operator.secret', '"hunter2"')`,
  );
});
afterAll(() => server.close());

test('[7.30] anybody may read how the portal looks and how to sign in, and no secret', async () => {
  const { status, json, headers } = await server.ask(CONFIG);
  expect(status).toBe(200);
  expect(headers['cache-control']).toBe('no-store');
  expect(json).toEqual({
    appVersion: APP_VERSION,
    productTitle: NORTH.productTitle,
    logoUrl: '/logo.svg',
    privacyPolicyUrl: 'https://north.test/privacy',
    brandTokens: { 'brand-h': 264 },
    supportedLocales: ['en-US', 'ar'],
    defaultLocale: 'ar',
    contentLibraryUrl: 'https://north.test/teach',
    supportContact: 'help@north.test',
    fragments: {},
    providers: [{ code: 'main', label: 'north' }],
  });
});

test('a tenant that has set nothing is described too', async () => {
  const { json } = await server.ask(CONFIG, { tenant: SOUTH });
  expect(json).toMatchObject({
    productTitle: SOUTH.productTitle,
    logoUrl: null,
    privacyPolicyUrl: null,
    brandTokens: {},
    defaultLocale: 'en-US',
    contentLibraryUrl: null,
    supportContact: null,
    providers: [{ code: 'main', label: 'south' }],
  });
});
