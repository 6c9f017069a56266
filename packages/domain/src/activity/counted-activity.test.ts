import { expect, test } from 'vitest';
import type { ActivityType, LifecycleState } from '../vocabulary';
import { type CountedNode, type CountedPart, counts, isEmptyModule, partCounts } from './counted-activity';

const text = (activityState: LifecycleState): CountedNode => ({
  part: { type: 'text', activityState },
  children: [],
});
const module = (activityState: LifecycleState, ...children: CountedNode[]): CountedNode => ({
  part: { type: 'composite', activityState },
  children,
});

/** The same activity as the wire has it. */
function partOf({ part: { type, activityState: state }, children }: CountedNode): CountedPart {
  return { childActivity: { type, state, children: children.map(partOf) } };
}

test.each<[string, CountedNode, boolean]>([
  ['a ready activity', text('ready'), true],
  ['an expired one', text('expired'), true],
  ['a draft', text('draft'), false],
  ['an archived one', text('archived'), false],
  ['a module with something in it', module('ready', text('ready')), true],
  ['a module with one that counts among drafts', module('ready', text('draft'), text('ready')), true],
  ['a module that is a draft, whatever is in it', module('draft', text('ready')), false],
  ['a module that is archived, whatever is in it', module('archived', text('ready')), false],
  ['a module without activities', module('ready'), false],
  ['a module of drafts and archived ones', module('ready', text('draft'), text('archived')), false],
  ['a module of empty modules', module('ready', module('ready'), module('ready')), false],
  ['a module with one that counts, deep down', module('ready', module('ready', text('ready'))), true],
])('[4.29] [5.10] readings 61 and 62, does it count: %s', (_name, activity, expected) => {
  expect(counts(activity)).toBe(expected);
  expect(partCounts(partOf(activity))).toBe(expected);
});

test.each<[ActivityType, CountedNode[], boolean]>([
  ['composite', [], true],
  ['composite', [text('draft')], false],
  ['text', [], false],
])('[4.28] reading 62: a %s with %j is an empty module: %s', (type, children, expected) => {
  expect(isEmptyModule(partOf({ part: { type, activityState: 'ready' }, children }))).toBe(expected);
});
