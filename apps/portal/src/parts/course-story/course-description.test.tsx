import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { CourseDescription } from './course-description';

const LONG = 'Curiosity at work: what to ask, when to wait, and how to hear what nobody wants to say.';

test('[5.5] a long description is cut at a word, and opens and closes', async () => {
  await renderAt(NOON, <CourseDescription text={LONG} />);
  expect(
    screen.getByText('Curiosity at work: what to ask, when to wait, and how to hear what…'),
  ).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Show more', expanded: false }));
  expect(screen.getByText(LONG)).toBeTruthy();

  await userEvent.click(screen.getByRole('button', { name: 'Hide', expanded: true }));
  expect(screen.queryByText(LONG)).toBeNull();
});

test('[5.5] a short one has nothing to open', async () => {
  await renderAt(NOON, <CourseDescription text="Curiosity at work." />);
  expect(screen.getByText('Curiosity at work.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});
