import { contentsCount, type ContentsCount } from '@lantern/domain/contents/contents-count';
import { isInContents } from '@lantern/domain/contents/table-of-contents';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';

/** One line of the table of contents, with its place for those who only hear it. */
export type ContentsRow = {
  part: ActivityPart;
  level: number;
  position: number;
  siblings: number;
  /** Null for what holds no others. */
  module: { isOpen: boolean; count: ContentsCount } | null;
};

/** [2.29] [4.29] The lines that are to be seen: what is listed, and what open modules hold. */
export function contentsRows(
  parts: readonly ActivityPart[],
  isOpen: (axis: string) => boolean,
  level = 1,
): ContentsRow[] {
  const listed = parts.filter(isInContents);
  return listed.flatMap((part, index) => {
    const { children } = part.childActivity;
    const row = { part, level, position: index + 1, siblings: listed.length };
    if (children.length === 0) return [{ ...row, module: null }];
    const module = { isOpen: isOpen(part.axis), count: contentsCount(children) };
    return [{ ...row, module }, ...(module.isOpen ? contentsRows(children, isOpen, level + 1) : [])];
  });
}

/** Rows are made anew whenever a module opens; a line that says the same is not drawn again. */
export function isSameRow(one: ContentsRow, other: ContentsRow): boolean {
  return (
    one.part === other.part &&
    one.level === other.level &&
    one.position === other.position &&
    one.siblings === other.siblings &&
    one.module?.isOpen === other.module?.isOpen &&
    one.module?.count.done === other.module?.count.done &&
    one.module?.count.total === other.module?.count.total
  );
}
