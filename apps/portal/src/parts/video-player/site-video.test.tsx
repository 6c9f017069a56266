import type { VideoSite } from '@lantern/domain/web/video-frame';
import { act, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { NOON } from '../../testing/page-facts.builder';
import { renderAt } from '../../testing/render';
import { watchElements } from '../../testing/watched-elements';
import { SiteVideo } from './site-video';

const URLS: Record<VideoSite, string> = {
  youtube: 'https://www.youtube-nocookie.com/embed/M7lc1UVf-VE',
  vimeo: 'https://player.vimeo.com/video/76979871',
};
const DURATION = 600;

/** The site's player plays nothing here: the test says what it would. */
async function show(site: VideoSite, { savedSecond = null }: { savedSecond?: number | null } = {}) {
  const { comeIntoView } = watchElements();
  const told = { onSecond: vi.fn(), onWatched: vi.fn() };
  const { unmount } = await renderAt(
    NOON,
    <SiteVideo name="Cash" site={site} url={URLS[site]} savedSecond={savedSecond} {...told} />,
  );
  act(comeIntoView);
  const frame = document.querySelector('iframe');
  if (!frame) throw new Error('There is no player');
  const say = (data: unknown, { origin, source }: MessageEventInit = {}) =>
    dispatchEvent(
      new MessageEvent('message', {
        data: JSON.stringify(data),
        origin: origin ?? new URL(URLS[site]).origin,
        source: source ?? frame.contentWindow,
      }),
    );
  return { ...told, unmount, say };
}

const vimeo = (event: string, seconds: number) => ({ event, data: { seconds, duration: DURATION } });
const youtube = (info: object) => ({ event: 'infoDelivery', info });

test('[2.8] [7.12] the second of a Vimeo video is told when it is paused, and now and then', async () => {
  const { say, onSecond } = await show('vimeo');
  say(vimeo('timeupdate', 0.2));
  say(vimeo('timeupdate', 14));
  expect(onSecond).not.toHaveBeenCalled();
  say(vimeo('timeupdate', 15.4));
  expect(onSecond).toHaveBeenLastCalledWith(15.4, DURATION);
  say(vimeo('timeupdate', 20));
  say(vimeo('pause', 20.3));
  expect(onSecond).toHaveBeenLastCalledWith(20.3, DURATION);
  expect(onSecond).toHaveBeenCalledTimes(2);
});

test('[2.8] [7.12] the second of a YouTube video too, which tells only what has changed', async () => {
  const { say, onSecond } = await show('youtube', { savedSecond: 213 });
  say(youtube({ playerState: -1, currentTime: 0, duration: DURATION }));
  say(youtube({ playerState: 2 }));
  expect(onSecond).not.toHaveBeenCalled();
  say(youtube({ currentTime: 213.1 }));
  expect(onSecond).toHaveBeenLastCalledWith(213.1, DURATION);
  say(youtube({ currentTime: 217.5 }));
  say(youtube({ playerState: 2 }));
  expect(onSecond).toHaveBeenLastCalledWith(217.5, DURATION);
});

test.each<[string, (leave: () => void) => void]>([
  ['goes to another activity', (leave) => leave()],
  ['leaves the page', () => dispatchEvent(new Event('pagehide'))],
  [
    'looks at another tab',
    () => {
      vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
      document.dispatchEvent(new Event('visibilitychange'));
    },
  ],
])('[2.8] [7.12] whoever %s finds the very second again, and it is told once', async (_title, happen) => {
  const { say, onSecond, unmount } = await show('vimeo');
  say(vimeo('timeupdate', 0.2));
  say(vimeo('timeupdate', 7.9));
  expect(onSecond).not.toHaveBeenCalled();
  act(() => happen(unmount));
  unmount();
  expect(onSecond.mock.calls).toEqual([[7.9, DURATION]]);
  vi.restoreAllMocks();
});

test('[2.8] a video that was opened and not played keeps its second', async () => {
  const { say, onSecond, unmount } = await show('youtube', { savedSecond: 213 });
  say(youtube({ playerState: -1, currentTime: 0, duration: DURATION }));
  unmount();
  expect(onSecond).not.toHaveBeenCalled();
});

test('[2.8] without a connection it says so, and begins once there is one', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { comeIntoView } = watchElements();
  await renderAt(
    NOON,
    <SiteVideo
      name="Cash"
      site="vimeo"
      url={URLS.vimeo}
      savedSecond={null}
      onSecond={vi.fn()}
      onWatched={vi.fn()}
    />,
  );
  act(comeIntoView);
  expect(screen.queryByText('This activity needs a connection')).not.toBeNull();
  expect(document.querySelector('iframe')).toBeNull();

  online.mockReturnValue(true);
  act(() => void dispatchEvent(new Event('online')));
  expect(screen.getByTitle('Cash').getAttribute('src')).toBe(URLS.vimeo);

  online.mockReturnValue(false);
  act(() => void dispatchEvent(new Event('offline')));
  expect(screen.queryByTitle('Cash')).not.toBeNull();
  vi.restoreAllMocks();
});

test('[4.9] its end is told once, and whoever else speaks is not heard', async () => {
  const { say, onSecond, onWatched } = await show('vimeo');
  say(vimeo('timeupdate', 1));
  say(vimeo('timeupdate', 599), { origin: 'https://evil.example' });
  say(vimeo('timeupdate', 599), { source: window });
  expect(onWatched).not.toHaveBeenCalled();
  say(vimeo('timeupdate', 599));
  say(vimeo('ended', 600));
  expect(onWatched).toHaveBeenCalledOnce();
  expect(onSecond).toHaveBeenCalledWith(599, DURATION);
});
