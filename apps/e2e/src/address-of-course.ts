import type { Page } from '@playwright/test';

/** The address of a course that the signed-in person is enrolled in, by its code. */
export async function addressOfCourse(page: Page, code: string): Promise<string> {
  const filter = encodeURIComponent(JSON.stringify(['objective.code', '=', code]));
  const answer = await page.request.get(
    `/api/lms/v1/users/me/objective-accesses/query?list=enrolled&filter=${filter}`,
  );
  const { data } = (await answer.json()) as { data: Array<{ objective: { id: string } }> }; // as the contract has it
  const [course] = data;
  if (!course) throw new Error(`There is no course ${code} on this shelf`);
  return `/learn/courses/${course.objective.id}`;
}
