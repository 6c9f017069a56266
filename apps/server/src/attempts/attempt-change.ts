import { attemptStep, type Step } from '@lantern/domain/attempt/attempt-step';
import type { Attempt } from '../store/attempts/attempts';
import type { AttemptChange } from '../store/attempts/update-attempt';

export type Moment = { now: Date; newId: () => string };

/** [3.5] [3.6] What a step changes about an attempt, ready to be written. */
export function attemptChange(attempt: Attempt, step: Step, { now, newId }: Moment): AttemptChange {
  const { result, ...stepped } = attemptStep(attempt, step, now);
  return {
    ...stepped,
    score: null,
    tried: null,
    record: result && { id: newId(), ...result },
    isOpened: false,
    isNews: true,
    audit: null,
  };
}
