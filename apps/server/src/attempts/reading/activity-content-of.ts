import type { ActivityContent } from '@lantern/contract/entities/activity-content';
import type { ActivityPlace } from '@lantern/contract/entities/activity-place';
import { asksForNothing, discussionSettings } from '@lantern/domain/discussion/discussion-settings';
import { storedFilePath } from '@lantern/domain/web/stored-file';
import { type AllowedSource, isAllowedSource } from '@lantern/domain/web/allowed-sources';
import type { ActivityContentRow, ContentFile } from '../../store/activities/activity-contents';
import type { StoredEvent, StoredVideo } from '../../store/activities/stored-content';
import { activityWorkflowOf } from '../activity-outcome';
import type { ReadActivity } from './read-activity';

/** [7.13] An activity's content as the wire shows it; films of other sites only from allowed ones (reading 43). */
export function activityContentOf(
  { attempt, node, activity, content }: ReadActivity,
  sources: readonly AllowedSource[],
): ActivityContent {
  const { partId, axis, duration } = node.part;
  const { workflow } = node.outcome;
  const { video, event, file, discussion, attachments = [] } = content.details ?? {};
  const files = new Map(content.files.map((each) => [each.id, each]));
  const shown = file ? fileOf(files, file) : null;
  const film = video && videoOf(video, { files, sources });
  return {
    ...activity,
    activityPartId: partId,
    axis,
    duration,
    displayMode: content.displayMode ?? attempt.displayMode,
    preferredWidth: content.preferredWidth,
    preferredHeight: content.preferredHeight,
    activityWorkflow: workflow && activityWorkflowOf(attempt, { ...workflow, partId }),
    place: placeOf(content),
    ...(content.html !== null && { text: { html: content.html, language: content.textLanguage } }),
    ...(film && { video: { ...film, language: attempt.language } }),
    ...(shown && { file: shown }),
    ...(event && {
      event: { ...eventOf(event, calendarPath(attempt.id, partId)), language: attempt.language },
    }),
    ...(node.part.type === 'discussion' && {
      discussion: {
        id: partId ?? attempt.objectiveId,
        asksForNothing: asksForNothing(discussionSettings(discussion)),
      },
    }),
    ...(content.toolName && { tool: { name: content.toolName } }),
    attachments: attachments.flatMap((id) => fileOf(files, id) ?? []),
  };
}

/** Where the event's calendar file is read. */
export function calendarPath(attemptId: string, partId: string | null): string {
  const activity = `/api/lms/v1/users/me/objective-workflows/${attemptId}/activity`;
  return partId === null ? `${activity}/event.ics` : `${activity}/${partId}/event.ics`;
}

type Video = NonNullable<ActivityContent['video']>;
type Files = ReadonlyMap<string, ContentFile>;

function fileOf(files: Files, id: string): ActivityContent['attachments'][number] | null {
  const file = files.get(id);
  if (!file) return null;
  const { name, byteLength, mediaType, isPublic } = file;
  return {
    url: storedFilePath(file),
    name,
    size: byteLength,
    mediaType,
    access: isPublic ? 'public' : 'private',
  };
}

function videoOf(
  video: StoredVideo,
  { files, sources }: { files: Files; sources: readonly AllowedSource[] },
): Omit<Video, 'language'> | null {
  const { duration = null, transcript = [] } = video;
  if (video.source !== 'file') {
    const { source, url } = video;
    if (!isAllowedSource(url, sources)) return null;
    return { source, url, mediaType: null, poster: null, duration, captions: [], transcript };
  }
  const film = files.get(video.file);
  if (!film) return null;
  const poster = video.poster ? files.get(video.poster) : undefined;
  const captions = (video.captions ?? []).flatMap(({ file, ...track }) => {
    const found = files.get(file);
    return found ? [{ ...track, url: storedFilePath(found) }] : [];
  });
  return {
    source: 'file',
    url: storedFilePath(film),
    mediaType: film.mediaType,
    poster: poster ? storedFilePath(poster) : null,
    duration,
    captions,
    transcript,
  };
}

function eventOf(
  event: StoredEvent,
  icsUrl: string,
): Omit<NonNullable<ActivityContent['event']>, 'language'> {
  return {
    start: new Date(event.start),
    end: new Date(event.end),
    timeZone: event.timeZone,
    place: event.place ?? null,
    link: event.link ?? null,
    description: event.description ?? '',
    icsUrl,
  };
}

function placeOf({ place, placeAt }: ActivityContentRow): ActivityPlace | null {
  return place && placeAt && { ...place, at: placeAt };
}
