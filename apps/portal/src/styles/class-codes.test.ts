import { expect, test } from 'vitest';
import { classCodes } from '../../class-codes';

const UI = `${import.meta.dirname}/../ui`;
const CHIP = `${UI}/chip.module.css`;
const TAG = `${UI}/tag.module.css`;

test('each class of each module has a code of its own, the same in both halves of the build', () => {
  const codes = [classCodes(), classCodes()].map((codeOf) => [
    codeOf('chip', CHIP),
    codeOf('brand', CHIP),
    codeOf('chip', TAG),
    codeOf('chip', CHIP),
  ]);
  expect(codes[0]).toEqual(codes[1]);
  expect(codes[0]?.[3]).toBe(codes[0]?.[0]);
  expect(new Set(codes[0]).size).toBe(3);
});

test('a module that is none of ours has none', () => {
  expect(() => classCodes()('chip', '/elsewhere/chip.module.css')).toThrow('no module of ours');
});
