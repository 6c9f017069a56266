import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { callApi } from '../../api/transport/call-api';
import { reportToolLog } from '../../api/attempts/report-tool';
import { dismissToast, useToasts } from '../../lib/page/toasts';
import { answerWith, refusal } from '../../testing/network';
import { pageFacts } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { ToolReturnPage } from './tool-return-page';

vi.mock('../../api/attempts/report-tool', () => ({ reportToolLog: vi.fn<() => void>() }));

const NOW = new Date('2026-03-01T10:00:00Z');
const COURSE = '0d3a0000-0000-4000-8000-000000000004';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(reportToolLog).mockClear();
});

function Shown() {
  const toasts = useToasts();
  return (
    <>
      <ToolReturnPage />
      {toasts.map(({ id, text }) => (
        <button key={id} type="button" onClick={() => dismissToast(id)}>
          {text}
        </button>
      ))}
    </>
  );
}

test('[2.18] an address that names no course leads to My courses, with the tool’s words as plain text', async () => {
  const query = new URLSearchParams({ objectiveId: 'nobody', lti_msg: '<img src=x onerror=alert(1)> Done' });
  const { router } = await renderAt(NOW, <Shown />, { at: `/lti-tool-callback?${query}`, call: callApi });
  await waitFor(() => expect(router.state.location.pathname).toBe('/courses'));
  expect(screen.getByText('<img src=x onerror=alert(1)> Done')).toBeTruthy();
  expect(document.querySelector('img')).toBeNull();
});

test('[2.18] what a tool writes for the operators is reported, and not shown', async () => {
  answerWith(refusal(404, 'notFound'));
  const query = new URLSearchParams({
    objectiveId: COURSE,
    lti_log: 'Three of five\u202e',
    lti_errorlog: '<b>no</b>',
  });
  await renderAt(NOW, <Shown />, { at: `/lti-tool-callback?${query}`, call: callApi });
  await waitFor(() => expect(reportToolLog).toHaveBeenCalledOnce());
  expect(vi.mocked(reportToolLog).mock.lastCall).toEqual([
    { objectiveId: COURSE, activityPathId: null, activityWorkflowId: null },
    { message: 'Three of five', errorMessage: '<b>no</b>' },
  ]);
  expect(screen.queryByText(/Three of five|no/)).toBeNull();
});

test('[2.18] so does a course that nobody knows', async () => {
  answerWith(refusal(404, 'notFound'));
  const { router } = await renderAt(NOW, <Shown />, {
    at: `/lti-tool-callback?objectiveId=${COURSE}`,
    call: callApi,
  });
  await waitFor(() => expect(router.state.location.pathname).toBe('/courses'));
});

test('[2.18] in a frame of ours it asks the page around it to close it, and stays', async () => {
  const parent = {
    location: { origin: location.origin },
    postMessage: vi.fn<(...said: unknown[]) => void>(),
  };
  vi.stubGlobal('parent', parent);
  const { router } = await renderAt(NOW, <Shown />, {
    at: `/lti-tool-callback?objectiveId=${COURSE}&lti_msg=Done&lti_errormsg=${'x'.repeat(400)}&lti_log=kept`,
    facts: pageFacts({ now: NOW, isFramed: true }),
    call: callApi,
  });
  expect(screen.getByText('You can close this')).toBeTruthy();
  const errorMessage = `${'x'.repeat(299)}…`;
  expect(parent.postMessage.mock.calls).toEqual([
    [{ subject: 'lti.close', message: 'Done', errorMessage, log: 'kept', errorLog: null }, location.origin],
  ]);
  expect(router.state.location.pathname).toBe('/lti-tool-callback');
});

test('[2.18] in a frame of somebody else’s it tells nobody, and leads on', async () => {
  const postMessage = vi.fn<() => void>();
  vi.stubGlobal('parent', { location: { origin: 'https://elsewhere.test' }, postMessage });
  const { router } = await renderAt(NOW, <Shown />, { at: '/lti-tool-callback', call: callApi });
  await waitFor(() => expect(router.state.location.pathname).toBe('/courses'));
  expect(postMessage).not.toHaveBeenCalled();
});
