import { NO_FILTERS } from '@lantern/domain/catalog/filter-state';
import { expect, test } from 'vitest';
import type { ListStart } from './list-start';
import { noteOwnStart, takeOwnStart } from './own-starts';

const START: ListStart = {
  filters: NO_FILTERS,
  keyword: 'ink',
  sort: 'name',
  view: 'cards',
  noticeKey: null,
};

test('what a list wrote is known under its address, to that list, and once', () => {
  noteOwnStart('enrolled', '?keyword=ink', START);
  expect(takeOwnStart('catalog', '?keyword=ink')).toBeUndefined();
  expect(takeOwnStart('enrolled', '?keyword=paper')).toBeUndefined();
  expect(takeOwnStart('enrolled', '?keyword=ink')).toBe(START);
  expect(takeOwnStart('enrolled', '?keyword=ink')).toBeUndefined();
});
