import { expect, test } from 'vitest';
import { playerAddresses } from './player-addresses';

test.each([
  ['', ''],
  ['?viewType=REVIEW', '?viewType=REVIEW'],
  ['?viewType=END', ''],
  ['?activityId=a&activityPathId=p&objectiveWorkflowId=w', '?objectiveWorkflowId=w'],
  ['?thread=t&discussion=d&chat=p&viewType=REVIEW', '?viewType=REVIEW'],
])('[2.8] from an address with %j another activity has %j', (search, kept) => {
  expect(playerAddresses('c', search).partHref('1.2')).toBe(`/learn/courses/c/view/content/1.2${kept}`);
});
