import type { CurrentUser } from '@lantern/contract/platform/get-current-user';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentUserQuery } from '../../api/platform';
import { currentUser } from '../../testing/current-user.builder';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { ElsewherePage } from './elsewhere-page';

async function linksFor(user: Partial<CurrentUser>): Promise<string[]> {
  const answers: Array<[readonly unknown[], unknown]> = [[currentUserQuery().queryKey, currentUser(user)]];
  await renderAt(NOON, <ElsewherePage />, { answers });
  return screen.getAllByRole('link').map((link) => link.getAttribute('href') ?? '');
}

test('[4.33] who was sent to another application that is not here is told why, not led in a circle', async () => {
  const links = await linksFor({ licensedFeatures: ['Platform.Research'], permissions: [] });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your account has no learning licence');
  expect(links).toEqual(['/learn/open-catalog', '/oidc/logout']);
});

test('who may learn finds the way back', async () => {
  expect(await linksFor({})).toEqual(['/learn/courses']);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Feature is not implemented');
});
