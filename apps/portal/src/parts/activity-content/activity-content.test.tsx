import { skipToken, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { currentUserQuery } from '../../api/platform';
import { activityContent, ATTEMPT_ID } from '../../testing/activity-content.builder';
import { currentUser } from '../../testing/current-user.builder';
import { answerWith, json } from '../../testing/network';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { watchElements } from '../../testing/watched-elements';
import { ActivityContent, type ActivityContentProps } from './activity-content';

// Whatever is under way is told to the server when it is opened.
beforeEach(() => {
  answerWith(json({}));
  // Each element has been scrolled past by 300 of its 1000 pixels, for as long as it is on the page.
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.isConnected ? new DOMRect(0, -300, 600, 1000) : new DOMRect();
  });
  return () => vi.restoreAllMocks();
});

const VIDEO = {
  source: 'youtube',
  url: 'https://youtu.be/M7lc1UVf-VE',
  mediaType: null,
  poster: null,
  duration: 90,
  captions: [],
  transcript: [],
  language: null,
} as const;

function show(
  content: ActivityContentProps['content'],
  { sources = '', ...props }: Partial<ActivityContentProps> & { sources?: string } = {},
) {
  const settings = { 'lms.learner_allowed_external_sources': sources };
  return renderAt(NOON, <ActivityContent content={content} objectiveWorkflowId={ATTEMPT_ID} {...props} />, {
    answers: [[currentUserQuery().queryKey, currentUser({ settings })]],
  });
}

/** The content as the page around it hands it on: from the cache. */
function Cached({ queryKey }: { queryKey: string[] }) {
  const { data } = useQuery<ActivityContentProps['content']>({ queryKey, queryFn: skipToken });
  return data && <ActivityContent content={data} objectiveWorkflowId={ATTEMPT_ID} />;
}

test('[4.2] a text is read, and its end tells so', async () => {
  const { comeIntoView, options } = watchElements();
  const onRead = vi.fn();
  await show(activityContent({ text: { language: null, html: '<p>Lina buys flour.</p>' } }), { onRead });
  expect(await screen.findByText('Lina buys flour.')).toBeTruthy();
  await waitFor(() => expect(options).not.toEqual([]));
  expect(onRead).not.toHaveBeenCalled();
  comeIntoView();
  await waitFor(() => expect(onRead).toHaveBeenCalledOnce());
});

test('[7.12] where the reader stopped is kept, with the share that was seen', async () => {
  const { options } = watchElements();
  const asked = answerWith(json({}));
  const { unmount } = await show(
    activityContent({ text: { language: null, html: '<p>Lina buys flour.</p>' } }),
  );
  await screen.findByText('Lina buys flour.');
  await waitFor(() => expect(options).not.toEqual([]));
  document.dispatchEvent(new Event('scroll'));
  unmount();
  await waitFor(() =>
    expect(asked.at(-1)).toMatchObject({
      method: 'PUT',
      address: expect.stringContaining(`/${ATTEMPT_ID}/activity-workflows/`),
      body: { place: { share: 0.396, at: NOON.toISOString() } },
    }),
  );
});

test('[7.12] a text out of sight has no place to be kept', async () => {
  const { options } = watchElements();
  const asked = answerWith(json({}));
  const text = activityContent({ text: { language: null, html: '<p>Lina buys flour.</p>' } });
  const { unmount } = await show(text);
  await screen.findByText('Lina buys flour.');
  await waitFor(() => expect(options).not.toEqual([]));
  await waitFor(() => expect(asked).toHaveLength(1));
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect());
  document.dispatchEvent(new Event('scroll'));
  unmount();
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(asked).toHaveLength(1);
});

test('[7.12] a place told before the activity has begun is sent once it has', async () => {
  const { options } = watchElements();
  const asked = answerWith(json({}));
  const begun = activityContent({ text: { language: null, html: '<p>Lina buys flour.</p>' } });
  const key = ['activity-content', ATTEMPT_ID, 'path'];
  const { client } = await renderAt(NOON, <Cached queryKey={key} />, {
    answers: [
      [currentUserQuery().queryKey, currentUser()],
      [key, { ...begun, activityWorkflow: null }],
    ],
  });
  await waitFor(() => expect(options).not.toEqual([]));
  document.dispatchEvent(new Event('scroll'));
  dispatchEvent(new Event('pagehide'));
  expect(asked).toEqual([]);
  act(() => void client.setQueryData(key, begun));
  await waitFor(() => expect(asked).toMatchObject([{ method: 'PUT' }]));
});

