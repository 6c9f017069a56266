import type { Page } from '@playwright/test';
import { expect } from './product';

const ENROLLED = '/api/lms/v1/users/me/objective-accesses/query';

/** The id of a course of whoever is signed in, by its code. */
export async function enrolledCourse(page: Page, code: string): Promise<string> {
  const answer = await page.request.get(ENROLLED, { params: { list: 'enrolled', take: 200 } });
  const { data } = (await answer.json()) as { data: Array<{ objective: { id: string; code: string } }> }; // as the call is described
  const found = data.find(({ objective }) => objective.code === code);
  expect(found, code).toBeTruthy();
  return found?.objective.id ?? '';
}
