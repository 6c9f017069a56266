import type { TeamField } from '@lantern/domain/team/team-fields';
import type { WrittenDiscussion } from '@lantern/domain/discussion/discussion-settings';

/** What is in an activity besides its text, as JSON keeps it: dates are texts, files their ids. */
export type StoredContent = {
  video?: StoredVideo;
  /** The activity is this file. */
  file?: string;
  event?: StoredEvent;
  discussion?: WrittenDiscussion;
  attachments?: string[];
  /** What a team fills in here. */
  team?: TeamField[];
};

export type StoredVideo = {
  /** Seconds. */
  duration?: number;
  transcript?: Array<{ second: number; text: string }>;
} & (
  | { source: 'file'; file: string; poster?: string; captions?: StoredTrack[] }
  | { source: 'vimeo' | 'youtube'; url: string }
);

export type StoredTrack = { language: string; label: string; file: string };

export type StoredEvent = {
  start: string;
  end: string;
  timeZone: string;
  place?: string;
  link?: string;
  description?: string;
};

/** Every file that the content names. */
export function filesOf({ video, file, attachments = [] }: StoredContent): string[] {
  const ofVideo = video?.source === 'file' ? [video.file, video.poster, ...tracks(video.captions)] : [];
  return [...ofVideo, file, ...attachments].filter((id) => id !== undefined);
}

function tracks(captions: StoredTrack[] = []): string[] {
  return captions.map(({ file }) => file);
}
