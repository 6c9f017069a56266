import { expect, test } from 'vitest';
import { type SidebarFacts, sidebarLayers, unreadBadge } from './sidebar-layers';

const COURSE: SidebarFacts = {
  type: 'composite',
  workflowState: null,
  supportReview: false,
  announcementChannelId: null,
  isPublicUser: false,
};

test.each<[string, Partial<SidebarFacts>, string]>([
  ['not started', {}, 'details'],
  ['not started, supports review', { supportReview: true }, 'details'],
  ['in progress', { workflowState: 'inProgress' }, 'details content'],
  ['finished, no review', { workflowState: 'finished' }, 'details'],
  ['finished, supports review', { workflowState: 'finished', supportReview: true }, 'details content'],
  ['submitted, supports review', { workflowState: 'submitted', supportReview: true }, 'details content'],
  ['lti in progress', { type: 'lti', workflowState: 'inProgress' }, 'details'],
  [
    'lti finished, supports review',
    { type: 'lti', workflowState: 'finished', supportReview: true },
    'details',
  ],
  ['with a channel', { announcementChannelId: 'ch' }, 'details notifications'],
  ['with a channel, public user', { announcementChannelId: 'ch', isPublicUser: true }, 'details'],
  [
    'everything',
    { workflowState: 'inProgress', announcementChannelId: 'ch' },
    'details content notifications',
  ],
])('[2.28] %s', (_title, differs, kinds) => {
  const layers = sidebarLayers({ ...COURSE, ...differs });
  expect(layers.map(({ kind }) => kind).join(' ')).toBe(kinds);
});

test('[2.28] notifications link to the channel', () => {
  expect(sidebarLayers({ ...COURSE, announcementChannelId: 'ch' })[1]).toEqual({
    kind: 'notifications',
    announcementChannelId: 'ch',
  });
});

test.each([
  [-1, null],
  [0, null],
  [1, { count: 1, isCapped: false }],
  [99, { count: 99, isCapped: false }],
  [100, { count: 99, isCapped: true }],
])('[2.28] %i unread: %j', (count, badge) => {
  expect(unreadBadge(count)).toEqual(badge);
});
