import type { PersonalEvent } from '@lantern/contract/planner/personal-event';
import { ProblemError } from '@lantern/contract/problem-error';
import { eventTimeProblem } from '@lantern/domain/planner/event-time';
import { refusalText } from '../../texts/refusal-texts';

/** [2.12] What is wrong with the time of an event is told at its end. */
export function assertEventTime(event: PersonalEvent, locale: string): void {
  const problem = eventTimeProblem(event);
  if (problem === null) return;
  throw new ProblemError('commandFailed', {
    [event.on === null ? 'end' : 'until']: [refusalText(problem, locale)],
  });
}
