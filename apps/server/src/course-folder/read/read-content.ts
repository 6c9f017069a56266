import type { DraftContent, DraftVideo } from '../../course-import/course-draft';
import type { StoredEvent } from '../../store/activities/stored-content';
import { mediaTypeOf } from './files/media-type';
import type { TextReader } from './text-reader';
import type { Fields } from './yaml-fields';

const HOSTS = {
  vimeo: /^(www\.|player\.)?vimeo\.com$/,
  youtube: /^((www\.|m\.)?youtube(-nocookie)?\.com|youtu\.be)$/,
};

export function readVideo(fields: Fields, folder: string, reader: TextReader): DraftVideo | null {
  const video = fields.map('video');
  if (!video) return null;
  const fileOf = (from: Fields, key: string) => {
    const address = from.text(key);
    return address === null ? null : reader.file(from, key, { address, folder });
  };
  const transcript = video.maps('transcript').map((line) => {
    const said = { second: line.number('second', { from: 0 }) ?? 0, text: needed(line, 'text') };
    line.end();
    return said;
  });
  const file = fileOf(video, 'file');
  if (file !== null && !mediaTypeOf(file).startsWith('video/'))
    video.report('file', 'must be a film, as swarm.mp4 or swarm.webm.');
  const url = video.text('url');
  const poster = fileOf(video, 'poster');
  const captions = video.maps('captions').map((track) => {
    const read = {
      language: needed(track, 'language'),
      label: neededName(track, 'label'),
      file: fileOf(track, 'file') ?? '',
    };
    if (!track.has('file')) track.report('file', 'is missing.');
    track.end();
    return read;
  });
  video.end();
  if (video.has('file') === (url !== null)) fields.report('video', 'needs either a “file” or a “url”.');
  if (url === null) return file === null ? null : { transcript, source: 'file', file, poster, captions };
  for (const key of ['poster', 'captions'])
    if (video.has(key)) video.report(key, 'belongs to a film of your own.');
  const source = videoHost(url);
  if (source === null) video.report('url', 'must be an address at Vimeo or YouTube.');
  return source && { transcript, source, url };
}

function videoHost(url: string): 'vimeo' | 'youtube' | null {
  if (!URL.canParse(url) || new URL(url).protocol !== 'https:') return null;
  const { hostname } = new URL(url);
  if (HOSTS.vimeo.test(hostname)) return 'vimeo';
  return HOSTS.youtube.test(hostname) ? 'youtube' : null;
}

export function readEvent(fields: Fields): StoredEvent | null {
  const event = fields.map('event');
  if (!event) return null;
  const start = event.instant('start');
  const end = event.instant('end');
  const timeZone = needed(event, 'time-zone');
  const place = event.text('place');
  const link = event.text('link');
  const description = event.text('description');
  event.end();
  for (const key of ['start', 'end']) if (!event.has(key)) event.report(key, 'is missing.');
  if (timeZone !== '' && !isTimeZone(timeZone))
    event.report('time-zone', 'must be a time zone, as Europe/Stockholm.');
  if (link !== null && !/^https?:\/\//.test(link)) event.report('link', 'must begin with https://.');
  if (start !== null && end !== null && end < start) event.report('end', 'lies before the start.');
  if (start === null || end === null) return null;
  return {
    start,
    end,
    timeZone,
    ...(place && { place }),
    ...(link && { link }),
    ...(description && { description }),
  };
}

export function readTool(fields: Fields): DraftContent['tool'] {
  const tool = fields.map('tool');
  if (!tool) return null;
  const custom = tool.map('custom');
  const read = {
    name: neededName(tool, 'name'),
    targetLinkUri: tool.text('url'),
    custom: Object.fromEntries((custom?.keys() ?? []).map((key) => [key, custom?.text(key) ?? ''])),
  };
  tool.end();
  return read;
}

/** A text that must be there. */
export function needed(fields: Fields, key: string): string {
  return present(fields, key, fields.text(key));
}

/** A name that must be there. */
export function neededName(fields: Fields, key: string, most?: number): string {
  return present(fields, key, fields.name(key, most));
}

function present(fields: Fields, key: string, text: string | null): string {
  if (text === null && !fields.has(key)) fields.report(key, 'is missing.');
  return text ?? '';
}

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}
