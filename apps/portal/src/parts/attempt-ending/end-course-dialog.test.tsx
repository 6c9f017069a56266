import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import { leftBehind } from '@lantern/domain/attempt/hand-in';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { EndCourseDialog } from './end-course-dialog';

const done = activityPart({ id: 'a', axis: '1', workflow: 'finished', childActivity: { name: 'Page' } });
const open = activityPart({ id: 'b', axis: '2', workflow: 'inProgress', childActivity: { name: 'Quiz' } });
const untouched = activityPart({ id: 'c', axis: '3', childActivity: { name: 'Essay' } });

async function namesOf(parts: Parameters<typeof leftBehind>[0], left = leftBehind(parts)) {
  const dialog = <EndCourseDialog kind="submit" parts={parts} left={left} onConfirm={skip} onClose={skip} />;
  await renderAt(NOON, dialog);
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}
const skip = () => undefined;

test('[4.10] reading 66: each piece that would be left behind is named', async () => {
  expect(await namesOf([done, open, untouched])).toEqual(['2 QuizIn progress', '3 EssayNot started']);
  expect(screen.getByText('1 of 3 activities are complete')).toBeDefined();
});

test('[4.10] with everything handed in nothing is named', async () => {
  expect(await namesOf([done])).toEqual([]);
});

test('[4.10] reading 66: a course that is one tool names it, too', async () => {
  const tool = activityPart({ axis: '', workflow: 'inProgress', childActivity: { name: 'Exam' } });
  expect(await namesOf([], [tool])).toEqual(['ExamIn progress']);
  expect(screen.getByText('Not handed in yet')).toBeDefined();
});
