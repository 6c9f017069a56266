import type { VideoAction } from './video-action-of-key';

export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

type Stage = { video: HTMLVideoElement; frame: HTMLElement; toggleCaptions: () => void };

export function runVideoAction(action: VideoAction, { video, frame, toggleCaptions }: Stage): void {
  switch (action.kind) {
    case 'togglePlay':
      togglePlay(video);
      return;
    case 'toggleMute':
      setMuted(video, !video.muted);
      return;
    case 'toggleCaptions':
      toggleCaptions();
      return;
    case 'toggleFullscreen':
      void toggleFullscreen(frame);
      return;
    case 'skip':
      seekTo(video, video.currentTime + action.seconds);
      return;
    case 'seekShare':
      seekTo(video, (video.duration || 0) * action.share);
      return;
    case 'volume':
      setVolume(video, video.volume + action.by);
      return;
    case 'rate':
      setRate(video, nextRate(video.playbackRate, action.step));
  }
}

export function togglePlay(video: HTMLVideoElement): void {
  // Refused where the browser wants a press first, or when a pause comes before the first picture.
  if (video.paused) void video.play().catch(() => {});
  else video.pause();
}

export function seekTo(video: HTMLVideoElement, second: number): void {
  video.currentTime = clamp(second, video.duration || 0);
}

/** Sound that was turned down to nothing comes back when it is asked for. */
export function setMuted(video: HTMLVideoElement, isMuted: boolean): void {
  video.muted = isMuted;
  if (!isMuted && video.volume === 0) video.volume = 1;
}

export function setVolume(video: HTMLVideoElement, volume: number): void {
  video.volume = clamp(volume, 1);
  video.muted = video.volume === 0;
}

/** The default too: a video that is loaded again starts with it. */
export function setRate(video: HTMLVideoElement, rate: number): void {
  video.defaultPlaybackRate = rate;
  video.playbackRate = rate;
}

/** Loads the same video again and goes on at the same second. */
export function loadAgain(video: HTMLVideoElement): void {
  const second = video.currentTime;
  video.addEventListener(
    'loadedmetadata',
    () => {
      video.currentTime = second;
    },
    { once: true },
  );
  video.load();
}

/** The frame and not the video alone, so that our controls come along. */
export async function toggleFullscreen(frame: HTMLElement): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await frame.requestFullscreen();
  } catch {
    // Not everywhere allowed: the page stays as it is.
  }
}

function nextRate(rate: number, step: 1 | -1): number {
  const index = RATES.findIndex((one) => one >= rate);
  return RATES[Math.min(RATES.length - 1, Math.max(0, index + step))] ?? 1;
}

function clamp(value: number, max: number): number {
  return Math.min(max, Math.max(0, value));
}
