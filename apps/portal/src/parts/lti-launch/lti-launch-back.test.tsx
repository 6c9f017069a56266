import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { callApi } from '../../api/transport/call-api';
import { forgetToolWords, rememberToolWords } from '../../lib/format/tool-words';
import { useToasts } from '../../lib/page/toasts';
import { answerWith, json } from '../../testing/network';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { LtiLaunch, type LtiLaunchProps } from './lti-launch';

const COURSE = '0d3a0000-0000-4000-8000-000000000004';
const link = () => json({ targetLinkUri: '/lti/launch/1', toolOrigin: 'https://quiz.test' });

afterEach(() => forgetToolWords());

/** An attempt that ends when the test says so. */
function Ending({ children }: { children: (isEnded: boolean) => ReactNode }) {
  const [isEnded, setIsEnded] = useState(false);
  const toasts = useToasts();
  return (
    <>
      <p>{toasts.map(({ text }) => `Toast: ${text}`)}</p>
      <button type="button" onClick={() => setIsEnded(true)}>
        End
      </button>
      {children(isEnded)}
    </>
  );
}

async function open(props: Partial<LtiLaunchProps>, isReview = false): Promise<void> {
  const activity = {
    objectiveWorkflowId: '0d3a0000-0000-4000-8000-000000000001',
    activityPartId: '0d3a0000-0000-4000-8000-000000000002',
    activityWorkflowId: '0d3a0000-0000-4000-8000-000000000003',
    isReview,
  };
  const told = { onReturn: () => {}, onLeave: () => {} };
  await renderAt(
    NOON,
    <Ending>
      {(isEnded) => (
        <LtiLaunch
          objectiveId={COURSE}
          name="Check"
          toolName={null}
          renderBack={(_openAgain, message) => `You are back. ${message}`}
          activity={activity}
          isOver={isEnded}
          {...told}
          {...props}
        />
      )}
    </Ending>,
    { call: callApi },
  );
}

async function closeTool(): Promise<void> {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Check, in an external tool');
  const source = { postMessage: vi.fn<() => void>() };
  Object.defineProperty(frame, 'contentWindow', { value: source });
  const event = new MessageEvent('message', { data: { subject: 'lti.close' }, origin: location.origin });
  Object.defineProperty(event, 'source', { value: source });
  act(() => void window.dispatchEvent(event));
}

test('[2.18] who comes back without a problem is not sent to the tool again at once', async () => {
  const asked = answerWith(link());
  rememberToolWords(COURSE, { message: null, errorMessage: null });
  await open({
    renderBack: (openAgain) => (
      <button type="button" onClick={openAgain}>
        Back
      </button>
    ),
  });
  expect(asked).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(await screen.findByTitle('Check, in an external tool')).toBeTruthy();
});

test('[4.16] the end of the attempt leads on, and not while the tool is open', async () => {
  answerWith(link());
  const onOver = vi.fn<() => void>();
  await open({ onOver });
  const frame = await screen.findByTitle('Check, in an external tool');
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  expect(frame.isConnected).toBe(true);
  expect(onOver).not.toHaveBeenCalled();
  await closeTool();
  await waitFor(() => expect(onOver).toHaveBeenCalledOnce());
});

test('[4.16] an attempt that has ended leads on before its tool is asked for', async () => {
  const asked = answerWith(link());
  const onOver = vi.fn<() => void>();
  await open({ isOver: true, onOver });
  expect(onOver).toHaveBeenCalledOnce();
  expect(asked).toHaveLength(0);
});

test('[2.9] what is only looked at leads nowhere', async () => {
  answerWith(link());
  const onOver = vi.fn<() => void>();
  await open({ isOver: true, onOver }, true);
  await closeTool();
  expect(await screen.findByText(/You are back/)).toBeTruthy();
  expect(onOver).not.toHaveBeenCalled();
});

test('[2.18] where the attempt’s end leads on, the tool’s words go along as a toast', async () => {
  answerWith(link());
  rememberToolWords(COURSE, { message: 'Done', errorMessage: null });
  await open({});
  expect(screen.queryByText('Toast: Done')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'End' }));
  expect(await screen.findByText('Toast: Done')).toBeTruthy();
});

test('[2.18] a tool that has a name is called by it', async () => {
  answerWith(link());
  await open({ toolName: 'Wick quizzes' });
  expect(await screen.findByText('Wick quizzes')).toBeTruthy();
  expect(screen.queryByText('quiz.test')).toBeNull();
});
