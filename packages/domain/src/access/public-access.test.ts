import { expect, test } from 'vitest';
import { unauthorizedReaction } from './public-access';

test.each([
  ['/learn/open-catalog', true],
  ['/learn/open-catalog/', true],
  ['/learn/open-catalog/c1/view/details', true],
  ['/learn/certificate/N-1', true],
  ['/learn/certificate/N-1/', true],
  ['/learn/certificate', false],
  ['/learn/certificate/', false],
  ['/learn/certificate/N-1/edit', false],
  ['/learn/courses/c1/certificate/N-1', false],
  ['/learn/open-catalogue', false],
  ['/learn/catalog', false],
  ['/learn/courses', false],
  ['/learn', false],
  ['/x/learn/open-catalog', false],
])('[6.5] %s can be seen without signing in: %s', (pagePath, isPublic) => {
  const call = '/api/lms/v1/users/me/objectives/1/objective-access';
  const reaction = unauthorizedReaction(call, { pagePath, isEmbedded: false });
  expect(reaction).toBe(isPublic ? 'none' : 'signIn');
});

test.each([
  ['/api/lms/v1/public/open-catalog/showcases', 'none', 'none'],
  ['/api/lms-storage/v12/public/file', 'none', 'none'],
  ['/api/lms/v1/users/me/terms', 'signIn', 'askParentToSignIn'],
  ['/api/lms/v1/objectives/public/x', 'signIn', 'askParentToSignIn'],
  ['/x/api/lms/v1/public/x', 'signIn', 'askParentToSignIn'],
  ['/api/lms/v1/publicity', 'signIn', 'askParentToSignIn'],
])('[6.5] [8.1] a 401 from %s: %s, embedded %s', (path, alone, embedded) => {
  const pagePath = '/learn/courses';
  expect(unauthorizedReaction(path, { pagePath, isEmbedded: false })).toBe(alone);
  expect(unauthorizedReaction(path, { pagePath, isEmbedded: true })).toBe(embedded);
});

test.each([
  ['/learn/open-catalog/c1/view/details', 'none'],
  ['/learn/certificate/N-1', 'none'],
  ['/learn/catalog/c1', 'signIn'],
])('[6.5] a 401 of whoever reads %s: %s', (pagePath, reaction) => {
  const call = '/api/lms/v1/users/me/objectives/1/objective-access';
  expect(unauthorizedReaction(call, { pagePath, isEmbedded: false })).toBe(reaction);
});
