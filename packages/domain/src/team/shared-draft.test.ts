import { expect, test } from 'vitest';
import {
  afterSave,
  changedByOthers,
  isTyped,
  reloaded,
  type SharedDraft,
  shownTexts,
  withTyped,
} from './shared-draft';

const draft = (typed: SharedDraft['typed'] = {}): SharedDraft => ({
  version: 3,
  base: { plan: 'Sow', price: '4' },
  typed,
});

test('[1.3] what is typed here stands over what the team has', () => {
  const typed = withTyped(draft(), 'plan', 'Sow early');
  expect(shownTexts(typed)).toEqual({ plan: 'Sow early', price: '4' });
  expect(isTyped(typed)).toBe(true);
});

test.each([
  ['typed back to what the team has', 'plan', 'Sow'],
  ['emptied where nothing was', 'note', ''],
])('[1.3] %s, nothing is typed any more', (_case, key, text) => {
  expect(isTyped(withTyped(withTyped(draft(), key, 'x'), key, text))).toBe(false);
});

test.each([
  ['nothing', { plan: 'Sow', price: '4' }, []],
  ['one text', { plan: 'Sow', price: '5' }, ['price']],
  ['a text that is new', { plan: 'Sow', price: '4', note: 'Rain' }, ['note']],
  ['a text that is gone', { price: '4' }, ['plan']],
  ['a text that was and is empty', { plan: 'Sow', price: '4', note: '' }, []],
])('[1.3] somebody else has changed %s', (_case, texts, keys) => {
  expect(changedByOthers(draft({ plan: 'Mine' }), { version: 4, texts })).toEqual(keys);
});

test('[1.3] reloading brings what others wrote, and loses nothing that was typed here', () => {
  const theirs = { version: 5, texts: { plan: 'Wait', price: '5' } };
  expect(reloaded(draft({ plan: 'Sow early' }), theirs)).toEqual({
    version: 5,
    base: theirs.texts,
    typed: { plan: 'Sow early' },
  });
});

test('[1.3] what both typed alike is typed no more', () => {
  expect(reloaded(draft({ price: '5' }), { version: 4, texts: { price: '5' } }).typed).toEqual({});
});

test('[1.3] what was typed while a save was on its way stays typed', () => {
  const sent = { plan: 'Sow early', price: '5' };
  const since = draft({ plan: 'Sow early', price: '55' });
  expect(afterSave(since, sent, { version: 4, texts: { ...since.base, ...sent } })).toEqual({
    version: 4,
    base: { plan: 'Sow early', price: '5' },
    typed: { price: '55' },
  });
});
