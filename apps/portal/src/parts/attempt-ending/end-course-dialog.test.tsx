import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import { activityPart } from '@lantern/domain/activity/activity-part.builder';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { EndCourseDialog } from './end-course-dialog';

const done = activityPart({ id: 'a', axis: '1', workflow: 'finished', childActivity: { name: 'Page' } });
const open = activityPart({ id: 'b', axis: '2', workflow: 'inProgress', childActivity: { name: 'Quiz' } });
const untouched = activityPart({ id: 'c', axis: '3', childActivity: { name: 'Essay' } });
const optional = activityPart({ id: 'd', axis: '4', optional: true });

async function namesOf(parts: ActivityPart[]) {
  await renderAt(NOON, <EndCourseDialog kind="submit" parts={parts} onConfirm={skip} onClose={skip} />);
  return screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
}
const skip = () => undefined;

test('[4.10] reading 66: each piece that would be left behind is named, and the numbers add up', async () => {
  expect(await namesOf([done, open, untouched, optional])).toEqual([
    '2 QuizIn progress',
    '3 EssayNot started',
  ]);
  expect(screen.getByText('1 of 4 activities are complete')).toBeDefined();
  expect(screen.getByText('These 2 are not handed in, and count as not done:')).toBeDefined();
  expect(screen.getByText('1 optional activity is not done either. It is not asked for.')).toBeDefined();
});

test('[4.10] with everything handed in nothing is named', async () => {
  expect(await namesOf([done])).toEqual([]);
});

test('[8.8] reading 63: of what is tried again the best try counts, and is not left behind', async () => {
  const tried = activityPart({ id: 'e', axis: '2', workflow: 'finished', childActivity: { name: 'Quiz' } });
  const { activityWorkflowAggregate: first } = tried.childActivity;
  const again = {
    ...tried,
    childActivity: {
      ...tried.childActivity,
      activityWorkflowAggregate: first && {
        ...first,
        lastActivityWorkflow: {
          ...first.lastActivityWorkflow,
          state: 'inProgress' as const,
          progress: 0,
          submitted: null,
          doneBefore: true,
        },
      },
    },
  };
  expect(await namesOf([done, again])).toEqual(['2 QuizIn progress']);
  expect(screen.getByText('2 of 2 activities are complete')).toBeDefined();
  expect(screen.getByText('A new try is not handed in. Your best try counts:')).toBeDefined();
  expect(screen.queryByText(/not done/)).toBeNull();
});

test.each([
  ['a tool that hands itself in', true, 'This is not handed in, and counts as not done:'],
  ['what ending the course hands in', false, 'Ending the course hands this in as it is:'],
])('[4.10] reading 66: a course that is one activity names it: %s', async (_case, isTool, said) => {
  const differs = isTool ? ({ type: 'lti', supportLtiGrading: true } as const) : {};
  const whole = activityPart({
    axis: '',
    workflow: 'inProgress',
    childActivity: { name: 'Exam', ...differs },
  });
  expect(await namesOf([whole])).toEqual(['ExamIn progress']);
  expect(screen.getByText('Not handed in yet')).toBeDefined();
  expect(screen.getByText(said)).toBeDefined();
});

test('[4.10] a course that is one activity, and done, names nothing', async () => {
  await namesOf([activityPart({ axis: '', workflow: 'finished' })]);
  expect(screen.queryByText('Not handed in yet')).toBeNull();
});
