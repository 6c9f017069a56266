import { canonicalJson } from './canonical-json';
import type { CourseDraft, DraftPart } from './course-draft';
import { type PlacedPart, placedParts } from './draft-parts';

export type CourseField = Exclude<keyof CourseDraft, 'code' | 'parts' | 'files'>;
export type PartField = Exclude<keyof DraftPart, 'key' | 'children'>;

/** What an import would change; parts by their keys, files by their paths. */
export type CourseChanges = {
  course: CourseField[];
  parts: {
    added: string[];
    changed: Array<{ key: string; fields: PartField[] }>;
    /** To another module or another place in it. */
    moved: string[];
    removed: string[];
    unchanged: number;
  };
  files: { added: string[]; changed: string[]; removed: string[]; unchanged: number };
};

/** Both in their normal form; null where there is no such course yet. */
export function compareCourse(draft: CourseDraft, stored: CourseDraft | null): CourseChanges {
  const { code: _code, parts, files, ...fields } = draft;
  return {
    course: changedFields(fields, stored),
    parts: partChanges(parts, stored?.parts ?? []),
    files: fileChanges(files, stored?.files ?? []),
  };
}

export function isUnchanged({ course, parts, files }: CourseChanges): boolean {
  const changes = [course, parts.added, parts.changed, parts.moved, parts.removed];
  return [...changes, files.added, files.changed, files.removed].every(({ length }) => length === 0);
}

function partChanges(parts: readonly DraftPart[], stored: readonly DraftPart[]): CourseChanges['parts'] {
  const after = byKey(placedParts(parts));
  const before = byKey(placedParts(stored));
  const common = [...after.values()].filter(({ part }) => before.has(part.key));
  const changed = common.flatMap(({ part: { key, children: _children, ...part } }) => {
    const fields = changedFields(part, before.get(key)?.part ?? null);
    return fields.length > 0 ? [{ key, fields }] : [];
  });
  const moved = movedKeys(after, before);
  const touched = new Set([...moved, ...changed.map(({ key }) => key)]);
  return {
    added: [...after.keys()].filter((key) => !before.has(key)),
    changed,
    moved,
    removed: [...before.keys()].filter((key) => !after.has(key)),
    unchanged: common.filter(({ part }) => !touched.has(part.key)).length,
  };
}

/** By its place among those siblings that were there before and still are: what comes or goes moves nobody else. */
function movedKeys(after: Map<string, PlacedPart>, before: Map<string, PlacedPart>): string[] {
  const placesAfter = placesAmong(after, before);
  const placesBefore = placesAmong(before, after);
  return [...placesAfter].filter(([key, place]) => placesBefore.get(key) !== place).map(([key]) => key);
}

function placesAmong(parts: Map<string, PlacedPart>, others: Map<string, PlacedPart>): Map<string, string> {
  const counts = new Map<string | null, number>();
  const places = new Map<string, string>();
  for (const [key, { parentKey }] of parts) {
    const other = others.get(key);
    if (!other) continue;
    const stays = other.parentKey === parentKey;
    const place = (counts.get(parentKey) ?? 0) + (stays ? 1 : 0);
    counts.set(parentKey, place);
    places.set(key, canonicalJson(stays ? [parentKey, place] : [parentKey]));
  }
  return places;
}

function fileChanges(files: CourseDraft['files'], stored: CourseDraft['files']): CourseChanges['files'] {
  const after = new Map(files.map((file) => [file.path, file]));
  const before = new Map(stored.map((file) => [file.path, file]));
  const common = [...after].filter(([path]) => before.has(path));
  const changed = common.filter(([path, { sha256, mediaType }]) => {
    const known = before.get(path);
    return known?.sha256 !== sha256 || known.mediaType !== mediaType;
  });
  return {
    added: [...after.keys()].filter((path) => !before.has(path)),
    changed: changed.map(([path]) => path),
    removed: [...before.keys()].filter((path) => !after.has(path)),
    unchanged: common.length - changed.length,
  };
}

function byKey(parts: PlacedPart[]): Map<string, PlacedPart> {
  return new Map(parts.map((placed) => [placed.part.key, placed]));
}

/** All of them where there was nothing before. */
function changedFields<Fields extends object>(fields: Fields, before: Fields | null): Array<keyof Fields> {
  const names = Object.keys(fields) as Array<keyof Fields>; // its own keys
  return names.filter((name) => !before || canonicalJson(fields[name]) !== canonicalJson(before[name]));
}
