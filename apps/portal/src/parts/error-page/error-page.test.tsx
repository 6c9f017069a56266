import type { PlatformRole } from '@lantern/domain/access/roles';
import { ERROR_PAGE_CODES, type ErrorPageCode } from '@lantern/domain/access/error-page-target';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { currentUserQuery } from '../../api/platform';
import { currentUser } from '../../testing/current-user.builder';
import { NOON, pageFacts } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { ErrorPage } from './error-page';

const LIBRARY = 'https://teach.example/library';

async function renderError(
  code: ErrorPageCode,
  roles: PlatformRole[] | null,
  contentLibraryUrl: string | null = LIBRARY,
) {
  await renderAt(NOON, <ErrorPage code={code} />, {
    facts: pageFacts({ isSignedIn: roles !== null, config: { contentLibraryUrl } }),
    answers: roles ? [[currentUserQuery().queryKey, currentUser({ roles })]] : [],
  });
}

function button(): string {
  const link = screen.getByRole('link');
  return `${link.textContent} ${link.getAttribute('href')}`;
}

const texts: Record<ErrorPageCode, [title: string, heading: string, text: RegExp]> = {
  401: ['401 Unauthorized access', 'Unauthorized access', /permission/],
  403: ['403 Forbidden', 'Forbidden', /no access to this page/],
  404: [
    'Page not found',
    'Page not found',
    /^The page you are looking for cannot be found\. It might have been removed, renamed, or did not exist in the first place\.$/,
  ],
  500: ['500 Something went wrong', 'Something went wrong', /^Please try again in a few minutes\.$/],
  501: ['501 Feature is not implemented', 'Feature is not implemented', /not available/],
};

test.each(ERROR_PAGE_CODES)('[8.5] %i says what happened', async (code) => {
  await renderError(code, ['Learner']);
  const [title, heading, text] = texts[code];
  expect(document.title).toBe(`${title} · Lantern`);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(heading);
  expect(screen.getByText(String(code))).toBeTruthy();
  expect(screen.getByText(text)).toBeTruthy();
});

const ways: Array<[who: string, roles: PlatformRole[] | null, library: string | null, way: string]> = [
  ['who only learns', ['Learner'], LIBRARY, 'My courses /learn/courses'],
  ['who teaches too', ['Learner', 'Author'], LIBRARY, `Content library ${LIBRARY}`],
  ['who only teaches', ['Instructor'], LIBRARY, `Content library ${LIBRARY}`],
  ['who teaches where there is no library (reading 60)', ['Author'], null, 'My courses /learn/courses'],
  ['nobody knows', null, LIBRARY, 'My courses /learn/courses'],
];

test.each(ways)('[2.32] the way back of one %s', async (_who, roles, library, way) => {
  await renderError(404, roles, library);
  expect(button()).toBe(way);
});

test('[2.15] the page for forbidden has no button', async () => {
  await renderAt(NOON, <ErrorPage code={403} withoutButton />, {
    answers: [[currentUserQuery().queryKey, currentUser()]],
  });
  expect(screen.queryByRole('link')).toBeNull();
});
