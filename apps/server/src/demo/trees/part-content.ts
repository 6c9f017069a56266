import { parseAllowedSources } from '@lantern/domain/web/allowed-sources';
import { cleanRichText } from '../../rich-text/clean-rich-text';
import type { StoredEvent, StoredVideo } from '../../store/activities/stored-content';
import type { PartContent } from '../../store/setup/activity-content-setup';
import { demoFileId } from '../demo-file-path';
import type { DemoContent, DemoVideo } from './demo-part';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** As the database takes it: files by their ids, the event on its day. */
export function partContent(content: DemoContent, now: Date): PartContent {
  const { html, video, file, event, attachments } = content;
  return {
    ...(html && { html: cleanRichText(html, { frameSources: parseAllowedSources(DEMO_FRAME_SOURCES) }) }),
    details: {
      ...(video && { video: storedVideo(video) }),
      ...(file && { file: demoFileId(file) }),
      ...(event && { event: storedEvent(event, now) }),
      ...(attachments && { attachments: attachments.map(demoFileId) }),
    },
  };
}

function storedVideo(video: DemoVideo): StoredVideo {
  if (video.source !== 'file') return video;
  const captions = video.captions.map((track) => ({ ...track, file: demoFileId(track.file) }));
  return { ...video, file: demoFileId(video.file), captions };
}

function storedEvent(event: NonNullable<DemoContent['event']>, now: Date): StoredEvent {
  const { inDays, hour, minutes, ...facts } = event;
  const start = new Date(now.getTime() + inDays * DAY_MS);
  start.setUTCHours(hour, 0, 0, 0);
  const end = new Date(start.getTime() + minutes * MINUTE_MS);
  return { start: start.toISOString(), end: end.toISOString(), ...facts };
}

/** [3.22] Whose films the demo shows. */
export const DEMO_FRAME_SOURCES = 'player.vimeo.com,www.youtube-nocookie.com';
