import type { ActivityLock } from '@lantern/domain/activity/activity-lock';

type LockText = 'soon' | 'startMissed' | 'duePassed' | 'completePrevious' | 'noLonger';

const TEXT_OF: Record<ActivityLock['kind'], LockText> = {
  comingSoon: 'soon',
  beforeStart: 'soon',
  afterStartUntil: 'startMissed',
  afterDue: 'duePassed',
  completePrevious: 'completePrevious',
  accessibleUntilPassed: 'noLonger',
  gracePeriodPassed: 'noLonger',
  noLongerAvailable: 'noLonger',
  reviewHidden: 'noLonger',
  serverSide: 'noLonger',
};

const en: Record<LockText, string> = {
  soon: 'The activity is going to be available soon. Please come back later.',
  startMissed: 'The activity is no longer available because the Available to start until date is missed.',
  duePassed: 'The activity is no longer available because the due date is missed.',
  completePrevious: 'Complete the previous activity to get access to this one.',
  noLonger: 'The activity is no longer available.',
};

const ar: Record<LockText, string> = {
  soon: 'سيكون النشاط متاحًا قريبًا. يُرجى العودة لاحقًا.',
  startMissed: 'لم يعد النشاط متاحًا لأن موعد البدء قد فات.',
  duePassed: 'لم يعد النشاط متاحًا لأن موعد الاستحقاق قد فات.',
  completePrevious: 'أكمل النشاط السابق للوصول إلى هذا النشاط.',
  noLonger: 'لم يعد النشاط متاحًا.',
};

/** [8.8] Why an activity was refused, as the learner reads it. */
export function activityLockText({ kind }: ActivityLock, locale: string): string {
  return (locale.startsWith('ar') ? ar : en)[TEXT_OF[kind]];
}
