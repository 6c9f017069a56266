import { expect, test } from 'vitest';
import { statedExports } from './stated-exports';

test.each([
  ['as it is written', 'export const contract = 1;\nexport default function Tasks() {}', 1],
  ['in one line', 'export const contract=9;export default()=>null', 9],
  ['as a bundler lists it', 'var I = 1, V = () => null;\nexport { I as contract, V as default };', 1],
  ['minified', 'const $e=2,t=()=>{};export{$e as contract,t as default,n as styles};', 2],
  ['by its own name', 'const contract = 1; const a = 1; export { contract, a as default };', 1],
  ['with a type of TypeScript’s', 'export let contract = 12; export { a as default };', 12],
  ['by another name', 'const a = 1; const contract = a; export { contract, b as default };', 'unread'],
  [
    'of a name that is used again',
    'var e=1;function f(){let e=7}export{e as contract,f as default};',
    'unread',
  ],
  ['compared meanwhile', 'var e=1;if(e===2){}export{e as contract,f as default};', 1],
  ['as text', 'export const contract = "1"; export default 1;', 'unread'],
  ['not at all', 'export default () => null;', null],
  ['in a comment alone', '// export const contract = 1\nexport default 1', null],
] as const)('[8.11] a contract %s', (_name, code, contract) => {
  expect(statedExports(code)).toEqual({ hasDefault: true, contract });
});

test.each([
  ['nothing', ''],
  ['another name', 'export const contract = 1; export const Tasks = 1;'],
])('[8.11] a module that exports %s has no default', (_name, code) => {
  expect(statedExports(code).hasDefault).toBe(false);
});
