import type { Page } from '@playwright/test';
import { addressOfCourse } from './address-of-course';
import { openPage } from './open-page';

/** Opens a course of Ada's at an activity, or where it opens by itself. */
export async function openCourse(page: Page, code: string, axis = ''): Promise<string> {
  const content = `${await addressOfCourse(page, code)}/view/content`;
  await openPage(page, axis ? `${content}/${axis}` : content);
  return content;
}
