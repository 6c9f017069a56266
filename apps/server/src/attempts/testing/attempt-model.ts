import type { WorkflowState } from '@lantern/domain/vocabulary';
import type { Asked } from '../../testing/test-app';
import { type CourseKind, LAST_START, type World } from './attempt-world';

export type ModelAttempt = {
  id: string;
  state: WorkflowState;
  quiz: { id: string; isScored: boolean } | null;
};
export type Sent = {
  client: number;
  path: string;
  body: { id: string };
  answer: Pick<Asked, 'status' | 'json'>;
};

/** What the rules say should be, kept apart from the engine. */
export type Model = {
  now: Date;
  attempts: Partial<Record<CourseKind, ModelAttempt>>;
  sent: Sent[];
  steps: number;
};

export type Step = { label: string; run: (model: Model, world: World) => Promise<void> };

/** [4.8] [4.17] [4.21] */
export function mayStart({ attempts, now }: Model, course: CourseKind): boolean {
  const last = attempts[course];
  if (last && last.state !== 'finished') return false;
  if (last && course === 'page') return false;
  return course !== 'graded' || now <= LAST_START;
}

export function stateAfterSubmit(course: CourseKind, { quiz }: ModelAttempt): WorkflowState {
  if (course !== 'graded') return 'finished';
  return quiz && !quiz.isScored ? 'inGrading' : 'graded';
}
