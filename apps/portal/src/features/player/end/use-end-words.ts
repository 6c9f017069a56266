import { useTranslation } from 'react-i18next';
import type { EndFacts } from './end-facts';

/** How much was done in how long, and what is missing; every number is the one that the rest of the page shows. */
export function useEndWords({ isFinished, passed, days, activities, done, missing }: EndFacts): string {
  const { t } = useTranslation();
  if (!isFinished) return t('courseEnd.submittedText');
  const total = activities.length;
  if (missing.length === 0 && done === total) {
    const all = t('courseEnd.activities', { count: total });
    const lit = t(passed === false ? 'courseEnd.belowPassing' : 'courseEnd.allLit');
    return `${days === null ? `${all}.` : t('courseEnd.inDays', { activities: all, count: days })} ${lit}`;
  }
  const below = missing.filter(({ why }) => why === 'belowMinimum').length;
  const open = missing.length - below;
  const optional = total - done - open;
  return [
    t('courseEnd.complete', { done, count: total }),
    below > 0 && t('courseEnd.below', { count: below }),
    open > 0 && t('courseEnd.open', { count: open }),
    optional > 0 && t('courseEnd.optional', { count: optional }),
  ]
    .filter((sentence) => sentence !== false)
    .join(' ');
}
