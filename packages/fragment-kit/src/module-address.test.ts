import { expect, test } from 'vitest';
import { isModuleAddress } from './module-address';

test.each(['/learn/fragments/tasks/tasks-DxY_1-9a.js', '/learn/fragments/0f3c.js'])(
  '[1.6] %s is a module of ours',
  (address) => {
    expect(isModuleAddress(address)).toBe(true);
  },
);

test.each([
  'https://example.org/learn/fragments/tasks.js',
  '//example.org/learn/fragments/tasks.js',
  '/learn/fragments/../assets/entry.js',
  '/learn/fragments/%2e%2e/entry.js',
  '/learn/fragments/a/b/c.js',
  '/learn/fragments/tasks.css',
  '/learn/assets/entry.js',
  'data:text/javascript,export default 1',
  'blob:https://example.org/1',
  'javascript:alert(1)',
  ' /learn/fragments/tasks.js',
  '/learn/fragments/tasks.js?x',
  '',
])('[1.6] %s is none', (address) => {
  expect(isModuleAddress(address)).toBe(false);
});
