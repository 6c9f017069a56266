import type { Locale } from '@lantern/domain/display/locales';
import { pictureAddress } from '@lantern/domain/web/web-address';
import { shownHtml } from '../activities/shown-html';

/** What lists and pages say of a course in other languages than its own; left out where there is none. */
type Translated = {
  translations?: Record<string, { name: string; description: string; about?: string }>;
};

/** A course as it leaves the store: in the reader's language, and its picture is an address of a picture or there is none. */
export function shownCourse<Course extends { imageUrl: string | null }>(
  course: Course & Translated,
  locale?: Locale,
): Course {
  const imageUrl = pictureAddress(course.imageUrl);
  // The same object where nothing is to be changed: others keep what they made of it.
  if (imageUrl === course.imageUrl && !course.translations) return course;
  const { translations, ...own } = course;
  const translated = locale && translations?.[locale];
  // What is left of a course without its translations is the course.
  return { ...own, imageUrl, ...(translated && { ...translated, language: locale }) } as Course;
}

/** A course with the text of its own page, as the store reads it; whose frames that may show is for the cleaner alone. */
export type StoredCourse<Course> = Course & { frameSources: string | null };

/** The same of it: its text is cleaned again. */
export function shownWholeCourse<
  Activity extends { imageUrl: string | null },
  Course extends { imageUrl: string | null; about: string; activity: Activity },
>({ frameSources, ...course }: StoredCourse<Course>, locale?: Locale) {
  const activity = shownCourse<Activity>(course.activity);
  const shown = shownCourse(course, locale);
  return { ...shown, activity, about: shownHtml(shown.about, frameSources) };
}
