import { expect, test } from 'vitest';
import { hasPermissions, type Permission, tenantWide } from './permissions';

const CREATE = tenantWide('ObjectiveWorkflow.Create');
const RESEARCH = tenantWide('Research.Access');
const SCOPED: Permission = { key: 'Research.Access', scope_id: 'unit-1' };

// title, held, required, all, any
const cases: Array<[string, Permission[], Permission[], boolean, boolean]> = [
  ['both held', [CREATE, RESEARCH], [CREATE, RESEARCH], true, true],
  ['one of two held', [CREATE], [CREATE, RESEARCH], false, true],
  ['none held', [], [CREATE, RESEARCH], false, false],
  ['nothing required', [CREATE], [], true, false],
  ['another key', [RESEARCH], [CREATE], false, false],
  ['same key, same scope', [SCOPED], [SCOPED], true, true],
  ['tenant-wide does not stand in for a scope', [RESEARCH], [SCOPED], false, false],
  ['a scope does not stand in for the tenant', [SCOPED], [RESEARCH], false, false],
  ['another scope', [{ ...SCOPED, scope_id: 'unit-2' }], [SCOPED], false, false],
  ['scopes are compared to the letter', [{ ...SCOPED, scope_id: 'UNIT-1' }], [SCOPED], false, false],
  ['an empty scope is not the tenant', [{ ...RESEARCH, scope_id: '' }], [RESEARCH], false, false],
  ['further marks of the held one are ignored', [{ ...RESEARCH, source: 'role' }], [RESEARCH], true, true],
  [
    'further marks of the required one must match',
    [RESEARCH],
    [{ ...RESEARCH, source: 'role' }],
    false,
    false,
  ],
  ['key and scope must match in one permission', [CREATE, SCOPED], [RESEARCH], false, false],
];

test.each(cases)('[6.2] %s', (_title, held, required, all, any) => {
  expect(hasPermissions(held, required)).toBe(all);
  expect(hasPermissions(held, required, 'all')).toBe(all);
  expect(hasPermissions(held, required, 'any')).toBe(any);
});

test('[6.2] a tenant-wide permission has no scope', () => {
  expect(tenantWide('Research.Access')).toEqual({ key: 'Research.Access', scope_id: null });
});
