import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { FileVideo } from './file-video';

const DURATION = 600;

/** The test page plays nothing: its clock is moved by hand. */
async function show({ savedSecond = null }: { savedSecond?: number | null } = {}) {
  const told = { onSecond: vi.fn(), onWatched: vi.fn() };
  await renderAt(
    NOON,
    <FileVideo
      name="The cash conversion cycle"
      url="/video.webm"
      poster={null}
      captions={[{ url: '/en.vtt', language: 'en', label: 'English' }]}
      transcript={[
        { second: 0, text: 'Lina buys flour.' },
        { second: 200.4, text: 'The hotel pays late.' },
      ]}
      language="en"
      savedSecond={savedSecond}
      {...told}
    />,
  );
  const video = document.querySelector('video');
  if (!video) throw new Error('There is no video');
  Object.defineProperty(video, 'duration', { value: DURATION });
  const goTo = (second: number) => {
    video.currentTime = second;
    fireEvent(video, new Event('timeupdate'));
  };
  fireEvent(video, new Event('loadedmetadata'));
  return { ...told, video, goTo };
}

test('[2.8] a video goes on at the very second, says so, and can start over', async () => {
  const { video } = await show({ savedSecond: 213.5 });
  expect(video.currentTime).toBe(213.5);
  expect(screen.getByText('Goes on at 3:33, where you stopped.')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Start over' }));
  expect(video.currentTime).toBe(0);
  expect(screen.queryByText(/where you stopped/)).toBeNull();
});

test('[7.12] where the learner is is told when they pause, and now and then', async () => {
  const { video, goTo, onSecond } = await show();
  goTo(14);
  expect(onSecond).not.toHaveBeenCalled();
  goTo(15);
  expect(onSecond).toHaveBeenLastCalledWith(15, DURATION);
  goTo(20);
  fireEvent(video, new Event('pause'));
  expect(onSecond).toHaveBeenLastCalledWith(20, DURATION);
  expect(onSecond).toHaveBeenCalledTimes(2);
});

test('[4.9] it is watched when its end is reached while it plays, and told once', async () => {
  const { video, goTo, onWatched } = await show();
  goTo(595);
  expect(onWatched).not.toHaveBeenCalled();
  vi.spyOn(video, 'paused', 'get').mockReturnValue(false);
  goTo(596);
  goTo(597);
  expect(onWatched).toHaveBeenCalledOnce();
});

test('the transcript follows, and a line that is pressed goes there', async () => {
  const { video, goTo } = await show();
  goTo(203);
  const line = screen.getByRole('button', { name: /The hotel pays late/, hidden: true });
  expect(line.getAttribute('aria-current')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: /Lina buys flour/, hidden: true }));
  expect(video.currentTime).toBe(0);
});

test('everything is done by key too', async () => {
  const { video, goTo } = await show();
  goTo(100);
  fireEvent.keyDown(video, { key: 'l' });
  expect(video.currentTime).toBe(110);
  fireEvent.keyDown(video, { key: 'm' });
  expect(video.muted).toBe(true);
  fireEvent.keyDown(video, { key: '>' });
  expect(video.playbackRate).toBe(1.25);
});

test('the speed is remembered from video to video', async () => {
  await show();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Speed' }), '1.5×');
  expect(localStorage.getItem('video-speed')).toBe('1.5');
});
