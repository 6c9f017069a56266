import type { Concealment } from '@lantern/domain/activity/activity-review';
import type { ContentRefusal } from '@lantern/domain/contents/content-access';
import type { TFunction } from 'i18next';
import type { Format } from '../../lib/format/use-format';

export type LockWords = {
  title: string;
  /** [8.8] Why, in the words of the specification. */
  text: string;
  /** When it ends or ended, or what else there is to know. */
  more: string | null;
};

type Words = { t: TFunction; format: Format };

/** [4.26] [8.8] [8.9] What a lock says. */
export function lockWords(lock: ContentRefusal, words: Words): LockWords {
  const { t } = words;
  switch (lock.kind) {
    case 'comingSoon':
      return { title: t('activityLock.comingSoonTitle'), text: t('activityLock.soon'), more: null };
    case 'beforeStart':
      return {
        title: t('activityLock.notYetTitle'),
        text: t('activityLock.soon'),
        more: dated('opensOn', lock.from, words),
      };
    case 'completePrevious':
      return { title: t('activityLock.lockedTitle'), text: t('activityLock.completePrevious'), more: null };
    case 'proctored':
      return { title: t('activityLock.lockedTitle'), text: t('activityLock.proctored'), more: null };
    case 'courseCompleted':
      return { title: t('activityLock.lockedTitle'), text: t('activityLock.courseCompleted'), more: null };
    case 'afterStartUntil':
      return over('startMissed', dated('couldStartUntil', lock.until, words), words);
    case 'afterDue':
      return over('duePassed', dated('closedOn', lock.until, words), words);
    case 'gracePeriodPassed':
    case 'accessibleUntilPassed':
      return over('noLonger', dated('closedOn', lock.until, words), words);
    case 'noLongerAvailable':
      return over('noLonger', null, words);
    case 'serverSide':
      return over('noLonger', t('activityLock.notAtTheMoment'), words);
    case 'beingGraded':
      return {
        title: t('activityLock.lockedTitle'),
        text: t('courseNotices.beingGradedTitle'),
        more: t('courseNotices.beingGradedAdvice'),
      };
    case 'reviewClosed':
      if (lock.from)
        return {
          title: t('activityLock.notYetTitle'),
          text: t('activityLock.review.notYet'),
          more: dated('reviewFrom', lock.from, words),
        };
      return over('noLonger', t('activityLock.review.never'), words);
    case 'reviewHidden':
      return over('noLonger', concealmentWords(lock.concealment, words), words);
  }
}

/** [8.8] Why and until when, where there is one place for both. */
export function lockSentences(lock: ContentRefusal, words: Words): string {
  const { text, more } = lockWords(lock, words);
  return more ? `${text} ${more}` : text;
}

function over(text: 'startMissed' | 'duePassed' | 'noLonger', more: string | null, { t }: Words): LockWords {
  return { title: t('activityLock.overTitle'), text: t(`activityLock.${text}`), more };
}

/** [4.27] Why the review is kept back. */
function concealmentWords(concealment: Concealment, words: Words): string {
  if (concealment.kind !== 'beforeDate') return words.t(`activityLock.review.${concealment.kind}`);
  const { revealsAt } = concealment;
  return revealsAt ? dated('reviewFrom', revealsAt, words) : words.t('activityLock.review.notYet');
}

function dated(
  key: 'opensOn' | 'closedOn' | 'couldStartUntil' | 'reviewFrom',
  date: Date,
  { t, format }: Words,
): string {
  return t(`activityLock.${key}`, { date: format.dateTime(date) });
}
