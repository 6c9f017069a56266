import type { MakeCall } from '@lantern/contract/render-page';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { NOON } from '../../../testing/page-facts.builder';
import { renderAt } from '../../../testing/render';
import { teamActivity } from '../../../testing/team-activity.builder';
import { TeamCard } from './team-card';

const PLACE = { objectiveWorkflowId: 'attempt', activityPathId: 'part' };
const call: MakeCall = async () => ({ data: [], hasEarlier: false, readUntil: null }) as never; // the only call here

beforeEach(() => localStorage.clear());

const field = () => screen.getByRole('textbox', { name: 'Your message', hidden: true });

test('[1.6] what tells of a message leads into the chat itself', async () => {
  const card = <TeamCard team={teamActivity()} place={PLACE} due={null} />;
  const { unmount } = await renderAt(NOON, card, { call, at: '/course?chat=another' });
  expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  unmount();
  await renderAt(NOON, card, { call, at: `/course?chat=${PLACE.activityPathId}` });
  expect(screen.getByRole('dialog', { name: /^Team chat: /, hidden: true })).toBeTruthy();
});

test('[1.3] a message that is being written is there again when the chat is closed and opened', async () => {
  await renderAt(NOON, <TeamCard team={teamActivity()} place={PLACE} due={null} />, { call });
  await userEvent.click(screen.getByRole('button', { name: 'Team chat' }));
  await userEvent.type(field(), 'Half a sen');
  await userEvent.click(screen.getByRole('button', { name: 'Close the chat', hidden: true }));
  expect(screen.queryByRole('textbox', { name: 'Your message', hidden: true })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Team chat' }));
  expect(field()).toHaveProperty('value', 'Half a sen');
});
