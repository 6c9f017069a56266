/** What the controls show of a video, each with the events that change it. */
export const IS_PLAYING = {
  events: ['play', 'pause', 'ended', 'emptied'],
  read: (video: HTMLVideoElement) => !video.paused && !video.ended,
  atFirst: false,
};

export const HAS_BEGUN = {
  events: ['play', 'seeked', 'emptied'],
  read: (video: HTMLVideoElement) => !video.paused || video.currentTime > 0,
  atFirst: false,
};

export const IS_WAITING = {
  events: ['waiting', 'playing', 'pause', 'canplay', 'error', 'emptied'],
  read: (video: HTMLVideoElement) => !video.paused && video.readyState < video.HAVE_FUTURE_DATA,
  atFirst: false,
};

export const SECOND = {
  events: ['timeupdate', 'seeking', 'seeked', 'loadedmetadata', 'emptied'],
  read: (video: HTMLVideoElement) => Math.floor(video.currentTime),
  atFirst: 0,
};

export const DURATION = {
  events: ['loadedmetadata', 'durationchange', 'emptied'],
  read: (video: HTMLVideoElement) => (Number.isFinite(video.duration) ? video.duration : 0),
  atFirst: 0,
};

export const IS_MUTED = {
  events: ['volumechange'],
  read: (video: HTMLVideoElement) => video.muted || video.volume === 0,
  atFirst: false,
};

export const VOLUME = {
  events: ['volumechange'],
  read: (video: HTMLVideoElement) => video.volume,
  atFirst: 1,
};

export const RATE = {
  events: ['ratechange'],
  read: (video: HTMLVideoElement) => video.playbackRate,
  atFirst: 1,
};

export const HAS_FAILED = {
  events: ['error', 'loadstart', 'loadedmetadata', 'emptied'],
  read: (video: HTMLVideoElement) => video.error !== null,
  atFirst: false,
};
