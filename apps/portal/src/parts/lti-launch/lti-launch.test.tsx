import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { callApi } from '../../api/transport/call-api';
import { reportForeignMessage, reportSilentTool, reportToolLog } from '../../api/attempts/report-tool';
import { forgetToolWords, rememberToolWords } from '../../lib/format/tool-words';
import { useToasts } from '../../lib/page/toasts';
import { answerWith, json, refusal } from '../../testing/network';
import { renderAt } from '../../testing/render';
import { LtiLaunch, type LtiLaunchProps } from './lti-launch';

vi.mock('../../api/attempts/report-tool', () => ({
  reportForeignMessage: vi.fn<() => void>(),
  reportSilentTool: vi.fn<() => void>(),
  reportToolLog: vi.fn<() => void>(),
}));

const NOW = new Date('2026-03-01T10:00:00Z');
const TOOL = 'https://quiz.test';
const [WORKFLOW, PART, ATTEMPT, COURSE] = [1, 2, 3, 4].map(
  (n) => `0d3a0000-0000-4000-8000-00000000000${n}`,
) as [string, string, string, string]; // four numbers make four ids
const link = (number = 1) => json({ targetLinkUri: `/lti/launch/${number}`, toolOrigin: TOOL });

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.clearAllMocks();
  Reflect.deleteProperty(document, 'hasStorageAccess');
  forgetToolWords();
});

function Shown(props: LtiLaunchProps) {
  const toasts = useToasts();
  return (
    <>
      <LtiLaunch {...props} />
      <ul aria-label="toasts">
        {toasts.map(({ id, text }) => (
          <li key={id}>{text}</li>
        ))}
      </ul>
    </>
  );
}

async function open(props: Partial<LtiLaunchProps> = {}, activity: Partial<LtiLaunchProps['activity']> = {}) {
  const onReturn = vi.fn<LtiLaunchProps['onReturn']>();
  await renderAt(
    NOW,
    <Shown
      objectiveId={COURSE}
      name="Cash or profit?"
      toolName={null}
      renderBack={(openAgain, message) => (
        <button type="button" onClick={openAgain}>
          {message}
        </button>
      )}
      activity={{
        objectiveWorkflowId: WORKFLOW,
        activityPartId: PART,
        activityWorkflowId: ATTEMPT,
        isReview: false,
        ...activity,
      }}
      onReturn={onReturn}
      onLeave={() => {}}
      {...props}
    />,
    { call: callApi },
  );
  return onReturn;
}

async function frame(): Promise<HTMLIFrameElement> {
  const found = await screen.findByTitle<HTMLIFrameElement>('Cash or profit?, in an external tool');
  Object.defineProperty(found, 'contentWindow', { value: { postMessage: vi.fn<() => void>() } });
  return found;
}

function say(data: unknown, { origin = TOOL, source }: { origin?: string; source: unknown }) {
  const event = new MessageEvent('message', { data, origin });
  Object.defineProperty(event, 'source', { value: source });
  act(() => void window.dispatchEvent(event));
}

test('[7.19] the tool is opened where the server says, and its host is named', async () => {
  const asked = answerWith(link());
  await open();
  expect(await frame()).toHaveProperty('src', expect.stringMatching(/\/lti\/launch\/1$/));
  expect(screen.getByText('quiz.test')).toBeTruthy();
  expect(asked).toMatchObject([
    {
      address: `/api/lms/v1/objective-workflows/${WORKFLOW}/resource-link?documentTarget=iframe`,
      body: { activityWorkflowIds: [ATTEMPT], activityPartIds: [PART] },
    },
  ]);
});

test('[4.9] what was not begun is begun first', async () => {
  const begun = { id: ATTEMPT, objectiveWorkflowId: WORKFLOW, activityPartId: PART, state: 1, progress: 0 };
  const dates = { started: NOW.toISOString(), submitted: null, finished: null };
  const asked = answerWith(json({ data: [{ ...begun, ...dates }] }), link());
  await open({}, { activityWorkflowId: null });
  await frame();
  expect(asked.map(({ body }) => body)).toMatchObject([
    { activityPartIds: [PART] },
    { activityWorkflowIds: [ATTEMPT] },
  ]);
});

test('[2.9] a review asks for one, and begins nothing', async () => {
  const asked = answerWith(link());
  await open({}, { isReview: true, activityWorkflowId: null, activityPartId: null });
  await frame();
  expect(asked).toHaveLength(1);
  expect(asked[0]?.address).toContain('viewType=REVIEW');
});

