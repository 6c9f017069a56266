import { createHash } from 'node:crypto';
import type { ActivityType } from '@lantern/domain/vocabulary';

/** Ours alone, so that nobody else's names give the same ids. */
const NAMESPACE = '6f1d1c0e-7a3b-5d58-9c52-4a0d2f6be5b1';

/** The ids of an imported course, so that two imports of it give the same ones. */
export type CourseIds = ReturnType<typeof courseIds>;

export function courseIds(tenantId: string, code: string) {
  const idOf = (...names: string[]) => uuidOfName(JSON.stringify([tenantId, code, ...names]));
  return {
    course: idOf('course'),
    root: idOf('root'),
    offer: idOf('offer'),
    channel: idOf('channel'),
    /** Of another type it is another activity: what learners have done in the one says nothing about the other. */
    part: (key: string, type: ActivityType) => idOf('part', key, type),
    activity: (key: string, type: ActivityType) => idOf('activity', key, type),
    certificate: (name: string) => idOf('certificate', name),
    /** Other bytes, or other readers, are another file. */
    file: (file: { path: string; sha256: string; mediaType: string }, isPublic: boolean) =>
      idOf('file', file.path, file.sha256, file.mediaType, isPublic ? 'public' : 'private'),
  };
}

/** The same id for the same name in the same tenant. */
export function idInTenant(tenantId: string, ...names: string[]): string {
  return uuidOfName(JSON.stringify([tenantId, ...names]));
}

/** UUID version 5 (RFC 9562). */
function uuidOfName(name: string): string {
  const bytes = createHash('sha1')
    .update(Buffer.from(NAMESPACE.replaceAll('-', ''), 'hex'))
    .update(name)
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x50, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = bytes.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
