import { expect, test } from 'vitest';
import { NEVER_RUN } from '../../never-run';

const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!**/*.test.{ts,tsx}', '!../testing/**'], {
  eager: true,
  import: 'default',
  query: '?raw',
});
/** What our own code calls the things whose methods are left out. */
const OURS: Record<string, string> = {
  I18n: 'i18n',
  QueryClient: '\\w*[cC]lient',
  MutationCache: '\\w*[cC]ache',
};
const left = Object.values(NEVER_RUN).flatMap(({ functions = [] }) => functions);

test('nothing of ours calls what is left out', () => {
  const calls = left.flatMap((name) => {
    const [owner = '', method] = name.includes('.') ? name.split('.') : ['', name];
    const receiver = OURS[owner] ?? (owner ? null : 'router');
    if (receiver === null) return [];
    const call = new RegExp(`\\b${receiver}\\??\\.${method}\\b`);
    return Object.entries(sources).flatMap(([file, code]) => (call.test(code) ? [`${name} in ${file}`] : []));
  });
  expect(calls).toEqual([]);
  expect(Object.keys(sources).length).toBeGreaterThan(300);
});

test('nothing of ours makes mutations, matches routes by hand, or asks for parts of the router that are left out', () => {
  const hooks = /\b(useMutation|useIsMutating|useIsFetching|useMatchRoute|MatchRoute|HeadContent)\b/;
  expect(Object.keys(sources).filter((file) => hooks.test(sources[file] ?? ''))).toEqual([]);
});
