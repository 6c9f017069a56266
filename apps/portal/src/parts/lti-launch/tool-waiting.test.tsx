import { onlineManager } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { callApi } from '../../api/transport/call-api';
import { answerWith, json } from '../../testing/network';
import { renderAt } from '../../testing/render';
import { LtiLaunch } from './lti-launch';

const NOW = new Date('2026-03-01T10:00:00Z');
const [WORKFLOW, COURSE] = ['0d3a0000-0000-4000-8000-000000000001', '0d3a0000-0000-4000-8000-000000000004'];
const link = (number: number) =>
  json({ targetLinkUri: `/lti/launch/${number}`, toolOrigin: 'https://quiz.test' });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  onlineManager.setOnline(true);
});

const open = () =>
  renderAt(
    NOW,
    <LtiLaunch
      objectiveId={COURSE}
      name="Cash or profit?"
      activity={{
        objectiveWorkflowId: WORKFLOW,
        activityPartId: '0d3a0000-0000-4000-8000-000000000002',
        activityWorkflowId: '0d3a0000-0000-4000-8000-000000000003',
        isReview: false,
        newTries: 0,
      }}
      toolName={null}
      renderBack={() => null}
      onReturn={() => {}}
      onLeave={() => {}}
    />,
    { call: callApi },
  );
const frame = () => screen.findByTitle('Cash or profit?, in an external tool');

test('[2.18] whoever does not want to wait for a tool leaves it, and opens it again later', async () => {
  answerWith(link(1), link(2), link(3));
  await open();
  await frame();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(screen.getByText('The tool is not open')).toBeTruthy();
  expect(screen.queryByTitle(/in an external tool/)).toBeNull();

  await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
  fireEvent.load(await frame());
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});

test('[2.8] without a connection a tool says that it needs one', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onlineManager.setOnline(false);
  await open();
  expect(screen.getByText('This activity needs a connection')).toBeTruthy();
});

test('[2.18] a launch that our server does not answer is spoken of after three seconds', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  await open();
  await act(() => vi.advanceTimersByTimeAsync(3000));
  expect(screen.getByText('This takes longer than it should.')).toBeTruthy();
});
