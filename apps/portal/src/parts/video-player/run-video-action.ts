import type { VideoAction } from './video-action-of-key';

export const RATES = [0.5, 0.75, 1, 1.25, 1.5, 1.75, 2] as const;

type Stage = { video: HTMLVideoElement; frame: HTMLElement; toggleCaptions: () => void };

export function runVideoAction(action: VideoAction, { video, frame, toggleCaptions }: Stage): void {
  switch (action.kind) {
    case 'togglePlay':
      togglePlay(video);
      return;
    case 'toggleMute':
      video.muted = !video.muted;
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
      video.muted = false;
      video.volume = clamp(video.volume + action.by, 1);
      return;
    case 'rate':
      video.playbackRate = nextRate(video.playbackRate, action.step);
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