test('[4.28] opening what is under way tells the server, so that the course goes on with it', async () => {
  const asked = answerWith(json({}));
  await show(activityContent());
  await waitFor(() => expect(asked).toHaveLength(1));
  expect(asked[0]).toMatchObject({ method: 'PUT', body: { place: { at: NOON.toISOString() } } });
  expect(asked[0]?.body).not.toHaveProperty('progress');
});

test('[4.28] one of many on a page is not come to by opening the page', async () => {
  watchElements();
  const asked = answerWith(json({}));
  const content = activityContent({ text: { language: null, html: '<p>Lina buys flour.</p>' } });
  await show(content, { resumes: false });
  await screen.findByText('Lina buys flour.');
  expect(asked).toEqual([]);
});

test('[7.12] what is finished is not touched again', async () => {
  const { options } = watchElements();
  const asked = answerWith(json({}));
  const content = activityContent({ text: { language: null, html: '<p>Lina buys flour.</p>' } });
  const workflow = content.activityWorkflow && { ...content.activityWorkflow, state: 'finished' as const };
  const { unmount } = await show({ ...content, activityWorkflow: workflow });
  await waitFor(() => expect(options).not.toEqual([]));
  document.dispatchEvent(new Event('scroll'));
  unmount();
  expect(asked).toEqual([]);
});

test('[5.9] [9.11] a video of an allowed site stands in its own player once the reader comes near', async () => {
  const { comeIntoView, options } = watchElements();
  const content = activityContent({ type: 'video', video: { ...VIDEO, captions: [], transcript: [] } });
  await show(content, { sources: 'www.youtube-nocookie.com' });
  expect(screen.queryByTitle(content.name)).toBeNull();
  comeIntoView();
  const frame = await screen.findByTitle(content.name);
  expect(frame.getAttribute('src')).toMatch(
    /^https:\/\/www\.youtube-nocookie\.com\/embed\/M7lc1UVf-VE\?.*hl=en/,
  );
  expect(frame.getAttribute('sandbox')).not.toMatch(/top-navigation|forms|modals/);
  expect(options).toContainEqual({ threshold: 0.1, rootMargin: '100px' });
});

test('[5.9] [9.11] a frame inside a text speaks the reader’s language, and is shown once the reader comes near', async () => {
  const { comeIntoView, options } = watchElements();
  const html =
    '<p>See <iframe title="Film" src="https://player.vimeo.com/video/1?h=a&amp;dnt=1"></iframe></p>';
  await show(activityContent({ text: { language: null, html } }), { sources: 'player.vimeo.com' });
  const frame = await screen.findByTitle('Film');
  await waitFor(() => expect(options).toContainEqual({ threshold: 0.1, rootMargin: '100px' }));
  expect(frame.getAttribute('src')).toBe('https://player.vimeo.com/video/1?h=a&dnt=1&texttrack=en');
  expect(frame.parentElement?.dataset['near']).toBeUndefined();
  comeIntoView();
  expect(frame.parentElement?.dataset['near']).toBe('');
});

test('[8.9] a video of any other site is not shown', async () => {
  watchElements();
  await show(activityContent({ type: 'video', video: { ...VIDEO, captions: [], transcript: [] } }));
  expect(
    screen.getByText(
      'This content is not available at the moment. Please come back later or ask your administrator.',
    ),
  ).toBeTruthy();
  expect(document.querySelector('iframe')).toBeNull();
});

test('[8.9] an activity with nothing in it says so', async () => {
  await show(activityContent());
  expect(screen.getByText(/This content is not available at the moment/)).toBeTruthy();
});

test('[4.2] a tool has its place, and whatever runs it takes the place', async () => {
  await show(activityContent({ type: 'lti' }));
  expect(screen.getByText('The tool opens here when it is ready.')).toBeTruthy();
});

test('[4.2] what runs a tool is shown in its place', async () => {
  await show(activityContent({ type: 'lti' }), { launch: <p>The quiz</p> });
  expect(screen.getByText('The quiz')).toBeTruthy();
  expect(screen.queryByText('The tool opens here when it is ready.')).toBeNull();
});
