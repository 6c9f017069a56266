/** [2.28] What a course has for announcements: nothing, a channel that is off, one in which staff write, one in which learners answer. */
export const CHANNEL_STATES = ['none', 'off', 'on', 'replies'] as const;
export type ChannelState = (typeof CHANNEL_STATES)[number];
