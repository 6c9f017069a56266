import { type LearnerFacts, rightToLearn } from '@lantern/domain/access/right-to-learn';
import { type LtiRefused, refused } from '../refusal';

/** [4.33] Reading 64: may the person who opened the activity still learn? Inside a frame no session says so. */
export function checkLearner(launch: LearnerFacts): LtiRefused | null {
  return rightToLearn(launch).kind === 'granted' ? null : refused('noRightToLearn');
}
