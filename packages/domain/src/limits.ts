/** [9.1]–[9.11] The numbers that the specification fixes. Milliseconds unless the name says otherwise. */
export const SESSION_INACTIVITY_LIMIT_SECONDS = 7200;
export const ACTIVITY_THROTTLE_MS = 100;
export const TOAST_DURATION_MS = 7000;
export const LOADER_FADE_MS = 200;
export const BLOCKING_SPINNER_DELAY_MS = 300;
export const COMMAND_POLL = { everyMs: 1000, forMs: 60_000 } as const;
export const SUBMIT_POLL = { everyMs: 2000, forMs: 60_000 } as const;
export const ENROLLMENT_POLL = { everyMs: 1500, attempts: 15 } as const;
/** Ours: how an open page looks for what graders and other devices have changed. */
export const WATCH = { shortestMs: 3000, longestMs: 12_000, growth: 1.25, besideStreamMs: 60_000 } as const;
export const FULL_TREE_RETRY_MS = 30_000;
export const SEARCH_DEBOUNCE_MS = 500;
/** Longer than any name; what follows would only make addresses too long for servers on the way. */
export const SEARCH_LENGTH = 200;
export const SHARE_COPIED_MS = 10_000;
export const CLOCK_REFRESH_MS = 60_000;
/** [9.5] Below this width an activity without mobile support asks for a desktop. */
export const MOBILE_WIDTH_PX = 970;
export const DESCRIPTION_LENGTH = 70;
export const LAZY_FRAME = { threshold: 0.1, marginPx: 100 } as const;
export const ACTION_BAR_LIMIT = 2;
/** [9.12] A course without a term carries the empty guid. */
export const NO_TERM_ID = '00000000-0000-0000-0000-000000000000';
/** [8.9] War and Peace has three million letters. What is longer is a mistake that would stop any browser. */
export const LONGEST_TEXT_BYTES = 4_000_000;
/** Ours: of a task that learners set themselves, and how many of them they may have. */
export const TASK_TITLE_LENGTH = 200;
export const MOST_PERSONAL_TASKS = 500;
/** Ours: of an event that learners put into their calendar, how long it may be, and how many of them they may have. */
export const EVENT_TITLE_LENGTH = 200;
export const LONGEST_EVENT_DAYS = 366;
export const MOST_PERSONAL_EVENTS = 2000;
/** Ours: at how many addresses other programs may read a learner's calendar. */
export const MOST_CALENDAR_FEEDS = 20;
/** Ours: how much of a calendar is asked for at once; a year, and what stands around it. */
export const MOST_CALENDAR_DAYS = 400;
/** Ours: of banners, how many there are, how many a reader is shown, and how long their texts. */
export const MOST_BANNERS = 100;
export const MOST_SHOWN_BANNERS = 4;
export const BANNER_LENGTHS = { label: 40, title: 60, text: 160, button: 30 } as const;
/** Ours: of what people write to each other, as they type it. */
export const POST_LENGTHS = { title: 200, text: 10_000 } as const;
/** Ours: what one person writes in one channel, before they are asked to wait. */
export const POST_FLOOD = { most: 10, inMs: 5 * 60_000 } as const;
export const MOST_PINNED = 5;
/** Ours: of discussions, what may be asked for, and how much is shown at once. */
export const REPORT_REASON_LENGTH = 500;
export const MOST_REQUIRED_POSTS = 20;
export const THREADS_A_PAGE = 20;
export const REPLIES_A_PAGE = 30;
