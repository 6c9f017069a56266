/**
 * Where a browser hears what has changed, as server-sent events: after the last number that it has (`after`), or in its
 * first stream since its page was made (`since`, in milliseconds).
 */
export const LIVE_PATH = '/api/lms/v1/users/me/live';

/**
 * What can change while pages are open: something of the person's own (`attempts`, `enrolments`, `notifications`), or what many share,
 * with its id. A page that hears of it asks the ordinary calls.
 */
export type LiveTopic = 'attempts' | 'enrolments' | 'notifications' | SharedTopic;

/** Told once, to everybody whom it concerns. */
export type SharedTopic = 'tenant' | `course:${string}` | `team:${string}` | `discussion:${string}`;

/** The names of the events: what the server says. */
export type LiveEvent =
  /** The stream is open; its id is how far it has come. */
  | 'hello'
  | 'changed'
  /** Too much was missed to tell it one by one: whatever is shown may be another. */
  | 'reset'
  /** Nothing, but the stream is alive. */
  | 'beat'
  | 'signed-out'
  /** The server stops: come back after `pauseMs`. */
  | 'moved';