test('[8.3] a refusal is told in the server’s words, and can be tried again', async () => {
  answerWith(refusal(409, 'conflict', { _: ['The activity opens tomorrow.'] }), link());
  await open();
  expect(await screen.findByText('The activity opens tomorrow.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
  await frame();
});

test('[2.18] the frame grows as the tool says, and as nobody else does', async () => {
  answerWith(link());
  await open();
  const { contentWindow } = await frame();
  const heightOf = () => screen.getByRole('region').style.getPropertyValue('--tool-height');
  await waitFor(() => expect(heightOf()).toBe('70vh'));
  say(
    { subject: 'lti.frameResize', height: 900 },
    { origin: 'https://elsewhere.test', source: contentWindow },
  );
  say({ subject: 'lti.frameResize', height: 900 }, { source: window });
  expect(heightOf()).toBe('70vh');
  say({ subject: 'lti.frameResize', height: 640 }, { source: contentWindow });
  expect(heightOf()).toBe('640px');
  // Whoever else spoke is in the log, however often it did.
  say({ subject: 'lti.close' }, { origin: 'https://elsewhere.test', source: contentWindow });
  expect(vi.mocked(reportForeignMessage).mock.calls).toEqual([
    [{ objectiveId: COURSE }, 'https://elsewhere.test'],
  ]);
});

test('[4.5] the preferred size is the first one', async () => {
  answerWith(link());
  await open({ size: { width: 800, height: 500 } });
  await frame();
  const { style } = screen.getByRole('region');
  await waitFor(() => expect(style.getPropertyValue('--tool-height')).toBe('500px'));
  expect(style.getPropertyValue('--tool-width')).toBe('800px');
});

test('[2.18] the tool’s state is kept and given back, to its own origin alone', async () => {
  answerWith(link());
  await open();
  await frame();
  const source = { postMessage: vi.fn<(...said: unknown[]) => void>() };
  say({ subject: 'lti.put_data', message_id: '1', key: 'state', value: 'abc' }, { source });
  say({ subject: 'lti.get_data', message_id: '2', key: 'state' }, { source });
  say(
    { subject: 'lti.get_data', message_id: '3', key: 'state' },
    { source, origin: 'https://elsewhere.test' },
  );
  expect(source.postMessage.mock.calls).toEqual([
    [
      { subject: 'lti.put_data.response', message_id: '1', key: 'state', value: 'abc' },
      { targetOrigin: TOOL },
    ],
    [
      { subject: 'lti.get_data.response', message_id: '2', key: 'state', value: 'abc' },
      { targetOrigin: TOOL },
    ],
  ]);
});

test('[2.18] back from the tool its words stay on the page as plain text, and the course is asked anew', async () => {
  answerWith(link(), link(2));
  const onReturn = await open();
  const { contentWindow } = await frame();
  const words = { message: '<b>Done</b>', errorMessage: null, log: 'Five of five', errorLog: null };
  say({ subject: 'lti.close', ...words }, { origin: location.origin, source: contentWindow });
  expect(vi.mocked(reportToolLog).mock.lastCall).toEqual([
    { objectiveId: COURSE },
    { message: 'Five of five', errorMessage: null },
  ]);
  expect(screen.queryByText('<b>Done</b>', { selector: 'li' })).toBeNull();
  expect(screen.queryByTitle(/external tool/)).toBeNull();
  expect(onReturn.mock.calls).toEqual([[expect.objectContaining({ isReview: false })]]);
  await userEvent.click(screen.getByRole('button', { name: '<b>Done</b>' }));
  expect(await frame()).toHaveProperty('src', expect.stringMatching(/\/lti\/launch\/2$/));
});

test('[2.18] a problem of the tool’s is told in its place, with two ways on', async () => {
  answerWith(link());
  await open();
  const { contentWindow } = await frame();
  const words = { message: null, errorMessage: 'The quiz is closed.' };
  say({ subject: 'lti.close', ...words }, { origin: location.origin, source: contentWindow });
  expect(screen.getByRole('alert').textContent).toContain('The quiz is closed.');
  expect(screen.getByRole('button', { name: 'Open again' })).toBeTruthy();
  expect(await screen.findByRole('link', { name: /Open in new window/ })).toBeTruthy();
});

test('[2.18] so is one that the way back brought', async () => {
  answerWith(link());
  rememberToolWords(COURSE, { message: null, errorMessage: 'The quiz is closed.' });
  await open();
  expect((await screen.findByRole('alert')).textContent).toContain('The quiz is closed.');
  await userEvent.click(screen.getByRole('button', { name: 'Open again' }));
  await frame();
});

test('[2.18] a tool that does not show itself within 15 seconds is offered in a window', async () => {
  answerWith(link(), link(2), link(3));
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open();
  await frame();
  await act(() => vi.advanceTimersByTimeAsync(14_000));
  expect(screen.queryByText('The tool does not answer')).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1500));
  expect(screen.getByText('The tool does not answer')).toBeTruthy();
  expect(vi.mocked(reportSilentTool).mock.calls).toEqual([[{ objectiveId: COURSE }, 'quiz.test']]);
  const way = await screen.findByRole('link', { name: /Open in new window/ });
  await waitFor(() => expect(way.getAttribute('href')).toBe('/lti/launch/2'));
  expect(way.getAttribute('target')).toBe('_blank');
  expect(way.getAttribute('rel')).toContain('noopener');
});

test('[2.18] one that has shown itself is left alone', async () => {
  answerWith(link());
  vi.useFakeTimers({ shouldAdvanceTime: true });
  await open();
  fireEvent.load(await frame());
  await act(() => vi.advanceTimersByTimeAsync(60_000));
  expect(screen.queryByText('The tool does not answer')).toBeNull();
});

test('[2.18] each address to a window is used once', async () => {
  answerWith(link(1), link(2), link(3));
  await open({ supportsFrame: false });
  const way = await screen.findByRole('link', { name: /Open in new window/ });
  await waitFor(() => expect(way.getAttribute('href')).toBe('/lti/launch/2'));
  way.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(way);
  await waitFor(() => expect(way.getAttribute('href')).toBe('/lti/launch/3'));
  expect(screen.queryByTitle(/external tool/)).toBeNull();
});

test('[2.18] where other sites’ cookies are refused a window is offered, and the frame all the same', async () => {
  answerWith(link());
  Object.assign(document, { hasStorageAccess: async () => false });
  await open();
  expect(await screen.findByText(/This browser keeps other sites from remembering you/)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Open here all the same' }));
  await frame();
});
