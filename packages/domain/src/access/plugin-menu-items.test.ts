import { expect, test } from 'vitest';
import { parseAllowedSources } from '../web/allowed-sources';
import { tenantWide } from './permissions';
import { type MenuPlugin, pluginMenuItems } from './plugin-menu-items';

const CONTEXT = {
  origin: 'https://learn.test',
  permissions: [tenantWide('Library.Read')],
  allowedSources: parseAllowedSources('library.test'),
};

function plugin(differs: Partial<MenuPlugin> = {}): MenuPlugin {
  return {
    slug: 'library',
    label: { 'en-US': 'Library' },
    icon: 'book',
    href: '/library?from=menu#top',
    order: 1,
    permission: null,
    target: null,
    ...differs,
  };
}

test('[2.23] a plugin item keeps its slug, label and icon and stays outside the router', () => {
  expect(pluginMenuItems([plugin()], CONTEXT)).toEqual([
    {
      kind: 'plugin',
      slug: 'library',
      label: { 'en-US': 'Library' },
      icon: 'book',
      href: '/library?from=menu#top',
      inRouter: false,
      opensNewTab: false,
    },
  ]);
});

test.each([
  ['/library', '/library', false],
  ['https://library.test/books', 'https://library.test/books', true],
])('[2.23] %s leads to %s, new tab %s', (href, expected, opensNewTab) => {
  expect(pluginMenuItems([plugin({ href })], CONTEXT)).toMatchObject([{ href: expected, opensNewTab }]);
});

test('[2.23] a link that leads where it may not makes no item', () => {
  expect(pluginMenuItems([plugin({ href: 'https://evil.test' })], CONTEXT)).toEqual([]);
});

test('[2.23] a target of _blank opens a new tab on this origin too', () => {
  expect(pluginMenuItems([plugin({ target: '_blank' })], CONTEXT)).toMatchObject([{ opensNewTab: true }]);
  expect(pluginMenuItems([plugin({ target: '_self' })], CONTEXT)).toMatchObject([{ opensNewTab: false }]);
});

test.each([
  ['held', tenantWide('Library.Read'), 1],
  ['not held', tenantWide('Library.Write'), 0],
])('[2.23] a permission that is %s', (_title, permission, count) => {
  expect(pluginMenuItems([plugin({ permission })], CONTEXT)).toHaveLength(count);
});

test('[2.23] plugins stand in their own order, equals as configured', () => {
  const plugins = [
    plugin({ slug: 'c', order: 3 }),
    plugin({ slug: 'a', order: -1 }),
    plugin({ slug: 'b1', order: 2 }),
    plugin({ slug: 'b2', order: 2 }),
  ];
  expect(pluginMenuItems(plugins, CONTEXT).map(({ slug }) => slug)).toEqual(['a', 'b1', 'b2', 'c']);
});

test.each([
  ['learn-my-courses', 0],
  ['learn-email-answer', 0],
  ['profile', 0],
  ['books', 1],
])('[2.23] a plugin with the slug %s makes %i items: the product’s own names are taken', (slug, count) => {
  expect(pluginMenuItems([plugin({ slug })], CONTEXT)).toHaveLength(count);
});

test('[2.23] of two plugins with one slug the first counts', () => {
  const twice = [plugin({ href: '/first', order: 2 }), plugin({ href: '/second', order: 1 })];
  expect(pluginMenuItems(twice, CONTEXT)).toMatchObject([{ href: '/first' }]);
});
