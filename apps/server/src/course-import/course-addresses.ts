import { BASE_PATH } from '@lantern/domain/course/course-paths';
import { storedFilePath } from '@lantern/domain/web/stored-file';

/** What a text of a course may name of the same course. */
export type CourseAddress = { kind: 'file' | 'part'; name: string };

const PORTABLE = /(\s(?:href|src))\s*=\s*(?:"course-(file|part):([^"]*)"|'course-(file|part):([^']*)')/gi;
const STORED =
  /(\s(?:href|src)=)"(?:\/api\/lms-storage\/v1\/files\/([\da-f-]{36})\/[^"]*|\/learn\/courses\/redirect\/[\da-f-]{36}\?activityId=([\da-f-]{36}))"/g;

/** The html with another address in place of each that names something of the course; null leaves it as it is. */
export function replacePortable(html: string, addressOf: (named: CourseAddress) => string | null): string {
  return html.replace(PORTABLE, (whole, before: string, ...found: Array<string | undefined>) => {
    const kind = (found[0] ?? found[2])?.toLowerCase() === 'file' ? 'file' : 'part';
    const address = addressOf({ kind, name: decoded(found[1] ?? found[3] ?? '') });
    return address === null ? whole : `${before}="${address}"`;
  });
}

/** The other way: addresses of this portal as the source of the course may name them. */
export function replaceStored(
  html: string,
  nameOf: { file: (id: string) => string | undefined; part: (activityId: string) => string | undefined },
): string {
  return html.replace(STORED, (whole, before: string, fileId?: string, activityId?: string) => {
    const path = fileId && nameOf.file(fileId);
    if (path !== undefined && path !== '')
      return `${before}"${portableAddress({ kind: 'file', name: path })}"`;
    const key = activityId && nameOf.part(activityId);
    if (key !== undefined && key !== '') return `${before}"${portableAddress({ kind: 'part', name: key })}"`;
    return whole;
  });
}

/** Safe in an attribute, and the same however the author spelled it. */
export function portableAddress({ kind, name }: CourseAddress): string {
  return `course-${kind}:${encoded(name)}`;
}

/** What the cleaner takes for an address of our own, until the ids are known. */
const STAND_IN = { file: '/api/lms-storage/v1/files/course-file/', part: '/course-part/' };

export function standInAddress({ kind, name }: CourseAddress): string {
  return `${STAND_IN[kind]}${encodeURIComponent(name).replaceAll("'", '%27')}`;
}

/** Stand-ins as they were before. */
export function replaceStandIns(html: string): string {
  return html.replace(
    /(\s(?:href|src)=)"(\/api\/lms-storage\/v1\/files\/course-file\/|\/course-part\/)([^"]*)"/g,
    (_, before: string, start: string, text: string) => {
      const kind = start === STAND_IN.file ? 'file' : 'part';
      return `${before}"${portableAddress({ kind, name: decoded(text) })}"`;
    },
  );
}

export function fileAddress(id: string, path: string): string {
  return storedFilePath({ id, name: fileName(path) }).replaceAll("'", '%27');
}

/** [2.6] [4.24] Leads into the activity from wherever the learner is. */
export function partAddress(objectiveId: string, activityId: string): string {
  return `${BASE_PATH}/courses/redirect/${objectiveId}?activityId=${activityId}`;
}

export function fileName(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}

function encoded(name: string): string {
  return name.split('/').map(encodeURIComponent).join('/').replaceAll("'", '%27');
}

/** As html and as an address; a name with a stray percent sign is what it is. */
function decoded(text: string): string {
  const plain = text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
  try {
    return decodeURIComponent(plain);
  } catch {
    return plain;
  }
}
