import { counts } from './counted-activity';
import type { CourseNode } from './course-node';
import { isDone } from './is-done';

/** [4.26] What must be completed first, by the axis of each part that is not available yet. */
export function sequenceLocks(nodes: readonly CourseNode[]): Map<string, string> {
  const locks = new Map<string, string>();
  lockBelow(nodes, null, locks);
  return locks;
}

/** [4.26] [8.8] Handed in and, where it must be passed, passed; of a module all that is required in it. */
function isCompleted({ part: { passingScore }, outcome, children }: CourseNode): boolean {
  if (children.length > 0) return children.filter(isRequired).every(isCompleted);
  const { workflow, normalizedScore } = outcome;
  return isDone(workflow) && (passingScore === null || (normalizedScore ?? 0) >= passingScore);
}

/** What closes a part closes all that is in it. */
function lockBelow(nodes: readonly CourseNode[], above: string | null, locks: Map<string, string>): void {
  let previous: CourseNode | null = null;
  for (const node of nodes) {
    const { axis, requiresPrevious } = node.part;
    const waitsFor: string | null = above ?? (requiresPrevious ? firstOpen(previous) : null);
    if (waitsFor !== null) locks.set(axis, waitsFor);
    lockBelow(node.children, waitsFor, locks);
    if (isRequired(node)) previous = node;
  }
}

/** The very activity to go to: in a module the first that is still to be completed; null when all is. */
function firstOpen(node: CourseNode | null): string | null {
  if (node === null || isCompleted(node)) return null;
  const open = node.children.filter(isRequired).find((child) => !isCompleted(child));
  return open ? firstOpen(open) : node.part.axis;
}

/** Nobody can be asked to complete what is not there. */
function isRequired(node: CourseNode): boolean {
  return !node.part.optional && counts(node);
}
