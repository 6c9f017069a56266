import { pictureAddress } from '@lantern/domain/web/web-address';
import { shownHtml } from '../activities/shown-html';

/** A course as it leaves the store: its picture is an address of a picture, or there is none. */
export function shownCourse<Course extends { imageUrl: string | null }>(course: Course): Course {
  const imageUrl = pictureAddress(course.imageUrl);
  // The same object where nothing is wrong: others keep what they made of it.
  return imageUrl === course.imageUrl ? course : { ...course, imageUrl };
}

/** A course with the text of its own page, as the store reads it; whose frames that may show is for the cleaner alone. */
export type StoredCourse<Course> = Course & { frameSources: string | null };

/** The same of it: its text is cleaned again. */
export function shownWholeCourse<
  Activity extends { imageUrl: string | null },
  Course extends { imageUrl: string | null; about: string; activity: Activity },
>({ frameSources, ...course }: StoredCourse<Course>) {
  const activity = shownCourse<Activity>(course.activity);
  return { ...shownCourse(course), activity, about: shownHtml(course.about, frameSources) };
}
