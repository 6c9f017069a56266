import type { APIRequestContext, Page } from '@playwright/test';
import { expect } from './product';
import { openPage } from './open-page';

const ENROLLED = '/api/lms/v1/users/me/objective-accesses/query';

/** The id of a course that the signed-in person is enrolled in, by its code. */
export async function enrolledCourse(page: Page, code: string): Promise<string> {
  const filter = JSON.stringify(['objective.code', '=', code]);
  const answer = await page.request.get(ENROLLED, { params: { list: 'enrolled', filter } });
  const { data } = (await answer.json()) as { data: Array<{ objective: { id: string } }> }; // as the call is described
  expect(data[0], code).toBeTruthy();
  return data[0]?.objective.id ?? '';
}

const OPEN_CATALOG = '/api/lms/v1/public/open-catalog/objectives/query';

/** The id of a course of the demo's open catalog, which every journey may ask for. */
export function courseNamed(request: APIRequestContext, name: string): Promise<string> {
  return openCourseWith(request, 'name', name);
}

/** The same by its code, which no other course has. */
export function courseCoded(request: APIRequestContext, code: string): Promise<string> {
  return openCourseWith(request, 'code', code);
}

async function openCourseWith(
  request: APIRequestContext,
  field: 'name' | 'code',
  value: string,
): Promise<string> {
  const filter = JSON.stringify([field, '=', value]);
  const answer = await request.get(OPEN_CATALOG, { params: { domain: 'localhost', filter } });
  const { data } = (await answer.json()) as { data: Array<{ id: string }> }; // as the call is described
  expect(data, value).toHaveLength(1);
  return data[0]?.id ?? '';
}

/** The address of a course that the signed-in person is enrolled in, by its code. */
export async function addressOfCourse(page: Page, code: string): Promise<string> {
  return `/learn/courses/${await enrolledCourse(page, code)}`;
}

/** Opens a course of Ada's at an activity, or where it opens by itself. */
export async function openCourse(page: Page, code: string, axis = ''): Promise<string> {
  const content = `${await addressOfCourse(page, code)}/view/content`;
  await openPage(page, axis ? `${content}/${axis}` : content);
  return content;
}
