import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listedObjectiveAccess } from '../../testing/listed-objective-access.builder';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { CourseBookmark } from './course-bookmark';

const COURSE = listedObjectiveAccess({ workflow: {} });
const LESSON = { axis: '2.1', name: 'Working capital, week by week', language: null };

test.each(['side', 'dock'] as const)(
  '[4.28] the bookmark names the lesson and its course (%s)',
  async (place) => {
    await renderAt(NOON, <CourseBookmark course={COURSE} lesson={LESSON} place={place} />);
    expect(screen.getByText(LESSON.name)).toBeTruthy();
    expect(screen.getByText('A short history of the book')).toBeTruthy();
    expect(screen.getByRole('link', { name: /Continue/ }).getAttribute('href')).toMatch(/\/view\/content$/);
  },
);

test.each(['side', 'dock'] as const)(
  '[4.28] where no lesson is open it names the course, once (%s)',
  async (place) => {
    await renderAt(NOON, <CourseBookmark course={COURSE} lesson={null} place={place} />);
    expect(screen.getAllByText('A short history of the book')).toHaveLength(1);
  },
);

test('[3.7] a lesson without a name has a title', async () => {
  await renderAt(NOON, <CourseBookmark course={COURSE} lesson={{ ...LESSON, name: ' ' }} place="side" />);
  expect(screen.getByText('Untitled activity')).toBeTruthy();
});
