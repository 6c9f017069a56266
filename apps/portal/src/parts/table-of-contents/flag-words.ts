import type { ContentsFlag } from '@lantern/domain/contents/contents-marks';
import { type NotPassed, notPassed, type TriedCourse } from '@lantern/domain/tries/not-passed';
import type { ContentsLock } from '@lantern/domain/contents/table-of-contents';
import type { TFunction } from 'i18next';
import type { ActivityPart } from '@lantern/domain/activity/activity-part';
import type { Format } from '../../lib/format/use-format';
import { lockSentences } from '../activity-lock/lock-words';
import { notPassedWords } from '../activity-lock/not-passed-words';

type Marked = {
  part: ActivityPart;
  course: TriedCourse;
  flags: readonly ContentsFlag[];
  lock: ContentsLock | null;
  isOutOfReach?: boolean;
};

/** [2.29] [8.8] The tooltip of an entry: what its signs mean, and why and until when it is locked; null when there is nothing to say. */
export function flagWords(
  { part, course, flags, lock, isOutOfReach = false }: Marked,
  words: { t: TFunction; format: Format },
): string | null {
  const sentences = flags.map((flag) =>
    flag === 'belowPassingScore'
      ? belowPassingScore(notPassed(part, course), words)
      : words.t(`contents.flag.${flag}`),
  );
  if (lock && !flags.includes('comingSoon')) sentences.push(lockSentences(lock, words));
  if (isOutOfReach) sentences.push(words.t('contents.flag.needsConnection'));
  return sentences.length > 0 ? sentences.join(' ') : null;
}

/** [8.8] With the score, the one needed, and the attempts that are left. */
function belowPassingScore(facts: NotPassed | null, words: { t: TFunction; format: Format }): string {
  const details = facts ? notPassedWords(facts, words) : [];
  return [words.t('contents.flag.belowPassingScore'), ...details].join(' ');
}
