/** [3.22] Whose films the demo shows. */
export const DEMO_FRAME_SOURCES = 'player.vimeo.com,www.youtube-nocookie.com';
