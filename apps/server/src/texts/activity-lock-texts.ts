import type { ContentRefusal } from '@lantern/domain/contents/content-access';

type LockText =
  | 'soon'
  | 'startMissed'
  | 'duePassed'
  | 'completePrevious'
  | 'courseCompleted'
  | 'beingGraded'
  | 'noLonger'
  | 'proctored'
  | 'notNow';

const TEXT_OF: Record<ContentRefusal['kind'], LockText> = {
  comingSoon: 'soon',
  beforeStart: 'soon',
  afterStartUntil: 'startMissed',
  afterDue: 'duePassed',
  completePrevious: 'completePrevious',
  accessibleUntilPassed: 'noLonger',
  gracePeriodPassed: 'noLonger',
  noLongerAvailable: 'noLonger',
  proctored: 'proctored',
  reviewHidden: 'noLonger',
  serverSide: 'noLonger',
  courseCompleted: 'courseCompleted',
  beingGraded: 'beingGraded',
  reviewClosed: 'notNow',
};

const en: Record<LockText, string> = {
  soon: 'The activity is going to be available soon. Please come back later.',
  startMissed: 'The activity is no longer available because the Available to start until date is missed.',
  duePassed: 'The activity is no longer available because the due date is missed.',
  completePrevious: 'Complete the previous activity to get access to this one.',
  courseCompleted: "You can't access new content after completing the course.",
  beingGraded: 'This course is being graded. Please come back later or ask your instructor.',
  noLonger: 'The activity is no longer available.',
  proctored: 'This activity is taken under supervision. It opens while a proctoring session is in progress.',
  notNow: 'This content is not available at the moment. Please come back later or ask your administrator.',
};

const ar: Record<LockText, string> = {
  soon: 'سيكون النشاط متاحًا قريبًا. يُرجى العودة لاحقًا.',
  startMissed: 'لم يعد النشاط متاحًا لأن موعد البدء قد فات.',
  duePassed: 'لم يعد النشاط متاحًا لأن موعد الاستحقاق قد فات.',
  completePrevious: 'أكمل النشاط السابق للوصول إلى هذا النشاط.',
  courseCompleted: 'لا يمكنك الوصول إلى محتوى جديد بعد إكمال الدورة.',
  beingGraded: 'هذه الدورة قيد التقييم. يُرجى العودة لاحقًا أو سؤال المدرّب.',
  noLonger: 'لم يعد النشاط متاحًا.',
  proctored: 'يُؤخذ هذا النشاط تحت المراقبة. يُفتح أثناء جلسة مراقبة جارية.',
  notNow: 'هذا المحتوى غير متاح حاليًا. يُرجى العودة لاحقًا أو سؤال المسؤول.',
};

/** [8.8] Why an activity was refused, as the learner reads it. */
export function activityLockText({ kind }: Pick<ContentRefusal, 'kind'>, locale: string): string {
  return (locale.startsWith('ar') ? ar : en)[TEXT_OF[kind]];
}
