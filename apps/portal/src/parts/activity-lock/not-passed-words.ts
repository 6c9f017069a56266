import type { NotPassed } from '@lantern/domain/tries/not-passed';
import type { TFunction } from 'i18next';
import type { Format } from '../../lib/format/use-format';

/** [8.8] The minimum passing score, the score and the attempts left: a sentence for each that is known. */
export function notPassedWords(
  { normalizedScore, normalizedPassingScore, remainingAttempts }: NotPassed,
  { t, format }: { t: TFunction; format: Format },
): string[] {
  const minimum =
    normalizedPassingScore !== null &&
    t('activityLock.minimumScore', { score: format.percent(normalizedPassingScore) });
  const score =
    normalizedScore !== null && t('activityLock.yourScore', { score: format.percent(normalizedScore) });
  const attempts = remainingAttempts !== null && t('activityLock.attemptsLeft', { count: remainingAttempts });
  return [minimum, score, attempts].filter((sentence) => sentence !== false);
}
