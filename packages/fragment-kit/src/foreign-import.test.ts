import { expect, test } from 'vitest';
import { foreignImport } from './foreign-import';

test.each([
  ['a file beside it', 'import a from "./a.js";', './a.js'],
  ['another site', 'import"https://cdn.test/a.js"', 'https://cdn.test/a.js'],
  ['data', "import a from 'data:text/javascript,1'", 'data:text/javascript,1'],
  ['a library by its name', 'import{useState as e}from"react";import t from"lodash"', 'lodash'],
  ['what it only passes on', 'const a = 1;export*from"lodash"', 'lodash'],
  ['what it passes on by name', 'export { a } from "lodash";', 'lodash'],
  ['what it asks for later', 'const a = () => import(`https://cdn.test/a.js`);', 'https://cdn.test/a.js'],
  ['several lines', 'import {\n  one,\n  other,\n} from "lodash";', 'lodash'],
])('[1.6] a module that imports %s is not whole', (_name, code, foreign) => {
  expect(foreignImport(code)).toBe(foreign);
});

test.each([
  ['nothing', 'export const contract = 1; export default () => null;'],
  [
    'React alone',
    'import e,{useState as t}from"react";import{jsx as n}from"react/jsx-runtime";export{n as default}',
  ],
  ['text that reads like it', 'const text = "Learn from \'home\', import nothing"; export default text;'],
  ['words that begin like it', 'const imports = "lodash", fromHere = "x"; export const a = "b";'],
])('[1.6] a module may have %s', (_name, code) => {
  expect(foreignImport(code)).toBeNull();
});
