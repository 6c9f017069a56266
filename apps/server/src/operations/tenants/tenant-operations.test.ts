import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTenantByHost } from '../../store/platform/tenants';
import { findTenantByCode } from '../../store/setup/tenant-setup';
import { testOperator, type TestOperator } from '../../../testing/operations/operator';
import { NOON, openTestApp, type TestApp } from '../../../testing/test-app';
import { NORTH, SOUTH } from '../../../testing/test-tenants';

const CONFIG = '/config-ui/config.json';

let server: TestApp;
let north: TestOperator;
beforeAll(async () => {
  server = await openTestApp();
  north = testOperator(server.db, { tenantId: NORTH.id, now: NOON });
});
afterAll(() => server.close());

test('a tenant that is added answers at its hosts, by its name', async () => {
  const said = await north.say('tenants add', {
    code: 'west',
    title: 'West',
    domain: ['West.test', 'w.test'],
  });
  expect(said).toMatch(/^The tenant "west" is there\./);
  expect(await north.say('tenants list', {})).toContain('west  West  w.test, west.test');
  for (const host of ['west.test', 'w.test']) {
    const { status, json } = await server.ask(CONFIG, { tenant: { ...NORTH, host } });
    expect({ status, title: json['productTitle'] }).toEqual({ status: 200, title: 'West' });
  }
});

test('neither a code nor a host is taken from another tenant, and then nothing is added', async () => {
  const wanted = { code: 'east', title: 'East', domain: ['east.test', SOUTH.host] };
  await expect(north.run('tenants add', wanted)).rejects.toThrow('south.test is another tenant’s.');
  expect(await findTenantByCode(server.db, 'east')).toBeNull();
  await expect(north.run('tenants add', { ...wanted, code: 'south' })).rejects.toThrow('already');
  await expect(north.run('domains add', { domain: SOUTH.host })).rejects.toThrow('another tenant’s');
});

test('a host comes and goes', async () => {
  await north.run('domains add', { domain: 'n2.test' });
  expect((await server.ask(CONFIG, { tenant: { ...NORTH, host: 'n2.test' } })).status).toBe(200);
  await north.run('domains remove', { domain: 'n2.test' });
  await expect(north.run('domains remove', { domain: 'n2.test' })).rejects.toThrow('is not the tenant’s');
});

test('the branding changes where it is said, and an empty address takes one away', async () => {
  const logoUrl = 'https://north.test/logo.svg';
  await north.run('branding change', { title: 'Northern', logoUrl, hue: '264' });
  expect(await north.run('branding show', {})).toMatchObject({ title: 'Northern', logoUrl, hue: 264 });
  expect(await findTenantByHost(server.db, NORTH.host)).toMatchObject({
    productTitle: 'Northern',
    logoUrl,
    brandTokens: { 'brand-h': 264 },
  });
  await north.run('branding change', { logoUrl: '' });
  expect(await findTenantByHost(server.db, NORTH.host)).toMatchObject({
    productTitle: 'Northern',
    logoUrl: null,
  });
});

const PLUGINS = 'ui.learner.navigation.plugins';
const plugin = (differs: object = {}) => ({
  slug: 'books',
  label: { 'en-US': 'Library' },
  icon: 'book',
  href: '/learn/catalog',
  order: 1,
  permission: null,
  target: null,
  ...differs,
});
const setPlugins = (...items: object[]) =>
  north.run('settings set', { key: PLUGINS, value: JSON.stringify(items) });

test('[2.23] items of the menu are set as they are drawn; one that would not be is told', async () => {
  await setPlugins(plugin());
  expect(await north.say('settings list', {})).toContain('"slug":"books"');
  const elsewhere = plugin({ href: 'https://library.test/' });
  await expect(setPlugins(elsewhere)).rejects.toThrow('"books" may not lead to https://library.test/');
  await north.run('settings set', { key: 'lms.learner_allowed_external_sources', value: 'library.test' });
  await setPlugins(elsewhere);
  await expect(setPlugins(plugin({ slug: 'profile' }))).rejects.toThrow(
    'There is a place "profile" already.',
  );
  await expect(setPlugins(plugin(), plugin())).rejects.toThrow('There is a place "books" already.');
  await expect(setPlugins(plugin({ order: 'last' }))).rejects.toThrow(`of ${PLUGINS}: 0.order: `);
  for (const key of [PLUGINS, 'lms.learner_allowed_external_sources'])
    await north.run('settings unset', { key });
});

test('a setting is a text or JSON, of a kind that it can have', async () => {
  expect(await north.say('settings set', { key: 'platform.common.locale', value: 'ar' })).toBe(
    'platform.common.locale is "ar".',
  );
  await expect(north.run('settings set', { key: 'lms.quiz_tool', value: 'Nonesuch' })).rejects.toThrow(
    'There is no tool "Nonesuch"',
  );
  await north.run('settings set', { key: 'ui.learner.navigation', value: '{"calendar":false}' });
  expect(await north.say('settings list', {})).toContain('ui.learner.navigation  {"calendar":false}');
  await expect(north.run('settings set', { key: 'ui.learner.navigation', value: 'no' })).rejects.toThrow(
    '"no" cannot be the value of ui.learner.navigation: Must be an object.',
  );
  for (const key of ['platform.common.locale', 'platform.common.supported_locales']) {
    await expect(north.run('settings set', { key, value: 'ar,xx' })).rejects.toThrow(
      'Not one of the languages ar',
    );
  }
  await expect(north.run('settings set', { key: 'toString', value: 'x' })).rejects.toThrow(
    /^There is no setting "toString"\. The settings are:\nlms\./,
  );
  await north.run('settings unset', { key: 'platform.common.locale' });
  await expect(north.run('settings unset', { key: 'platform.common.locale' })).rejects.toThrow('is not set');
});

test('a feature is switched on and off, for this tenant', async () => {
  await north.run('flags set', { flag: 'learner.dashboard', state: 'on' });
  expect(await north.say('flags list', {})).toBe('learner.dashboard');
  const south = testOperator(server.db, { tenantId: SOUTH.id, now: NOON });
  expect(await south.say('flags list', {})).toBe('None is on.');
  await expect(north.run('flags set', { flag: 'dashboard', state: 'on' })).rejects.toThrow(
    'Must be one of: cloud-redirects, learner.dashboard',
  );
  await north.run('flags set', { flag: 'learner.dashboard', state: 'off' });
  expect(await north.say('flags list', {})).toBe('None is on.');
});

test.each([
  ['a code with a space', 'tenants add', { code: 'a b', title: 'A', domain: ['a.test'] }, 'Small letters'],
  ['no host', 'tenants add', { code: 'a', title: 'A', domain: [] }, 'domain'],
  ['a host that is an address', 'domains add', { domain: 'https://a.test/' }, 'Not a host name'],
  ['a logo that is a script', 'branding change', { logoUrl: 'javascript:alert(1)' }, 'logoUrl'],
  ['a hue out of the circle', 'branding change', { hue: '360' }, 'hue'],
])('%s is refused', async (_title, name, input, reason) => {
  await expect(north.run(name, input)).rejects.toThrow(reason);
});
